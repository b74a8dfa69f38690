// Reading a paper: by its one-time link, or by its owner.

import type { CallInput, CallRefused } from '../../contracts/endpoints.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { type PaperReference, redeemPaperLink } from '../papers/link/door.ts'
import { blocksOf } from '../papers/template/door.ts'
import { paperOf } from './paper.ts'

/**
 * Answers a paper in its exact words and as blocks. With `linkToken` no session is needed: the link is used up. Refusals:
 * `documentLinkHasExpired`, `sessionIsMissing`, `notFound`, `agreementHasChanged`.
 */
export const readPaper: Handler<'readPaper', Caller | null> = async (input, call) => {
  const reference = await referenceOf(input, call)
  if (isRefusal(reference)) return reference
  const paper = await paperOf(call.db, call, reference)
  if (isRefusal(paper)) return paper
  return {
    title: paper.title,
    paper: paper.paper,
    language: paper.language,
    hash: paper.hash,
    agreedAt: paper.agreedAt === null ? null : dateTimeIn(paper.zone, paper.agreedAt),
    version: paper.agreedAs?.version ?? '',
    tickedByDefault: paper.agreedAs?.tickedByDefault ?? null,
    body: paper.body,
    blocks: blocksOf(paper.body),
  }
}

async function referenceOf(
  input: CallInput<'readPaper'>,
  call: Call<Caller | null>,
): Promise<PaperReference | Refusal<CallRefused<'readPaper'> | 'sessionIsMissing'>> {
  if (input.linkToken !== undefined && input.linkToken !== '') {
    return (await redeemPaperLink(call.db, call.deps, input.linkToken)) ?? refuse('documentLinkHasExpired')
  }
  if (call.caller === null) return refuse('sessionIsMissing')
  if (input.paper === undefined) return refuse('notFound')
  return {
    borrowerId: call.caller.borrowerId,
    orderId: input.orderId || null,
    offerId: input.offerId || null,
    paper: input.paper,
  }
}
