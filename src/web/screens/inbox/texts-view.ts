// What the page of text messages and of those on the phone shows, and what is saved there.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Api } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
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
import { addressChanged, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

/** What the borrower wants in each channel. */
export interface Wishes {
  readonly texts: Readonly<Record<ChosenKind<'sms'>, boolean>>
  readonly phone: Readonly<Record<ChosenKind<'push'>, boolean>>
}

/** What a tap on this page does: the form of wishes, or messages on this phone. */
const acts = ['wishes', 'phoneOn', 'phoneOff'] as const
type Act = (typeof acts)[number]

export interface TextsView {
  /** What the borrower wants; null where it could not be asked. */
  readonly wishes: Wishes | null
  /** Whether the lender's app can show messages, and does. */
  readonly phone: { readonly isOffered: boolean; readonly isOn: boolean }
  readonly always: readonly { readonly kind: MessageKind; readonly because: AlwaysBecause }[]
  readonly remindersAtMost: number
  readonly quiet: { readonly from: string; readonly to: string }
  readonly saved: Act | null
  readonly problem: ProblemShown | null
  readonly here: string
}

const savedParam = 'saved'

export async function loader({ url, context }: LoaderFunctionArgs): Promise<TextsView> {
  const asked = orProblem(await context.get(apiContext).getProfile({}), context)
  const { quietHours, contactCaps } = markets[context.get(pageContext).market]
  return {
    wishes: asked.data === null ? null : wishesOf(asked.data),
    phone: asked.data?.phone ?? { isOffered: false, isOn: false },
    always: messageKinds.flatMap((kind) => {
      const rule: MessageRule = messageRules[kind].sms
      return typeof rule === 'object' && 'always' in rule ? [{ kind, because: rule.always }] : []
    }),
    remindersAtMost: contactCaps.reminders.weekAtMost,
    quiet: quietHours,
    saved: savedIn(url, context, asked.data?.phone.isOn),
    problem: shown(asked.problem),
    here: addressChanged(url, { [savedParam]: null }),
  }
}

/** What was just saved, while it still holds: another tab may have turned messages on this phone on or off since. */
function savedIn(url: URL, context: Context, isOn: boolean | undefined): Act | null {
  const told = justDoneIn(url, context, savedParam)
  const act = acts.find((one) => one === told) ?? null
  if (act === null || act === 'wishes') return act
  return isOn === (act === 'phoneOn') ? act : null
}

function wishesOf({ receiptsOn, remindersOn, phone }: CallOutput<'getProfile'>): Wishes {
  const { loan, cases, receipts, reminders } = phone
  return { texts: { receipts: receiptsOn, reminders: remindersOn }, phone: { loan, cases, receipts, reminders } }
}

export interface NotSaved {
  readonly problem: ProblemShown
  /** As they were sent; null where something else was. */
  readonly wishes: Wishes | null
}

/** The names of the boxes: a kind may be ticked for each channel. */
export const boxOf = (channel: 'texts' | 'phone', kind: string): string =>
  channel === 'texts' ? kind : `phone-${kind}`
/** Sent where the page shows the boxes of the phone: without it none of them was there to be ticked. */
export const phoneBoxes = 'phoneBoxes'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const act = acts.find((one) => one === form.get('intent')) ?? 'wishes'
  const sent = act === 'wishes' ? wishesIn(form) : null
  const saved = await save(context.get(apiContext), act, form, sent)
  if (saved.ok)
    return replace(context, tellingAt(context, withCommon(context, addresses.myMessages, { [savedParam]: act })), 303)
  return notDone<NotSaved>(saved.problem, context, { wishes: sent })
}

/** A box that is not ticked is not sent: it is what the borrower does not want. */
function wishesIn(form: FormData): Wishes {
  const ticked = (channel: 'texts' | 'phone', kinds: readonly string[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, form.has(boxOf(channel, kind))]))
  return { texts: ticked('texts', chosenKinds.sms), phone: ticked('phone', chosenKinds.push) } as unknown as Wishes
}

function save(api: Api, act: Act, form: FormData, sent: Wishes | null) {
  if (sent === null) {
    return act === 'phoneOff'
      ? api.forgetPushPhone({})
      : api.savePushPhone({ address: String(form.get('address') ?? '').slice(0, 1024) })
  }
  const { texts, phone } = sent
  const onPhone = {
    loanOnPhone: phone.loan,
    casesOnPhone: phone.cases,
    receiptsOnPhone: phone.receipts,
    remindersOnPhone: phone.reminders,
  }
  return api.savePreferences({
    receiptsOn: texts.receipts,
    remindersOn: texts.reminders,
    ...(form.has(phoneBoxes) ? onPhone : {}),
  })
}
