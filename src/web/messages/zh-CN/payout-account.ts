// Words of the payment account form, in Chinese.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: '银行账户',
  lead: '我们只会把钱打到这个账户。账户必须在您本人名下。',
  accountOf: (name) => `${name} 的账户`,
  cardType: '账户类型',
  required: '请填写。',
  chooseOne: '请选择一项。',
  onlyFor: (choice) => `仅适用于：${choice}`,
  always: '适用于所有打款方式',
  next: '下一步',
  keepsNumber: '如果您不输入新的号码，原号码保持不变。',
  notForPaying: {
    title: '这个账户不能用来还款',
    text: '我们把钱打到这个账户。在这里保存后，您的贷款会发放到该账户，不会从中扣款。',
    pay: '去还款',
  },
  step: {
    voice: '是您本人吗？',
    text: (sentTo) =>
      sentTo === ''
        ? '我们已向您的手机发送验证码。在您输入之前，款项仍打入原账户。'
        : `我们已向 ${sentTo} 发送验证码。在您输入之前，款项仍打入原账户。`,
    label: '短信验证码',
    sixDigits: '请输入六位验证码。',
    getCode: '获取验证码',
    seconds: (count) => `${count} 秒`,
    cancel: '取消',
    confirm: '确认',
    never: '不是您本人？请什么也不要做，也不要把验证码告诉任何人。',
  },
  done: {
    account: (account) => `已保存：${account}`,
    voice: '您的账户已保存。',
    text: '从现在起，我们会把钱打到这里。',
    back: '查看我的贷款',
    again: '再次修改',
  },
}
