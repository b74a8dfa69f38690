// The demo's identity service and credit bureau: they know everybody in India, and the end of a document's number says what they answer.

import type { BureauFinding, CheckReason, IdentityFinding } from '../../../../core/application/outside-check.ts'
import type { CheckAnswer, OutsideChecks } from '../../../ports/outside-check.ts'

/** The ends of a document's number, and what they stand for. Any other end is a good borrower. */
export const sandboxEnds = {
  noMatch: '401',
  partly: '402',
  cannotTell: '403',
  noFile: '404',
  lowScore: '405',
  away: '406',
} as const

const unlike = (outcome: IdentityFinding['outcome'], ...reasons: CheckReason[]): IdentityFinding => ({
  outcome,
  reasons,
})

const identities: Readonly<Record<string, IdentityFinding>> = {
  [sandboxEnds.noMatch]: unlike('noMatch', 'nameDiffers'),
  [sandboxEnds.partly]: unlike('partly', 'nameIsSimilar'),
  [sandboxEnds.cannotTell]: unlike('cannotTell', 'documentCannotBeAsked'),
}
const files: Readonly<Record<string, BureauFinding>> = {
  [sandboxEnds.noFile]: { outcome: 'noFile' },
  [sandboxEnds.lowScore]: { outcome: 'file', score: 512, openLoans: 4, worstArrearsDays: 31 },
}
const usualFile: BureauFinding = { outcome: 'file', score: 712, openLoans: 1, worstArrearsDays: 0 }

/** `name`: what the sandbox is called in our books. */
export function sandboxChecks(name: string): OutsideChecks {
  const endOf = (idNumber: string): string => idNumber.replaceAll(/\W/g, '').slice(-3)
  const port = <Finding>(findingOf: (end: string) => Finding) => ({
    name,
    markets: ['india'] as const,
    check: ({ ref, person }: { readonly ref: string; readonly person: { readonly idNumber: string } }) => {
      const end = endOf(person.idNumber)
      const answer: CheckAnswer<Finding> =
        end === sandboxEnds.away
          ? { outcome: 'unknown' }
          : { outcome: 'found', finding: findingOf(end), reference: `sandbox-${ref}` }
      return Promise.resolve(answer)
    },
  })
  return {
    identity: port((end) => identities[end] ?? unlike('match')),
    bureau: port((end) => files[end] ?? usualFile),
  }
}
