// 'Loan Now', read from the form and handed to the call of the screen: the current confirmation's or the alternate one's.

import { data } from 'react-router'
import { addresses, eventModules, fromParam } from '../../../contracts/addresses.ts'
import type { CallOptions, Problem, Result } from '../../../contracts/client.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { linkTarget, ownWithCommon, productIdIn, readCount, readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone, withCommon } from '../../page/request-context.ts'
import { countEvent } from '../../sending/count-event.ts'
import { failed, keyed, keyForAgain } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Accept = (input: CallInput<'acceptOffer'>, options: CallOptions) => Promise<Result<CallOutput<'acceptOffer'>>>

/** Why nothing was agreed, and what stands in the form again. */
export interface NotAccepted {
  readonly problem: ProblemShown
  /** What the borrower can do about it. */
  readonly next: 'bindCard' | 'seeAgain' | null
  /** The offer that the form was about; '' where it named none. */
  readonly offerId: string
  readonly agreed: boolean
  /** The idempotency key of an attempt whose outcome is unknown: the retry sends it again. */
  readonly key: string | null
}

const outOfDate: readonly string[] = [
  refusalCodes.offerHasExpired,
  refusalCodes.offerHasChanged,
  refusalCodes.agreementHasChanged,
]

function nextStep({ code }: Problem): NotAccepted['next'] {
  if (code === refusalCodes.payoutAccountIsMissing) return 'bindCard'
  return outOfDate.includes(code) ? 'seeAgain' : null
}

/** The form's fields as the call takes them; null where something was changed into what no form of ours sends. */
function readAcceptance(form: FormData): CallInput<'acceptOffer'> | null {
  const productId = productIdIn(form)
  const offerId = readId(form.get('offerId'))
  const principalMinor = readCount(form.get('principal'))
  const termDays = readCount(form.get('term'))
  if (productId === '' || offerId === '' || principalMinor === null || termDays === null || termDays > 3650) return null
  return { productId, offerId, principalMinor, termDays, termUnit: 'day', agreed: form.get('agree') === '1' }
}

/**
 * Accepts the offer that the form shows. Success counts the event and replaces the page by the order, with the common
 * parameters and `from=confirm` (OFFER-9). What the form claims is compared with the stored offer by the server.
 */
export async function acceptFromForm(request: Request, context: Context, accept: Accept) {
  const form = await request.formData()
  const acceptance = readAcceptance(form)
  const key = readId(form.get('key'))
  const offerId = readId(form.get('offerId'))
  if (acceptance === null) {
    return data<NotAccepted>({ problem: failed, next: 'seeAgain', offerId: '', agreed: false, key: null }, 400)
  }
  const result = await accept(acceptance, keyed(key))
  if (result.ok) {
    const { productId } = acceptance
    countEvent(context.get(apiContext), { moduleId: eventModules.offerAccepted, positionId: 0, productId })
    return replace(context, detailsAddress(context, result.data, productId), 303)
  }
  const { problem } = result
  const again = { agreed: acceptance.agreed === true, key: keyForAgain(problem, key) }
  return notDone<NotAccepted>(problem, context, { next: nextStep(problem), offerId, ...again })
}

/** The server's address where it is one of ours; our own order page otherwise: a foreign page is never opened unasked. */
function detailsAddress(context: Context, accepted: CallOutput<'acceptOffer'>, productId: string): string {
  const target = linkTarget(context, accepted.detailsUrl)
  const address =
    target?.kind === 'own'
      ? target.address
      : withCommon(context, addresses.loanDetail, { productId, orderId: accepted.orderId })
  return ownWithCommon(context, address, { [fromParam.name]: fromParam.confirm })
}
