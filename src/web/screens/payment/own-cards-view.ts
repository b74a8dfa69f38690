// The page of one's saved cards: what it lists, and what its forms do.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { addressChanged, linkTarget, readId, redirectDocument, replace } from '../../page/page-query.ts'
import { apiContext, type Context, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { failed, shown, typedLine } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { labelMax } from './card-label.ts'

const doneParam = 'done'
const setupParam = 'setup'
const loanParam = 'loan'
const deeds = ['named', 'removed', 'failed', 'autoStopped', 'autoUnderWay'] as const
/** What was just done here, or became of a card that was added. */
type CardDeed = (typeof deeds)[number] | 'added' | 'open'

export interface OwnCardsView {
  readonly listed: CallOutput<'listSavedCards'> | null
  readonly problem: ProblemShown | null
  readonly done: CardDeed | null
  readonly here: string
}

export interface OwnCardsAnswer {
  readonly problem: ProblemShown | null
  /** The name of a card that was not kept, as it was typed; null where another form was sent. */
  readonly typed: { readonly cardId: string; readonly label: string } | null
}

const afterSetup = { saved: 'added', open: 'open', failed: 'failed' } as const

/** `?setup=` is what the page of the processor leads back with: asking keeps a card that it has taken. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<OwnCardsView> {
  const api = context.get(apiContext)
  const setupId = readId(url.searchParams.get(setupParam))
  const asked = setupId === '' ? null : orProblem(await api.askCardSetup({ setupId }), context)
  const { data: listed, problem } = orProblem(await api.listSavedCards({}), context)
  const first = problem ?? asked?.problem ?? null
  const deed = deedIn(url, context, listed)
  return {
    listed,
    problem: shown(first),
    done: asked?.data == null ? deed : afterSetup[asked.data.state],
    here: addressChanged(url, { [doneParam]: null, [loanParam]: null }),
  }
}

/** What was just done here, while it still holds: automatic repayment may be on again since. */
function deedIn(url: URL, context: Context, listed: OwnCardsView['listed']): CardDeed | null {
  const told = justDoneIn(url, context, doneParam)
  const deed = deeds.find((one) => one === told) ?? null
  if (deed !== 'autoStopped' && deed !== 'autoUnderWay') return deed
  const isOn = listed?.cards.some(({ autopay }) =>
    autopay.some(({ orderId }) => orderId === url.searchParams.get(loanParam)),
  )
  return isOn === false ? deed : null
}

const refused = (problem: Problem, context: Context, typed: OwnCardsAnswer['typed'] = null) =>
  notDone<OwnCardsAnswer>(problem, context, { typed })

/** Adds a card, names one, removes it, or stops what it repays by itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const intent = form.get('intent')
  if (intent === 'add') return await beginToAdd(context)
  if (intent === 'stopAuto') return await stopAuto(readId(form.get('orderId')), context)
  const cardId = readId(form.get('cardId'))
  const typed = intent === 'remove' ? null : { cardId, label: typedLine(form, 'label') }
  if (typed !== null && characterCount(typed.label) > labelMax)
    return data<OwnCardsAnswer>({ problem: null, typed }, 422)
  const done = typed === null ? await api.removeSavedCard({ cardId }) : await api.nameSavedCard(typed)
  // What is gone already is as it was wanted.
  const isGone = intent === 'remove' && !done.ok && done.problem.code === refusalCodes.notFound
  if (!done.ok && !isGone) return refused(done.problem, context, typed)
  const deed = intent === 'remove' ? 'removed' : 'named'
  return tellDone(context, { [doneParam]: deed })
}

async function stopAuto(orderId: string, context: Context) {
  const stopped = await context.get(apiContext).stopAutopay({ orderId })
  if (!stopped.ok) return refused(stopped.problem, context)
  const deed = stopped.data.isUnderWay ? 'autoUnderWay' : 'autoStopped'
  return tellDone(context, { [doneParam]: deed, [loanParam]: orderId })
}

function tellDone(context: Context, what: Record<string, string>): Response {
  return replace(context, tellingAt(context, withCommon(context, addresses.myCards, what)), 303)
}

/** To the page of the processor, or to ours with its fields, which has to be loaded whole: it has a policy of its own. */
async function beginToAdd(context: Context) {
  const begun = await context.get(apiContext).beginCardSetup({})
  if (!begun.ok) return refused(begun.problem, context)
  const { setupId, state, pageUrl } = begun.data
  if (state === 'open' && pageUrl === '') {
    return redirectDocument(context, withCommon(context, addresses.addSavedCard, { [setupParam]: setupId }), 303)
  }
  const target = state === 'open' ? linkTarget(context, pageUrl) : null
  if (target !== null) return redirectDocument(context, target.address, 303)
  if (state === 'open') return data<OwnCardsAnswer>({ problem: failed, typed: null }, 422)
  return replace(context, withCommon(context, addresses.myCards, { [setupParam]: setupId }), 303)
}
