// Proposals: what was forgiven, sent back or corrected, and who signed it, explains the ledger and stays with it.

import type { Deps } from '../deps.ts'
import type { OwnData } from '../own-data.ts'

export const proposalData: OwnData<Deps> = {
  room: 'proposal',
  tables: [],
  leftOut: { desk_proposal: 'books' },
  kept: { desk_proposal: 'books' },
}
