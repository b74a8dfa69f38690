// Words of the desk, in Chinese: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: '请检查以下栏目：',
    reportIsWrong: '报告未导入，一条也没有导入：',
    sessionIsMissing: '您的会话已结束，请重新登录。',
    rightIsMissing: '您的职责不允许此操作。',
    formIsForeign: '此表单来自别处。',
    passkeyIsNotAccepted: '此通行密钥未被接受。',
    loginIsTooLongAgo: '您登录已久。请退出并重新登录，然后再试一次。',
    proposalIsOwn: '这是您自己提出的，须由他人决定。',
    caseNamesYou: '此投诉提到了您：由其他人阅读和答复。',
    notFound: '这里没有此项内容。',
    methodIsWrong: '此地址不接受这种调用。',
    itemIsTaken: '已有他人接手。',
    itemIsNotYours: '这不是您接手的，不能交回。',
    officerIsLast: '这是最后一位管理员，请先邀请另一位。',
    passkeyIsLast: '这是您唯一的通行密钥，请先添加另一个。',
    tooManyPasskeys: '您的通行密钥数量已达上限，请先移除一个。',
    providerSaysRole: '身份和角色由身份提供方决定，请在那里更改。',
    proposalIsDecided: '此项已作决定。',
    proposalHasExpired: '此提议已过期，请重新提出。',
    loanHasMoved: '贷款已有变化，请看过新的结果再决定。',
    cannotBeDone: '此项无法办理：',
    invitationIsOver: '此邀请已使用、已过期，或已被新的邀请取代。',
    bodyIsTooLarge: '内容过大，无法发送。',
    bodyIsUnreadable: '内容无法读取。',
    keyWasUsed: '此密钥已用于其他请求。',
    tooManyCalls: '调用过多，请稍候。',
    failed: '我们这边出了问题，请重试。',
    outOfReach: '目前无法访问我们的记录，请稍后重试。',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    '一次最多可发送 20 MB，结算报告最多 256 MB。未保存任何内容。如果报告更大，请向服务商索取天数更少的报告，然后返回并选择该文件。',
}
