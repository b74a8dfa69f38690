// Words of the payment guide, in Chinese.

import type { paymentGuide as english } from '../en/payment-guide.ts'

export const paymentGuide: typeof english = {
  title: '如何还款',
  voice: '用还款码还款的方式',
  intro: '每次还款都有自己的还款码。您可以在贷款的还款页面找到它，以及金额和有效时间。',
  larger: '放大',
  tapNote: '点击图片可放大查看。',
  back: '返回步骤',
  next: '下一张图片',
  help: '联系我们',
  proof: '请保留小票或确认信息作为还款凭证。',
  exact: '请按还款码旁边的金额付款。其他金额同样会记入您的贷款。',
  mWallet: {
    note: '在应用里缴费',
    steps: [
      {
        title: (wallet: string) => `打开 ${wallet}，点“缴费”`,
        text: '选择“贷款”。',
        picture: '手机上有八个图标，账单图标被标出',
      },
      {
        title: '输入或粘贴还款码',
        text: '从还款页面粘贴，避免输错数字。',
        picture: '手机的输入框里有一长串数字，下面是键盘',
      },
      {
        title: '核对金额并确认',
        text: '必须与还款页面的金额一致。',
        picture: '手机上有一张小票和一个大勾',
      },
    ],
  },
  otherWallet: {
    title: '其他钱包',
    note: '大多数钱包可以凭码缴费',
    steps: [
      {
        title: '打开钱包，找到“账单”',
        text: '在列表中找贷款机构的名称，或者“贷款”。',
        picture: '手机上有一个列表，其中一行被标出',
      },
      {
        title: '点“扫一扫”，或输入还款码',
        text: '在同一台手机上：先保存二维码图片，再从相册中选择。',
        picture: '手机的取景框里有一个二维码',
      },
      {
        title: '核对金额并确认',
        text: '请保留确认信息。',
        picture: '手机上有一张小票和一个大勾',
      },
    ],
  },
  store: {
    title: '在便利店',
    note: '柜台付现金',
    steps: [
      {
        title: '在还款码过期前到合作门店',
        text: '在柜台说“缴费”，或在自助机上选择。',
        picture: '一家有遮阳篷、门开着的店',
      },
      {
        title: '出示条形码',
        text: '或者把还款码念给收银员。',
        picture: '扫描枪对着显示条形码的手机',
      },
      {
        title: '按金额付款，并拿好小票',
        text: '小票是您的还款凭证。',
        picture: '柜台上有纸币和一张打印的小票',
      },
    ],
  },
}
