// Used launch tickets: they hold no personal data.

import type { OwnData } from '../own-data.ts'

export const identityData: OwnData<unknown> = {
  room: 'identity',
  tables: [],
  leftOut: {
    spent_ticket: 'secrets',
  },
}
