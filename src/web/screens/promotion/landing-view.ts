// What the landing page is loaded with: its template and a captcha of its own.

import { data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { captchaLength } from '../../../contracts/promotion.ts'
import { addressChanged } from '../../page/page-query.ts'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, newKey } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import type { PhoneFacts } from '../../ui/text-fields.tsx'
import { campaignAddress, countVisit, templateIdIn } from './landing.ts'

export interface LandingView {
  readonly template: CallOutput<'getTemplate'>
  /** Of the captcha; '' where none could be had: then `problem` says why. */
  readonly sid: string
  readonly problem: ProblemShown | null
  /** The registration's own idempotency key. */
  readonly key: string
  readonly captchaLetters: number
  readonly phone: PhoneFacts
  readonly agreement: string
  readonly here: string
}

export type LandingOrProblem =
  | LandingView
  | { readonly template: null; readonly problem: ProblemShown; readonly here: string }

/** Loads the page and counts the visit. An unknown template, or one that is not published, is not found. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const here = addressChanged(url, {})
  const templateId = templateIdIn(url.searchParams)
  // A page that answers a form without script is no other visit, and goes on with the captcha of the form.
  const answersForm = request.headers.has('Content-Type')
  const [found, started] = await Promise.all([
    api.getTemplate(templateId === undefined ? {} : { templateId }),
    answersForm ? null : api.getCaptchaSession({}),
  ])
  if (!found.ok) {
    const nothing: LandingOrProblem = { template: null, problem: shown(found.problem), here }
    return data(nothing, found.problem.kind === 'refused' ? 404 : 503)
  }
  if (!answersForm) countVisit(context, url.searchParams, found.data.id)
  const view: LandingOrProblem = {
    template: found.data,
    sid: started?.ok ? started.data.sid : '',
    problem: started === null || started.ok ? null : { kind: started.problem.kind, message: started.problem.message },
    key: newKey(context),
    captchaLetters: captchaLength,
    phone: phoneFacts(context),
    agreement: campaignAddress(url, addresses.agreementTemplate),
    here,
  }
  return data(view)
}
