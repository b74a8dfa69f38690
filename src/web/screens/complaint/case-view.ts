// What 'Online service' shows of one case; pictures and ways on are asked at the gate again.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { addressChanged, pictureAddress, readId } from '../../page/page-query.ts'
import { apiContext, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Case = CallOutput<'getComplaint'>

export interface Said extends Pick<Case['thread'][number], 'id' | 'kind' | 'name' | 'text'> {
  readonly own: boolean
  readonly pictures: readonly string[]
  /** `YYYY-MM-DD HH:MM`. */
  readonly at: string
}

export interface CaseView
  extends Pick<Case, 'caseId' | 'content' | 'answer' | 'caseNumber' | 'answerIsLate' | 'state' | 'ratingAsked'> {
  readonly kind: 'case'
  readonly tags: readonly string[]
  readonly pictures: readonly string[]
  readonly answerPictures: readonly string[]
  /** Days, `YYYY-MM-DD`. */
  readonly openedOn: string
  readonly answerBy: string | null
  readonly answeredOn: string | null
  /** Answers the key of the message in the box: sending twice is sending once. */
  readonly key: string
  /** Days by which the lender does what is still to be done. */
  readonly acknowledgeBy: string | null
  readonly finalBy: string | null
  readonly isReopened: boolean
  /** What was said since, oldest first. */
  readonly thread: readonly Said[]
  /** True on the page that follows a message. */
  readonly said: boolean
  /** True on the page that follows the stars. */
  readonly rated: boolean
  readonly escalation: readonly { readonly label: string; readonly value: string; readonly to: string | null }[]
  readonly order: string | null
}

export type CaseOrProblem =
  | CaseView
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly isUnknown: boolean; readonly here: string }

export const saidParam = 'said'
/** Marks the address of the page after rating. */
export const ratedParam = 'rated'

export async function loader({ url, context }: LoaderFunctionArgs): Promise<CaseOrProblem> {
  const here = addressChanged(url, {})
  const caseId = readId(url.searchParams.get(complaintParams.caseId))
  if (caseId === '') return { kind: 'problem', problem: { kind: 'refused', message: '' }, isUnknown: true, here }
  const found = orProblem(await context.get(apiContext).getComplaint({ caseId }), context)
  if (found.problem !== null) {
    return {
      kind: 'problem',
      problem: shown(found.problem),
      isUnknown: found.problem.code === refusalCodes.notFound,
      here,
    }
  }
  const { data } = found
  const pictures = (urls: readonly string[]): string[] => urls.flatMap((src) => pictureAddress(context, src) ?? [])
  return {
    kind: 'case',
    caseId: data.caseId,
    tags: [data.type, data.subType].filter((tag) => tag !== ''),
    content: data.content,
    pictures: pictures(data.images),
    answer: data.answer,
    answerPictures: pictures(data.answerImages),
    caseNumber: data.caseNumber,
    openedOn: data.openedAt.slice(0, 10),
    answerBy: data.answerBy?.slice(0, 10) ?? null,
    answerIsLate: data.answerIsLate,
    answeredOn: data.answeredAt?.slice(0, 10) ?? null,
    key: newKey(context),
    state: data.state,
    acknowledgeBy: data.acknowledgeBy?.slice(0, 10) ?? null,
    finalBy: data.finalBy?.slice(0, 10) ?? null,
    isReopened: data.reopenedAt !== null,
    thread: data.thread.map(({ id, kind, fromBorrower, name, text, images, at }) => ({
      id,
      kind,
      own: fromBorrower,
      name,
      text,
      pictures: pictures(images),
      at: at.slice(0, 16),
    })),
    said: justDoneIn(url, context, saidParam) !== null,
    ratingAsked: data.ratingAsked,
    rated: justDoneIn(url, context, ratedParam) !== null,
    escalation: data.escalation.map(({ label, value }) => ({ label, value, to: contactAddress(value) })),
    order: data.orderId === '' ? null : withCommon(context, addresses.loanDetail, { orderId: data.orderId }),
  }
}

/** What a tap on a contact does: writes an e-mail or dials; null for words. */
function contactAddress(value: string): string | null {
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(value)) return `mailto:${value}`
  return /^\+?[0-9][0-9 ().-]{4,24}$/.test(value) ? `tel:${value.replace(/[^+0-9]/g, '')}` : null
}
