// What the privacy page shows, and what is done on it: a consent is taken back, reminders are wanted again.

import { data, type RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { ownWithCommon } from '../../page/link-target.ts'
import { addressChanged, readId } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, orProblem, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { shown } from './problem-of.ts'

type Context = Readonly<RouterContextProvider>
export type Consent = CallOutput<'listConsents'>['list'][number]

/** What the page was opened to say. */
const doneNames = ['withdrawn', 'reminders', 'copyFailed'] as const
export type Done = (typeof doneNames)[number]
const doneParam = 'done'

export interface PrivacyView {
  readonly consents: readonly Consent[]
  readonly remindersOn: boolean
  readonly done: Done | null
  readonly problem: ProblemShown | null
  readonly here: string
}

export async function loadPrivacy(url: URL, context: Context): Promise<PrivacyView> {
  const listed = orProblem(await context.get(apiContext).listConsents({}), context)
  const consents = listed.data?.list ?? []
  return {
    consents: consents.map((consent) => ({
      ...consent,
      url: consent.url === '' ? '' : ownWithCommon(context, consent.url),
    })),
    remindersOn: consents.some(({ kind }) => kind === 'reminders'),
    done: doneNames.find((name) => name === url.searchParams.get(doneParam)) ?? null,
    problem: shown(listed.problem),
    here: addressChanged(url, { [doneParam]: null }),
  }
}

/** The page again, saying what was done. */
export function privacyAddress(context: Context, done: Done): string {
  return withCommon(context, addresses.myPrivacy, { [doneParam]: done })
}

export async function changeConsent(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const wantsReminders = form.get('intent') === 'remind'
  const changed = orProblem(
    wantsReminders
      ? await api.savePreferences({ remindersOn: true })
      : await api.withdrawConsent({ consentId: readId(form.get('consent')) || 'none' }),
    context,
  )
  if (changed.problem !== null) return data({ problem: shown(changed.problem) }, statusOf(changed.problem))
  return replace(context, privacyAddress(context, wantsReminders ? 'reminders' : 'withdrawn'), 303)
}
