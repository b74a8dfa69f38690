// The stars for an answer: sent once, and then the page without the question.

import { data } from 'react-router'
import { starsMax } from '../../../core/complaint/complaint.ts'
import { addressChanged, readCount, readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { ratedParam, saidParam } from './case-view.ts'

/** Why nothing was noted; null where no star was chosen. */
export interface NotRated {
  readonly problem: ProblemShown | null
}

export async function rateAnswer(form: FormData, url: URL, context: Context) {
  const stars = readCount(form.get('stars'))
  const caseId = readId(form.get('case'))
  if (stars === null || stars < 1 || stars > starsMax) return data<NotRated>({ problem: null }, 422)
  if (caseId === '') return data<NotRated>({ problem: { kind: 'failed', message: '' } }, 400)
  const result = await context.get(apiContext).rateComplaint({ caseId, stars })
  if (result.ok)
    return replace(context, tellingAt(context, addressChanged(url, { [ratedParam]: '1', [saidParam]: null })), 303)
  if (result.problem.kind === 'signedOut') throw leaveToLogin(context)
  return data<NotRated>({ problem: shown(result.problem) }, statusOf(result.problem))
}
