// What was sent and brought no answer: the screen and what was typed stay, and it is found out what became of it.

import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { type Attempt, keyField, keyForField, tellSending } from '../ui/connection.ts'
import { NoAnswer } from './no-answer.ts'

/** What the router knows of one route after a load or an action. */
type Outcome =
  | { readonly type: 'data'; readonly result: unknown }
  | { readonly type: 'error'; readonly result: unknown }
type Outcomes = Record<string, Outcome>

/** The status of an action that reports an unknown outcome in its own words (`failed-call.ts`). */
const uncertainStatus = 503

/** What a screen was last answered: it goes on showing that while the next answer is missing. */
let lastAnswer: { readonly action: string; readonly route: string; readonly value: unknown } | null = null

/** Why an action brought nothing; null where it brought something, or ended in a page of its own (a redirect, a 404). */
function whyNothing(outcome: Outcome): NoAnswer['reason'] | null {
  if (outcome.type === 'data') return statusOf(outcome.result) === uncertainStatus ? 'silent' : null
  const result = answerIn(outcome.result)
  if (result instanceof NoAnswer) return result.reason
  if (result instanceof Response) return null
  if (isRouteErrorResponse(result)) return result.status >= 500 ? 'silent' : null
  // The server failed while answering: the outcome is unknown.
  return 'silent'
}

function statusOf(result: unknown): number | undefined {
  return (result as { init?: { status?: number } | null } | null)?.init?.status
}

/** The idempotency key of what was sent; null where it has none. */
function keyIn(form: FormData): string | null {
  const key = form.get(keyField)
  const intent = form.get(keyForField)
  const isKeyed = intent === null || intent === form.get('intent')
  return isKeyed && typeof key === 'string' && key !== '' ? key : null
}

async function attemptOf(request: Request): Promise<Attempt> {
  const { pathname, search } = new URL(request.url)
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/form-data') === true
  const form = await request.formData()
  return {
    form,
    action: `${pathname}${search}`,
    encType: isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    key: keyIn(form),
  }
}

async function tellWhatIsKnown(reason: NoAnswer['reason'], wasOffline: boolean, sent: Request): Promise<void> {
  if (reason === 'notTaken') return tellSending({ kind: 'notTaken' })
  if (reason === 'offline' && wasOffline) return tellSending({ kind: 'notSent' })
  const attempt = await attemptOf(sent)
  // The page may have been left meanwhile: the next one has nothing to do with it.
  if (!sent.signal.aborted) tellSending({ kind: 'asking', attempt })
}

/**
 * Runs around every load and every action in the browser. An action without an answer leaves the screen as it is, with status
 * 503, so that nothing is loaded anew over what was typed; {@link tellSending} says the rest.
 */
export const keepScreen: MiddlewareFunction<Outcomes> = async ({ request }, next) => {
  if (request.method === 'GET') return await next()
  const sent = request.clone()
  const wasOffline = !navigator.onLine
  const outcomes = await next()
  if (request.signal.aborted) return outcomes
  const { pathname, search } = new URL(request.url)
  const action = `${pathname}${search}`
  for (const [route, outcome] of Object.entries(outcomes)) {
    const reason = whyNothing(outcome)
    if (reason === null) {
      lastAnswer = outcome.type === 'data' ? { action, route, value: answerIn(outcome.result) } : null
      tellSending(null)
      continue
    }
    await tellWhatIsKnown(reason, wasOffline, sent)
    if (outcome.type === 'data') continue
    const kept = lastAnswer?.action === action && lastAnswer.route === route ? lastAnswer.value : undefined
    outcomes[route] = { type: 'data', result: data(kept, uncertainStatus) }
  }
  return outcomes
}

/** The router wraps answers of an action, errors too, with the status that came with them. */
function answerIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'init' in result && 'data' in result ? result.data : result
}
