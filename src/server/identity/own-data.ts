// Spent launch tickets: they name nobody.

import type { OwnData } from '../own-data.ts'

export const identityData: OwnData<unknown> = {
  room: 'identity',
  tables: [],
  leftOut: {
    spent_ticket: 'secrets',
  },
}
