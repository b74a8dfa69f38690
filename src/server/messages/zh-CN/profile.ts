// Words of a borrower's own account, in Chinese.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `贷款 ${v.orderId}`,
    reminders: {
      title: '短信提醒',
      explanation: '还款到期前以及逾期时的简短短信。',
    },
    phoneMessages: { title: '手机上的消息', explanation: '应用只提示有新消息，从不显示金额或姓名。' },
    newsByEmail: { title: '邮件资讯', explanation: '发送到您邮箱的优惠与资讯。' },
    location: { title: '您手机的位置', explanation: '只询问一次的大致区域。撤回同意后立即删除。' },
    deviceInfo: {
      title: '您手机运行的系统',
      explanation: '系统和主要版本。撤回同意后立即删除。',
    },
  },
  leftOut: {
    accountNumber: {
      what: '您的银行账号、卡号和证件号码，仅保留末尾几位',
      why: '在您手机上发现这份文件的人不应读到这些号码。我们加密保存。',
    },
    secrets: {
      what: '验证码、链接和登录密钥',
      why: '我们只以无法还原的形式保存。',
    },
    books: {
      what: '复式账簿',
      why: '它以会计分录的形式重复同样的还款和费用。',
    },
    limits: {
      what: '防滥用计数器',
      why: '它们不含任何人的姓名，几天后我们就删除。',
    },
  },
}
