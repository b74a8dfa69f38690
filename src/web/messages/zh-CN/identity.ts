// Words of login, logout and account deletion, in Chinese.

import { writtenWait } from '../../../core/waiting-time.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = unbrokenDate('zh-CN')
const wait = writtenWait('zh-CN')

/** Said before a code is sent, and again where the server refuses. */
const whyNot = '如果现在注销，您将无法查看或证明自己的还款。贷款还清后，您可以在这里立即注销账户。'
const toOrder = '查看我的贷款'

export const identity: typeof english = {
  phone: '手机号码',
  phoneInvalid: '请输入有效的手机号码。',
  getCode: '获取验证码',
  getNewCode: '重新获取验证码',
  seconds: (count) => `${count} 秒`,
  code: '短信验证码',
  codeInvalid: '请输入六位数字的验证码。',
  close: '关闭',

  passkey: {
    title: '手机锁',
    button: '用这部手机的锁登录',
    text: '用您的指纹、面容或屏幕密码代替短信验证码。它们只留在您的手机里。',
    none: '还没有添加手机。',
    some: '这些手机可以打开您的账户。',
    phone: '手机',
    added: '添加于',
    lastUsed: '上次使用',
    never: '还没用过',
    remove: '删除',
    saved: '这部手机已添加。下次您可以用它的锁登录。',
    removed: '已删除。它不能再用来登录。',
    notHere: '这个浏览器不支持。',
    stopped: '没有任何改动。您可以再试一次。',
    add: '添加这部手机',
    again: '重新登录',
    lost: '手机丢了？在这里删除它。您随时可以用验证码登录。',
  },

  login: {
    title: '登录',
    welcome: '您好。我们会给您发短信验证码。',
    sent: (seconds) => `验证码已发送。${wait(seconds)}后可以重新获取。`,
    sentNow: '验证码已发送。现在可以重新获取。',
    called: (seconds) => `我们正在给您打电话。${wait(seconds)}后可以重新获取验证码。`,
    callMe: '用电话接收验证码',
    callText: '没收到短信？我们会打电话，把验证码读两遍。',
    never: '我们绝不会通过电话索要验证码。索要的人一定不是我们。',
    newPhone: '我换了手机号码',
    settings: '语言与显示',
    submit: '登录',
    missing: (count) => `验证码还差 ${count} 位数字。`,
    longCode: (digits: number) => `此验证码较长：请输入全部 ${digits} 位数字。`,
    noAccount: '还没有账户？登录时会自动创建。',
    already: (name) => `您当前以 ${name} 登录。`,
    goOn: '继续',
  },

  logout: {
    title: '退出登录',
    voice: (name) => (name === '' ? '要在这台手机上退出登录吗？' : `要在这台手机上退出 ${name} 的登录吗？`),
    text: '不会丢失任何内容。您随时可以用验证码再次登录。',
    submit: '退出登录',
    stay: '保持登录',
    done: '您已退出登录。',
    doneText: '别人用这台手机看不到您的贷款。',
    again: '重新登录',
  },

  delete: {
    title: '注销账户',
    voice: '在这里立即注销您的账户。',
    lead: '我们会向您的手机发送验证码，用来确认是您本人。',
    own: (name) => `必须是本账户的手机号码：${name}。`,
    sendCode: '发送验证码',
    sentTitle: '验证码已发送！',
    sentText: '验证码已用短信发到这台手机，10 分钟内有效。',
    toCode: '输入验证码',
    confirm: '确认注销',
    afterCode: '此操作无法撤销。',
    doneTitle: '您的账户已注销！',
    doneText: '依法必须保留的记录不再带有您的姓名。',
    doneVoice: '再见，祝您一切顺利。',
    toStart: '返回首页',

    what: '注销后会怎样',
    erased: '删除',
    erasedWhat: '手机号、姓名、银行账户、图片、投诉、登录记录',
    kept: '按法律要求的期限保留',
    keptWhat: '合同和还款记录，不含您的姓名',
    keptWhy: '法律要求贷款机构保存记录。记录能显示贷款已还清，但看不到是谁的。',
    when: '何时',
    whenWhat: '您和我们互不相欠后，立即注销',

    keptBy: {
      debt: {
        title: '暂时无法注销：还有未结清的贷款。',
        text: whyNot,
        to: toOrder,
      },
      application: {
        title: '暂时无法注销：您的贷款正在审批或放款。',
        text: '完成后，请再来这里。',
        to: '查看我的申请',
      },
      credit: {
        title: '暂时无法注销：我们还欠您钱。',
        text: '您多付了款。请先申请退还。',
        to: '取回我的钱',
      },
    },
    refused: '现在还不行',
    payment: (place, day) => `第 ${place} 期，到期日 ${written(day)}`,
    late: '逾期费',
    youStillOwe: '您还欠',
    whyNot,
    repay: '还款',
    toOrder,
    notMine: '这不是我欠的',
    talk: '联系我们',
  },
}
