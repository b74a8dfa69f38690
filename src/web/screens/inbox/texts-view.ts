// What the page of text messages shows, and what is saved there.

import { data, type RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { markets } from '../../../core/market/markets.ts'
import {
  type AlwaysBecause,
  type ChosenKind,
  chosenKinds,
  type MessageKind,
  type MessageRule,
  messageKinds,
  messageRules,
} from '../../../core/outbox/message-rules.ts'
import { addressChanged } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

type Context = Readonly<RouterContextProvider>

export interface TextsView {
  /** What the borrower wants; null where it could not be asked. */
  readonly wishes: Readonly<Record<ChosenKind, boolean>> | null
  readonly always: readonly { readonly kind: MessageKind; readonly because: AlwaysBecause }[]
  readonly remindersAtMost: number
  readonly quiet: { readonly from: string; readonly to: string }
  readonly isSaved: boolean
  readonly problem: ProblemShown | null
  readonly here: string
}

const savedParam = 'saved'

export async function loadTexts(url: URL, context: Context): Promise<TextsView> {
  const asked = orProblem(await context.get(apiContext).getProfile({}), context)
  const { quietHours, contactCaps } = markets[context.get(pageContext).market]
  return {
    wishes: asked.data === null ? null : { receipts: asked.data.receiptsOn, reminders: asked.data.remindersOn },
    always: messageKinds.flatMap((kind) => {
      const rule: MessageRule = messageRules[kind].sms
      return rule === 'choice' ? [] : [{ kind, because: rule.always }]
    }),
    remindersAtMost: contactCaps.reminders.weekAtMost,
    quiet: quietHours,
    isSaved: url.searchParams.get(savedParam) === '1',
    problem: shownOf(asked.problem),
    here: addressChanged(url, { [savedParam]: null }),
  }
}

/** Why nothing was saved. */
export interface NotSaved {
  readonly problem: ProblemShown
  readonly wishes: Readonly<Record<ChosenKind, boolean>>
}

/** A box that is not ticked is not sent: it is what the borrower does not want. */
export async function saveTexts(request: Request, context: Context) {
  const form = await request.formData()
  const wishes = Object.fromEntries(chosenKinds.map((kind) => [kind, form.has(kind)])) as NotSaved['wishes']
  const saved = orProblem(
    await context.get(apiContext).savePreferences({ receiptsOn: wishes.receipts, remindersOn: wishes.reminders }),
    context,
  )
  if (saved.problem === null)
    return replace(context, withCommon(context, addresses.myMessages, { [savedParam]: 1 }), 303)
  const { kind, message } = saved.problem
  return data<NotSaved>({ problem: { kind, message }, wishes }, statusOf(saved.problem))
}

function shownOf(problem: ProblemShown | null): ProblemShown | null {
  return problem === null ? null : { kind: problem.kind, message: problem.message }
}
