// Words of login, launch and account deletion, in Chinese.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `【${lender}】一部手机的屏幕锁现在可以登录您的账户。不是您本人？请登录，在“我的账户”中删除它，并告诉我们。`,
    login: ({ lender, code, minutes }) =>
      `【${lender}】${code} 是您的登录验证码，${minutes} 分钟内有效。请勿告诉任何人。`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join('，')
      return `您好。您登录 ${lender} 的验证码是：${spoken}。再说一遍：${spoken}。请勿告诉任何人。`
    },
    delete: ({ lender, code, minutes }) =>
      `【${lender}】${code} 是您的账户注销验证码，${minutes} 分钟内有效。如非您本人操作，请忽略。`,
    register: ({ lender, code, minutes }) =>
      `【${lender}】${code} 是您的注册验证码，${minutes} 分钟内有效。请勿告诉任何人。`,
    phoneOld: ({ lender, code, minutes }) =>
      `【${lender}】${code} 是您更换账户手机号码的验证码，${minutes} 分钟内有效。不是您本人操作？请勿告诉任何人，并致电我们。`,
    phoneNew: ({ lender, code, minutes }) =>
      `【${lender}】${code} 是您使用此号码的验证码，${minutes} 分钟内有效。如非您本人操作，请忽略。`,
    phoneChanged: ({ lender, support }) =>
      `【${lender}】您的账户已换成新的手机号码，此号码不能再登录。不是您本人？请立即致电 ${support}。`,
  },
  emailMail: {
    subject: (v) => `为 ${v.lender} 确认您的邮箱`,
    text: (v) =>
      `打开此链接，在您的 ${v.lender} 账户中使用这个邮箱：\n\n${v.link}\n\n${v.days} 天内有效。如非您本人操作，请忽略。\n`,
  },
}
