// Handles a form that got no answer: the screen and what was typed stay, and the page asks for the outcome.

import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { keyField, keyForField, tellSending } from '../ui/connection.ts'
import { NoAnswer } from './no-answer.ts'

/** What the router knows of one route after a load or an action. */
type Outcome =
  | { readonly type: 'data'; readonly result: unknown }
  | { readonly type: 'error'; readonly result: unknown }
type Outcomes = Record<string, Outcome>

/** The status of an action that reports an unknown outcome in its own words (`failed-call.ts`). */
const uncertainStatus = 503

/** The last answer to a screen, which it shows while the next one is missing. */
let lastAnswer: { readonly action: string; readonly route: string; readonly value: unknown } | null = null

/** Why an action brought nothing; null where it brought something, or ended in a page of its own (a redirect, a 404). */
function whyNothing(outcome: Outcome): NoAnswer['reason'] | null {
  if (outcome.type === 'data') return statusOf(outcome.result) === uncertainStatus ? 'silent' : null
  const result = answerIn(outcome.result)
  if (result instanceof NoAnswer) return result.reason
  // Everything else that is no answer is a failure of ours while answering: the outcome is unknown.
  const isAnswer = result instanceof Response || (isRouteErrorResponse(result) && result.status < 500)
  return isAnswer ? null : 'silent'
}

function statusOf(result: unknown): number | undefined {
  return (result as { init?: { status?: number } | null } | null)?.init?.status
}

/** The idempotency key of what was sent; null where it has none. */
function keyIn(form: FormData): string | null {
  const key = form.get(keyField)
  const intent = form.get(keyForField)
  return key && (intent === null || intent === form.get('intent')) ? String(key) : null
}

/** Answers whether the page is to be reloaded: without a key its outcome cannot be asked for. */
async function tellWhatIsKnown(reason: NoAnswer['reason'], wasOffline: boolean, sent: Request): Promise<boolean> {
  if (reason === 'notTaken' || (reason === 'offline' && wasOffline)) {
    tellSending({ kind: reason === 'offline' ? 'notSent' : reason })
    return false
  }
  const form = await sent.formData()
  const key = keyIn(form)
  // The page may have been left meanwhile: the next one has nothing to do with it.
  if (!sent.signal.aborted) tellSending({ kind: 'asking', attempt: { form, key, sent } })
  return key === null
}

/**
 * Runs around every load and every action in the browser. An action without an answer leaves the screen as it is, with what it
 * was answered last, and with status 503, so that nothing is reloaded over what was typed. Where its outcome cannot be asked
 * for, the router reloads the page under all of that. {@link tellSending} says the rest.
 */
export const keepScreen: MiddlewareFunction<Outcomes> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const action = `${pathname}${search}`
  const sent = request.clone()
  const wasOffline = !navigator.onLine
  const outcomes = await next()
  if (request.signal.aborted) return outcomes
  if (request.method === 'GET') {
    // Another page is shown: the answers to the previous one no longer count.
    if (lastAnswer?.action !== action) lastAnswer = null
    return outcomes
  }
  for (const [route, outcome] of Object.entries(outcomes)) {
    const reason = whyNothing(outcome)
    const isData = outcome.type === 'data'
    if (reason === null) {
      lastAnswer = isData ? { action, route, value: answerIn(outcome.result) } : null
      tellSending(null)
      continue
    }
    const isLoadedAnew = await tellWhatIsKnown(reason, wasOffline, sent)
    if (isData && !isLoadedAnew) continue
    const kept = lastAnswer?.action === action && lastAnswer.route === route ? lastAnswer.value : undefined
    const value = isData ? answerIn(outcome.result) : kept
    outcomes[route] = { type: 'data', result: data(value, isLoadedAnew ? 200 : uncertainStatus) }
  }
  return outcomes
}

/** The router wraps answers of an action, errors too, with the status that came with them. */
function answerIn(result: unknown): unknown {
  const of: object = Object(result)
  return 'init' in of && 'data' in of ? of.data : result
}
