// What the room keeps beside the accounts themselves, which belong to the people: nothing of a borrower.

import type { Deps } from '../deps.ts'
import type { OwnData } from '../own-data.ts'

export const payoutAccountData: OwnData<Deps> = {
  room: 'payout-account',
  tables: [],
  leftOut: { payout_bank_gone: 'nobody' },
}
