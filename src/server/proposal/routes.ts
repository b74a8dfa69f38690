// The calls of this room.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { decideProposal, listProposals, propose, readProposal, withdrawProposal } from './proposals.ts'

export const proposalRoutes = {
  propose: changes(propose),
  listProposals: reads(listProposals),
  readProposal: reads(readProposal),
  decideProposal: changes(decideProposal),
  withdrawProposal: changes(withdrawProposal),
} satisfies Partial<DeskRoutes>
