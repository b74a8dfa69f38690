// Events for the lender's own systems: they carry ids, amounts, days and states of what stands in the rooms' own tables.

import type { OwnData } from '../own-data.ts'

export const webhookOwnData: OwnData<unknown> = {
  room: 'webhook',
  tables: [],
  leftOut: { webhook_event: 'limits' },
}
