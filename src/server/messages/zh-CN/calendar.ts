// The due dates of a loan in a calendar, in Chinese.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}：还款`,
  title: (v) => `${v.lender}：还款 ${v.amount}`,
  text: (v) => `第 ${v.n}/${v.count} 期。逾期费或提前还款会改变金额：应用中始终显示应还金额。`,
}
