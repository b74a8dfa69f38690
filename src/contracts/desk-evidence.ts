// The call of the desk for all that is known about a borrower as one file, for a regulator or a court.

import { z } from 'zod'
import { deskFileCall, id, reason } from './desk-call.ts'

export const exportEvidence = deskFileCall('evidence', '/desk/borrowers/:userId/evidence.zip', {
  refusals: ['notFound'],
  file: 'application/zip',
  summary:
    'All that is known about a borrower: agreements as signed, schedules, events, ledger entries with seals, contacts, messages and decisions with their signed effects. Unmasked; the reason is recorded',
  input: z.strictObject({ userId: id, reason }),
})
