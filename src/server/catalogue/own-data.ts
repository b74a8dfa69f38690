// Products and counted events: nothing of a borrower.

import type { OwnData } from '../own-data.ts'

export const catalogueData: OwnData<unknown> = {
  room: 'catalogue',
  tables: [],
  leftOut: {
    product: 'nobody',
    event_count: 'nobody',
  },
}
