// What was sent and brought no answer: the screen and what was typed stay, and it is found out what became of it.

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

/** What a screen was last answered: it goes on showing that while the next answer is missing. */
let lastAnswer: { readonly action: string; readonly route: string; readonly value: unknown } | null = null

/** What the next action answers: set by {@link repeatAnswer}. */
let repeated: typeof lastAnswer = null

/**
 * Has the next action, to this address, answer once more what it answered last, without sending anything, so that the page is
 * loaded anew under the step that this answer had led to. False where it has answered nothing.
 */
export function repeatAnswer(action: string): boolean {
  repeated = lastAnswer?.action === action ? lastAnswer : null
  return repeated !== null
}

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

async function tellWhatIsKnown(reason: NoAnswer['reason'], wasOffline: boolean, sent: Request): Promise<void> {
  if (reason === 'notTaken') return tellSending({ kind: 'notTaken' })
  if (reason === 'offline' && wasOffline) return tellSending({ kind: 'notSent' })
  const form = await sent.formData()
  // The page may have been left meanwhile: the next one has nothing to do with it.
  if (!sent.signal.aborted) tellSending({ kind: 'asking', attempt: { form, key: keyIn(form), sent } })
}

/**
 * Runs around every load and every action in the browser. An action without an answer leaves the screen as it is, with status
 * 503, so that nothing is loaded anew over what was typed; {@link tellSending} says the rest.
 */
export const keepScreen: MiddlewareFunction<Outcomes> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const action = `${pathname}${search}`
  if (request.method === 'GET') {
    const loaded = await next()
    // Another page is here: what the one before was answered is over.
    if (!request.signal.aborted && lastAnswer?.action !== action) lastAnswer = null
    return loaded
  }
  if (repeated) {
    const { route, value: result } = repeated
    repeated = null
    return { [route]: { type: 'data', result } }
  }
  const sent = request.clone()
  const wasOffline = !navigator.onLine
  const outcomes = await next()
  if (request.signal.aborted) return outcomes
  for (const [route, outcome] of Object.entries(outcomes)) {
    const reason = whyNothing(outcome)
    if (reason === null) {
      lastAnswer = outcome.type === 'data' ? { action, route, value: answerIn(outcome.result) } : null
      tellSending(null)
      continue
    }
    await tellWhatIsKnown(reason, wasOffline, sent)
    if (outcome.type === 'data') continue
    const isKept = lastAnswer?.action === action && lastAnswer.route === route
    outcomes[route] = { type: 'data', result: data(isKept ? lastAnswer?.value : undefined, uncertainStatus) }
  }
  return outcomes
}

/** The router wraps answers of an action, errors too, with the status that came with them. */
function answerIn(result: unknown): unknown {
  const of: object = Object(result)
  return 'init' in of && 'data' in of ? of.data : result
}
