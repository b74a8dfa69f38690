// Words of the customer service page, in Chinese.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: '客户服务',
  voice: '联系我们。',
  text: '如果还不上，请尽早告诉我们。',
  contact: '联系方式',
  telephone: '电话',
  email: '邮箱',
  whatsApp: 'WhatsApp',
  call: (phone) => `拨打 ${phone}`,
  complain: '我的贷款有问题',
  complainNote: (days) => `${days} 个工作日内答复`,
  deleteAccount: '注销我的账户',
  settings: '语言与显示',
  never: '我们绝不会通过电话或短信索要您的验证码或密码。',

  faq: {
    title: '常见问题',
    search: '您想了解什么？',
    submit: '搜索',
    found: (count) => `找到 ${count} 条答案。`,
    none: '没有找到。',
    noneText: '换一个词试试，或直接问我们。',
    all: '全部问题',
    ask: '问我们',
  },
}
