// Words of the bar that a laptop has on a borrower's own pages, in Chinese.

import type { site as english } from '../en/site.ts'

export const site: typeof english = {
  nav: '您的页面',
  loans: '我的贷款',
  messages: '消息',
  documents: '文件',
  me: '我的账户',
}
