// Words of customer service and the marketing site's forms, in Chinese.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  fields: { email: '邮箱', name: '姓名', phone: '电话', text: '建议' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} 个工作日`,
}
