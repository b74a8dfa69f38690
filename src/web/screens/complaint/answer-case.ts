// What is done on the page of a case: a message joins its thread, or stars are given for its answer.

import { type ActionFunctionArgs, data } from 'react-router'
import { imagesMax, starsMax } from '../../../core/complaint/complaint.ts'
import { addressChanged, readCount, readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone } from '../../page/request-context.ts'
import { failed } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { ratedParam, saidParam } from './case-view.ts'
import { sendWithPictures } from './pictures-in-form.ts'
import { aboutTheText, type NotSent, readProse } from './send-complaint.ts'

/** Why the message was not sent, and what stands in the box again. */
export interface NotSaid {
  readonly notSent: NotSent
}

/** Why nothing was noted; null where no star was chosen. */
export interface NotRated {
  readonly problem: ProblemShown | null
}

/** The page has two forms: the stars, and the box for a message. Afterwards it shows the thread, or no question any more. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const done = form.has('text') ? await sendReply(form, context) : await rateAnswer(form, context)
  if (typeof done !== 'string') return done
  const mark = { [saidParam]: null, [ratedParam]: null, [done]: '1' }
  return replace(context, tellingAt(context, addressChanged(url, mark)), 303)
}

async function sendReply(form: FormData, context: Context) {
  const text = readProse(form.get('text'))
  const caseId = readId(form.get('case'))
  const done = await sendWithPictures(form, context, {
    atMost: imagesMax,
    own: { text, aboutText: false },
    send: (images, options) => context.get(apiContext).writeToCase({ caseId, text, images }, options),
    about: ({ code }) => ({ aboutText: aboutTheText.includes(code) }),
  })
  return 'notSent' in done ? data<NotSaid>({ notSent: done.notSent }, done.status) : saidParam
}

async function rateAnswer(form: FormData, context: Context) {
  const stars = readCount(form.get('stars'))
  const caseId = readId(form.get('case'))
  if (stars === null || stars < 1 || stars > starsMax) return data<NotRated>({ problem: null }, 422)
  if (caseId === '') return data<NotRated>({ problem: failed }, 400)
  const result = await context.get(apiContext).rateComplaint({ caseId, stars })
  return result.ok ? ratedParam : notDone<NotRated>(result.problem, context, {})
}
