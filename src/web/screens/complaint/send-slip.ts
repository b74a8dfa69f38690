// 'Send' of a slip, read from the form: pictures that came with it are stored first, then the case is opened.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, withCommon } from '../../page/request-context.ts'
import { keyForAgain, statusOf, typedLine } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { sentParam } from './entry-view.ts'
import type { LostPictures } from './lost-pictures.ts'
import { keepPictures, readPictures } from './pictures-in-form.ts'

/** Why nothing was sent, and what stands in the form again. */
export interface SlipNotSent {
  /** Null where it is about the pictures alone. */
  readonly problem: ProblemShown | null
  readonly lost: LostPictures | null
  /** True where the reference is what is wrong. */
  readonly aboutReference: boolean
  readonly reference: string
  readonly pictures: readonly string[]
  /** The idempotency key of an attempt whose outcome is unknown: the retry sends it again. */
  readonly key: string | null
}

const aboutTheReference: readonly string[] = [refusalCodes.paymentReferenceIsNotValid]

/** Opens the case, or finds the one that this slip has already; answers the page that says so. */
export async function sendSlip(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const reference = typedLine(form, 'reference')
  const key = readId(form.get('key'))
  const chosen = readPictures(form)
  const notSent = (problem: ProblemShown | null, status: number, more: Partial<SlipNotSent> = {}) =>
    data<SlipNotSent>(
      { problem, lost: null, aboutReference: false, reference, pictures: chosen.sent, key: null, ...more },
      status,
    )
  const { pictures, lost, problem: notStored } = await keepPictures(api, chosen, claimImagesMax)
  const refused = (problem: Problem) => {
    const { kind, message, code } = problem
    if (kind === 'signedOut') throw leaveToLogin(context)
    return notSent({ kind, message }, statusOf(problem), {
      pictures,
      aboutReference: aboutTheReference.includes(code) || kind === 'badInput',
      key: keyForAgain(problem, key),
    })
  }
  if (notStored?.kind === 'signedOut') throw leaveToLogin(context)
  if (lost !== null) return notSent(null, notStored === null ? 422 : statusOf(notStored), { pictures, lost })
  const result = await api.submitPaymentReference(
    { orderId: readId(form.get('orderId')), reference, images: pictures.join(',') },
    key === '' ? {} : { idempotencyKey: key },
  )
  if (!result.ok) return refused(result.problem)
  return replace(context, withCommon(context, addresses.paidNotShown, { [sentParam]: result.data.caseId }), 303)
}
