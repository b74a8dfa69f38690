// What an identity service and a credit bureau may find about a borrower, and what the lender makes of it.

/** The kinds of outside check, in the order in which they are shown. */
export const checkKinds = ['identity', 'bureau'] as const
export type CheckKind = (typeof checkKinds)[number]

/** `partly`: some of what was told is on record, and not all. `cannotTell`: the service has no answer, or did not answer. */
export const identityOutcomes = ['match', 'partly', 'noMatch', 'cannotTell'] as const
export type IdentityOutcome = (typeof identityOutcomes)[number]

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
] as const
export type CheckReason = (typeof checkReasons)[number]

export interface IdentityFinding {
  readonly outcome: IdentityOutcome
  readonly reasons: readonly CheckReason[]
}

/** `noFile`: the bureau knows nobody by what was told. Null: the file does not say. */
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

/** Titles in front of a name, which a record may have and a borrower leaves out. */
const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SRI', 'SMT', 'KUM', 'KUMARI', 'BAPAK', 'IBU', 'SIR', 'MADAM'])

/** The words of a name in one spelling: capital letters without marks. A title counts only where nothing else is there. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toUpperCase()
  const words = plain.split(/[^\p{L}\p{Mc}]+/u).filter((word) => word !== '')
  const without = words.filter((word) => !titles.has(word))
  return without.length === 0 ? words : without
}

/**
 * Compares a name with one on record. `same`: the same words in any order. `similar`: every word of the shorter one stands in the longer
 * one, whole or as its first letter, and at least one of them whole. `other`: anything else.
 */
export function compareNames(told: string, recorded: string): 'same' | 'similar' | 'other' {
  const [shorter = [], longer = []] = [wordsOf(told), wordsOf(recorded)].toSorted((a, b) => a.length - b.length)
  if (shorter.length === 0) return 'other'
  const left = [...longer]
  let whole = 0
  for (const word of shorter.toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(word)
    const found = same !== -1 ? same : left.findIndex((other) => isInitial(word, other) || isInitial(other, word))
    if (found === -1) return 'other'
    if (same !== -1 && [...word].length > 1) whole += 1
    left.splice(found, 1)
  }
  if (whole === 0) return 'other'
  return whole === shorter.length && left.length === 0 ? 'same' : 'similar'
}

function isInitial(short: string, word: string): boolean {
  return [...short].length === 1 && word.startsWith(short)
}
