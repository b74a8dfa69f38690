// Words of the promotion landing pages, in Chinese.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  templates: {
    plain: {
      title: '一份看得明白的贷款',
      text: '在您同意之前，每项费用都在屏幕上，没有其他费用。',
      buttonText: '立即申请',
      agreementTitle: '注册协议',
    },
    returning: {
      title: '很高兴再次见到您',
      text: '您知道流程：先看全部费用，再由您决定。',
      buttonText: '再次申请',
      agreementTitle: '注册协议',
    },
  },
  rate: ({ rate }) => `利息 ${rate} 起。费用在您同意之前显示。`,
  sms: {
    alreadyRegistered: ({ lender }) => `【${lender}】您已有账户。请下载应用并登录。`,
  },
}
