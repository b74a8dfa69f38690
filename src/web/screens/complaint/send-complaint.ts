// 'Send', read from the form: pictures that came with it are stored first, then the case is opened.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { imagesMax, textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, withCommon } from '../../page/request-context.ts'
import { keyForAgain, shown, statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { sentParam } from './entry-view.ts'
import type { LostPictures } from './lost-pictures.ts'
import { keepPictures, readPictures } from './pictures-in-form.ts'

/** Why nothing was sent, and what stands in the form again. */
export interface NotSent {
  /** Null where it is about the pictures alone. */
  readonly problem: ProblemShown | null
  readonly lost: LostPictures | null
  /** True where the words are what is wrong. */
  readonly aboutText: boolean
  readonly text: string
  readonly pictures: readonly string[]
  /** The idempotency key of an attempt whose outcome is unknown: the retry sends it again. */
  readonly key: string | null
}

/** The description as it counts: a browser's own line breaks, and what goes beyond the limit ignored (COMPLAINT-4). */
function readDescription(unchecked: FormDataEntryValue | null): string {
  return [...readProse(unchecked)].slice(0, textMaxCharacters).join('')
}

/** Words of several lines as they were typed, with the line breaks of a browser as one sign. */
export function readProse(unchecked: FormDataEntryValue | null): string {
  return typeof unchecked === 'string' ? unchecked.replaceAll('\r\n', '\n') : ''
}

/** Refusals that the words carry themselves. */
export const aboutTheText: readonly string[] = [refusalCodes.complaintIsEmpty, refusalCodes.complaintIsTooLong]

/** Opens the case and answers the page that says so; its way back leads to the first page, not to the form. */
export async function sendComplaint(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const text = readDescription(form.get('text'))
  const chosen = readPictures(form)
  const key = readId(form.get('key'))
  const notSent = (problem: ProblemShown | null, status: number, more: Partial<NotSent> = {}) =>
    data<NotSent>({ problem, lost: null, aboutText: false, text, pictures: chosen.sent, key: null, ...more }, status)
  const { pictures, lost, problem: notStored } = await keepPictures(api, chosen, imagesMax)
  const refused = (problem: Problem) => {
    if (problem.kind === 'signedOut') throw leaveToLogin(context)
    const more = { pictures, aboutText: aboutTheText.includes(problem.code), key: keyForAgain(problem, key) }
    return notSent(shown(problem), statusOf(problem), more)
  }
  if (notStored?.kind === 'signedOut') throw leaveToLogin(context)
  if (lost !== null) return notSent(null, notStored === null ? 422 : statusOf(notStored), { pictures, lost })
  const subType = readId(form.get('subType'))
  const result = await api.saveComplaint(
    {
      type: readId(form.get('type')),
      text,
      images: pictures.join(','),
      orderId: readId(form.get('orderId')),
      ...(subType === '' ? {} : { subType }),
    },
    key === '' ? {} : { idempotencyKey: key },
  )
  if (!result.ok) return refused(result.problem)
  return replace(context, withCommon(context, addresses.complaintNext, { [sentParam]: result.data.caseId }), 303)
}
