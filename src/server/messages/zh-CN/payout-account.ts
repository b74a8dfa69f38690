// Words of the payout account form, in Chinese.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  cardType: { title: '账户类型', bank: '银行账户', wallet: '电子钱包' },
  channelNumber: {
    title: '打款方式',
    placeholder: '请选择方式',
    instant: '直接打入账户',
    counter: '到网点领取',
  },
  bankCode: { title: '银行', placeholder: '请选择您的银行' },
  accountNumber: { title: '账号', placeholder: '只填数字' },
  accountName: { title: '户名', placeholder: '与银行登记一致' },
  branch: { title: '网点', placeholder: '网点名称' },
  city: { title: '城市', placeholder: '请选择网点所在城市' },
  walletCode: { title: '电子钱包', placeholder: '请选择您的电子钱包' },
  walletNumber: { title: '钱包号码', placeholder: '钱包绑定的手机号' },
  birthDay: { title: '出生日期', placeholder: '与钱包登记一致' },
  digitRange: ({ least, most }) => `${least} 至 ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }) =>
      `【${lender}】${code} 是您将收款账户改为 ${bank} ${account} 的验证码，${minutes} 分钟内有效。如非您本人操作，请勿告诉任何人。`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }) =>
      `【${lender}】您的贷款今后将打入 ${bank} ${account}。如非您本人操作，请立即致电 ${support}。`,
  },
}
