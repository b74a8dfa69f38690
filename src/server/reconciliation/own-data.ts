// What providers say they settled, and what differs: the lender's books, which name no borrower but by what was paid.

import type { Deps } from '../deps.ts'
import type { OwnData } from '../own-data.ts'

export const reconciliationData: OwnData<Deps> = {
  room: 'reconciliation',
  tables: [],
  leftOut: {
    settlement_report: 'nobody',
    settlement_line: 'books',
    settlement_part: 'nobody',
    settlement_sum: 'nobody',
    settlement_absence: 'books',
    settlement_cleared: 'nobody',
  },
  kept: { settlement_absence: 'books' },
}
