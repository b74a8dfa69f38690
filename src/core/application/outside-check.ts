// What an identity service and a credit bureau may find about a borrower, and what the lender makes of it.

export const checkKinds = ['identity', 'bureau'] as const
export type CheckKind = (typeof checkKinds)[number]

/** `partly`: some of what was told is on record, and not all. `cannotTell`: the service has no answer, or did not answer. */
export const identityOutcomes = ['match', 'partly', 'noMatch', 'cannotTell'] as const
type IdentityOutcome = (typeof identityOutcomes)[number]

/** Why a check had this result, in our words: a provider's own words are not kept. */
export const checkReasons = [
  'nameDiffers',
  'nameIsSimilar',
  'birthDateDiffers',
  'documentUnknown',
  'documentNotValid',
  'documentCannotBeAsked',
  'answerWasLost',
  'providerAway',
  'leftToPerson',
] as const
export type CheckReason = (typeof checkReasons)[number]

export interface IdentityFinding {
  readonly outcome: IdentityOutcome
  readonly reasons: readonly CheckReason[]
}

/** `noFile`: the bureau has no file by these details. Null: the file does not say. */
export type BureauFinding =
  | {
      readonly outcome: 'file'
      readonly score: number | null
      readonly openLoans: number | null
      /** The longest delay that the file lists, days. */
      readonly worstArrearsDays: number | null
    }
  | { readonly outcome: 'noFile' }
  | { readonly outcome: 'cannotTell'; readonly reasons: readonly CheckReason[] }

/** The lender's limits for these answers. */
export interface CheckLimits {
  readonly identityNoMatch: 'refer' | 'decline'
  /** Null: no score is asked for. */
  readonly scoreAtLeast: number | null
  /** A score below the limit by no more than this is left to a person; 0: never. */
  readonly scoreReferredBelowBy: number
  readonly openLoansAtMost: number | null
  readonly arrearsDaysAtMost: number | null
  /** What the rules do with a borrower whom the bureau does not know. */
  readonly noFile: 'pass' | 'refer' | 'decline'
}

/** The usual limits: no borrower is declined by these answers without an officer. */
export const usualCheckLimits: CheckLimits = {
  identityNoMatch: 'refer',
  scoreAtLeast: null,
  scoreReferredBelowBy: 0,
  openLoansAtMost: null,
  arrearsDaysAtMost: null,
  noFile: 'pass',
}

/** What a rule makes of a finding. `unclear`: a person decides. */
export type CheckJudgement = 'holds' | 'fails' | 'near' | 'unclear'

/** No service is a reason to approve or to decline by itself where it cannot tell. */
export function judgeIdentity({ outcome }: IdentityFinding, { identityNoMatch }: CheckLimits): CheckJudgement {
  if (outcome === 'match') return 'holds'
  return outcome === 'noMatch' && identityNoMatch === 'decline' ? 'fails' : 'unclear'
}

/** A file without a score is unclear where a score is asked for. */
export function judgeScore(finding: BureauFinding, limits: CheckLimits): CheckJudgement {
  if (finding.outcome === 'cannotTell') return 'unclear'
  if (finding.outcome === 'noFile')
    return ({ pass: 'holds', refer: 'unclear', decline: 'fails' } as const)[limits.noFile]
  const { scoreAtLeast, scoreReferredBelowBy } = limits
  if (scoreAtLeast === null) return 'holds'
  if (finding.score === null) return 'unclear'
  if (finding.score >= scoreAtLeast) return 'holds'
  return finding.score >= scoreAtLeast - scoreReferredBelowBy ? 'near' : 'fails'
}

/** A figure of the file against its limit; what the file does not say is unclear where there is a limit. */
export function judgeFigure(
  finding: BureauFinding,
  figure: 'openLoans' | 'worstArrearsDays',
  atMost: number | null,
): CheckJudgement {
  if (finding.outcome !== 'file' || atMost === null) return 'holds'
  const told = finding[figure]
  if (told === null) return 'unclear'
  return told <= atMost ? 'holds' : 'fails'
}
