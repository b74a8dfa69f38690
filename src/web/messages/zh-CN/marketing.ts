// Words of the public site, in Chinese.

import type { marketing as english } from '../en/marketing.ts'
import { withinDays } from './days.ts'

export const marketing: typeof english = {
  nav: {
    label: '主导航',
    home: '首页',
    compare: '比较贷款',
    policy: '隐私协议',
    loanTerms: '贷款条款与条件',
    reviews: '用户评价',
    about: '关于我们',
    enter: '登录',
  },

  share: {
    home: (lender) => `${lender}：一份能读到最后一行的贷款`,
    homeText: (lender) => `${lender} 的贷款以月计，不以天计。在您同意之前，每项费用都在屏幕上，没有其他费用。`,
    card: '一本打开的存折，每一期都打了勾，合计下面画了两道线',
    about: '我们是谁，怎样联系我们。',
    policy: '我们知道您的哪些信息，用来做什么，以及您如何要求停止使用。',
    loanTerms: '期限、日期、提前还款和逾期的费用，每个数字都在一页上。',
    reviews: '借款人怎么评价在这里借款。',
  },

  hero: {
    scene: '桌上一本打开的存折，旁边是眼镜和杯子',
    title: '一份能读到最后一行的贷款。',
    forDays: (from, to) => `期限 ${from} 至 ${to} 天。`,
    to: '至',
    promise: '在您同意之前，每项费用都在屏幕上。',
  },

  how: {
    title: '流程',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: '您申请', note: '一个手机号，一个您名下的账户' },
      { title: '我们决定', note: `${decisionDays} 天内，并说明理由` },
      { title: '您看到每项费用', note: '然后由您决定' },
      { title: '款项到账', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: '我们是谁',
    more: '了解我们',
    reviews: '借款人怎么说',
  },

  news: {
    label: '邮件资讯',
    placeholder: 'you@example.com',
    submit: '订阅',
    hint: (aMonth, byLink) => {
      const often = `每月最多 ${aMonth} 封。`
      return `${often}${byLink ? '我们会向您发送一个链接：打开链接后才会发送资讯。' : '给我们写信即可停止。'}`
    },
    done: '成功！',
    doneText: '我们已收到您的邮箱。',
    linkSent: '我们已向您发送链接。打开链接后，我们才会发送资讯。',
  },

  newsLink: {
    title: '邮件资讯',
    home: '返回首页',
    noLink: '此链接不完整，未做任何更改。',
    confirm: {
      voice: '要向此邮箱发送资讯吗？',
      text: '您可随时通过每封邮件中的链接退订。',
      submit: '是的，请发送资讯',
      done: '谢谢。我们会向您发送资讯。',
    },
    stop: {
      voice: '停止向此邮箱发送资讯？',
      text: '其他一切不变，您的贷款也不受影响。',
      submit: '停止发送',
      done: '我们不会再发送资讯。',
    },
  },

  about: {
    title: '关于我们',
    mission: '我们的使命',
    advantages: '您可以放心的几点',
    team: '团队',
    contact: {
      heading: '联系方式',
      phone: '电话',
      email: '客服邮箱',
      address: '地址',
      registration: '注册号',
    },
  },

  contactForm: {
    title: '给我们写信',
    name: '姓名',
    telephone: '电话',
    suggestion: '建议',
    submit: '发送',
    incomplete: '请填写完整信息！',
    done: '成功！',
    doneText: '我们已收到您的留言。',
  },

  policy: {
    title: '隐私协议',
    frame: '隐私政策正文',
    alone: '全屏打开正文',
  },

  reviews: {
    title: '用户评价',
    text: '借款人写给我们的话。',
    samples: '这些是样例：贷款机构会在这里展示客户的真实评价。',
    picture: (stars, quote, by) => `5 星中的 ${stars} 星：“${quote}” ${by}`,
    samplePicture: (stars, quote, by) => `样例卡片，5 星中的 ${stars} 星：“${quote}” ${by}`,
    sample: '样例',
  },

  oldLinks: {
    title: '您是从旧链接来的吗？',
    borrowDetail: '您的贷款',
    addnormalcard: '银行账户',
    alipayrepayment: '钱包支付',
    downloadTemplate: '获取应用',
    agreementTemplate: '协议',
  },

  end: {
    registered: (number) => `注册贷款机构 ${number}`,
    copyright: (year, lender) => `© ${year} ${lender}`,
    languages: '语言',
    help: '客户服务',
    deleteAccount: '注销账户',
  },
}
