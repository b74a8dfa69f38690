// A message about a case, read from the box under it: pictures that came with it are stored first, then it joins the thread.

import { data } from 'react-router'
import type { Problem } from '../../../contracts/client.ts'
import { imagesMax } from '../../../core/complaint/complaint.ts'
import { addressChanged, readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin } from '../../page/request-context.ts'
import { keyForAgain, statusOf } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { ratedParam, saidParam } from './case-view.ts'
import { keepPictures, readPictures } from './pictures-in-form.ts'
import { aboutTheText, type NotSent, readProse } from './send-complaint.ts'

/** Why the message was not sent, and what stands in the box again. */
export interface NotSaid {
  readonly notSent: NotSent
}

/** Sends the message and answers the page with it in the thread. */
export async function sendReply(form: FormData, url: URL, context: Context) {
  const api = context.get(apiContext)
  const text = readProse(form.get('text'))
  const chosen = readPictures(form)
  const key = readId(form.get('key'))
  const notSaid = (problem: ProblemShown | null, status: number, more: Partial<NotSent> = {}) => {
    const notSent = { problem, lost: null, aboutText: false, text, pictures: chosen.sent, key: null, ...more }
    return data<NotSaid>({ notSent }, status)
  }
  const { pictures, lost, problem: notStored } = await keepPictures(api, chosen, imagesMax)
  if (notStored?.kind === 'signedOut') throw leaveToLogin(context)
  if (lost !== null) return notSaid(null, notStored === null ? 422 : statusOf(notStored), { pictures, lost })
  const result = await api.writeToCase(
    { caseId: readId(form.get('case')), text, images: pictures.join(',') },
    key === '' ? {} : { idempotencyKey: key },
  )
  if (result.ok)
    return replace(context, tellingAt(context, addressChanged(url, { [saidParam]: '1', [ratedParam]: null })), 303)
  const { kind, message, code }: Problem = result.problem
  if (kind === 'signedOut') throw leaveToLogin(context)
  const more = { pictures, aboutText: aboutTheText.includes(code), key: keyForAgain(result.problem, key) }
  return notSaid({ kind, message }, statusOf(result.problem), more)
}
