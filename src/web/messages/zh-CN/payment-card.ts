// Words of the repayment bank selection, in Chinese.

import type { paymentCard as english } from '../en/payment-card.ts'

export const paymentCard: typeof english = {
  payingAs: (name) => `以 ${name} 的身份付款`,
  title: '还款',
  toPayNow: '现在应还',
  repaymentDate: '还款日期',
  chooseCard: '用已保存的银行卡付款',
  noCardYet: '这里暂时不能用银行卡付款',
  noCardText: '请用还款码在门店付款或银行转账，也可使用页面提供的电子钱包。',
  payout: '收款账户',
  payoutNote: '我们把钱打给您的账户，不能用来还款',
  wallet: '用钱包付款',
  walletNote: '在钱包自己的页面',
  byCode: '用还款码付款',
  byCodeNote: '便利店、钱包或银行转账',
  submit: '付款',
  youPayNow: '您现在付',
  once: '可以放心再按一次：同一笔款项绝不会扣两次。',
  chooseCardFirst: '请先选择还款银行卡',
  wrongCode: '请输入正确的验证码',
  processingFailed: '处理失败',
  error: '出错了',
  none: '要还哪一笔贷款？',
  noneText: '这个链接没有指明贷款。请从您的贷款中打开还款。',
  toOrders: '查看我的贷款',
  toOrder: '查看这笔贷款',

  step: {
    title: '验证码',
    sent: '我们已向您的手机发送验证码。',
    sentText: '只用于这笔付款。请勿告诉任何人。',
    card: '银行卡',
    label: '短信验证码',
    getCode: '获取验证码',
    seconds: (count) => `${count} 秒`,
    cancel: '取消',
    confirm: '确认',
  },

  walletPage: {
    title: '钱包',
    voice: '接下来前往钱包',
    text: '您将在钱包自己的页面付款，之后回到您的贷款，那里会显示款项是否到账。',
    submit: '前往钱包',
    notOffered: '这笔付款不能使用钱包。',
    other: '换一种方式付款',
  },
}
