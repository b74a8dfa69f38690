// A case as a conversation: the kinds of its messages, its state, and what a borrower may write.

import { characterCount, plainText } from '../plain-text.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { imagesMax } from './complaint.ts'

/** `acknowledgement`: it was read. `question`: the borrower is asked something. `reply`: the borrower wrote. */
export const caseMessageKinds = ['acknowledgement', 'question', 'answer', 'escalation', 'reply', 'reopening'] as const
export type CaseMessageKind = (typeof caseMessageKinds)[number]

/** A message of a borrower at most; the complaint itself is shorter. */
export const replyMaxCharacters = 1_000
/** Messages that one borrower writes on one day, over all cases. */
const repliesADay = 20

export interface CaseMoments {
  readonly answeredAt: Date | null
  /** Set while an answered case is open again. */
  readonly reopenedAt: Date | null
  /** Set while the borrower is asked something. */
  readonly askedAt: Date | null
}

/** `asked` is open too, and waits for the borrower. */
export const caseStates = ['open', 'asked', 'answered'] as const
export type CaseState = (typeof caseStates)[number]

/** True while the lender owes an answer. */
export function isOpenCase({ answeredAt, reopenedAt }: Omit<CaseMoments, 'askedAt'>): boolean {
  return answeredAt === null || reopenedAt !== null
}

/** The state of a case. */
export function caseState(moments: CaseMoments): CaseState {
  if (!isOpenCase(moments)) return 'answered'
  return moments.askedAt === null ? 'open' : 'asked'
}

export interface ReplyToCase {
  readonly text: string
  readonly imageCount: number
  /** Messages that the borrower has written today. */
  readonly writtenToday: number
  readonly moments: CaseMoments
}

/** COMPLAINT-19: words or a picture. A message to an answered case opens it again. Returns the first refusal that applies. */
export function decideReply(
  reply: ReplyToCase,
):
  | { readonly kind: 'reply' | 'reopening'; readonly text: string }
  | Refusal<'complaintIsEmpty' | 'complaintIsTooLong' | 'tooManyCaseMessages' | 'tooManyImages'> {
  const text = plainText(reply.text)
  if (text === '' && reply.imageCount === 0) return refuse('complaintIsEmpty')
  const typed = characterCount(text)
  if (typed > replyMaxCharacters) return refuse('complaintIsTooLong', { max: replyMaxCharacters, typed })
  if (reply.imageCount > imagesMax) return refuse('tooManyImages', { max: imagesMax })
  if (reply.writtenToday >= repliesADay) return refuse('tooManyCaseMessages', { max: repliesADay })
  return { kind: isOpenCase(reply.moments) ? 'reply' : 'reopening', text }
}
