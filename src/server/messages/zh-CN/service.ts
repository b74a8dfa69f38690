// Words of customer service and the marketing site's forms, in Chinese.

import type { service as english } from '../en/service.ts'

const spanOf = (count: number): string => `${count} 天`

export const service: typeof english = {
  fields: { email: '邮箱', name: '姓名', phone: '电话', text: '建议' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} 个工作日`,
  days: spanOf,
  funding: (from, to) => (from === 0 || from === to ? `在 ${spanOf(to)}内` : `在 ${from} 到 ${spanOf(to)}内`),
  early: (share, afterDays) =>
    [share === null ? '' : `期限过去 ${share} 后`, afterDays === 0 ? '' : `放款至少 ${spanOf(afterDays)}后`]
      .filter((part) => part !== '')
      .join('，且') || '随时都可以',
  earlyInOffer: '从报价中写明的日期起',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `请确认：${lender}的资讯`,
    text: ({ lender, confirm, stop, days }) =>
      `有人（可能是您）用此邮箱订阅了${lender}的资讯。请在 ${days} 天内在此确认：\n${confirm}\n\n如不确认，您不会收到我们的任何邮件。随时可在此退订：\n${stop}`,
  },
}
