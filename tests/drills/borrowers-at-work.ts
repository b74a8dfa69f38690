// Load as borrowers and a provider make it: pushes, payment codes, notices, each repeated under its key until it is answered.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '../../src/contracts/envelope.ts'
import { addDays, dateIn } from '../../src/core/calendar-date.ts'
import { markets } from '../../src/core/market/markets.ts'
import { signatureHeader, signNotice } from '../../src/server/adapters/providers/http/signature.ts'
import { createSession } from '../../src/server/people/session/session-store.ts'
import type { Borrower } from '../support/lending.ts'
import type { RunningLender } from './running-lender.ts'

/** What came back for a request; null when no answer came at all. */
export interface Came {
  readonly status: number
  readonly code: string
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is read field by field
  readonly data: any
}

/** A request that can be sent again as it is. */
export interface Request {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Everything that was acknowledged, with the first answer to it. */
export interface Acknowledged {
  readonly pushes: Map<string, { readonly request: Request; readonly answer: string }>
  readonly codes: Map<string, { readonly request: Request; readonly answer: string }>
  /** `provider:transaction`. */
  readonly notices: Set<string>
}

export interface Troubles {
  noAnswer: number
  unavailable: number
  /** Answers that no borrower should ever get from a killed neighbour: each is a failure of the drill. */
  readonly wrong: string[]
  /** How long a request was sent again and again until it was answered, milliseconds at most. */
  longestWaitMs: number
}

const patienceMs = 30_000
const againAfterMs = 15
/** A new loan is taken for paying after so many payments: a loan with thousands of them would tell nothing more. */
const paymentsOfALoan = 60

/** Sends a request once. A connection that broke is null, whatever became of the request. */
export async function send(origin: string, request: Request): Promise<Came | null> {
  try {
    const url = `${origin}${request.path}?${new URLSearchParams(request.query)}`
    const { headers, body } = request
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) })
    const text = await response.text()
    // A balancer's own words: the process behind it did not answer.
    if (response.status >= 502 && response.headers.get('content-type')?.startsWith('text/html')) return null
    const { code = '', data = null } = JSON.parse(text) as { code?: string; data?: unknown }
    return { status: response.status, code: String(code), text, data }
  } catch (error) {
    // What fetch throws when the other side is gone, before or in the middle of its answer.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return null
    throw error
  }
}

/** A signed notice that a code was paid, at `now`. */
export function noticeOf(
  secret: string,
  paid: { readonly reference: string; readonly amountMinor: number; readonly currency: string; readonly id: string },
  now: Date,
): Request {
  const { id, ...rest } = paid
  const body = JSON.stringify({
    ...rest,
    eventId: `E-${id}`,
    type: 'paid',
    transactionId: `T-${id}`,
    paidAt: now.toISOString(),
  })
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signNotice(secret, new TextEncoder().encode(body), now),
  }
  return { path: '/webhooks/payments/bank-transfer', query: {}, headers, body }
}

/** A call of a borrower, under a key of its own where it takes one. */
export function callOf(sessionId: string, path: string, fields: Record<string, unknown>, key = randomUUID()): Request {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  return {
    path,
    query: { sessionId },
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: new URLSearchParams(texts).toString(),
  }
}

/** The borrowers of a lender, so many at work at once. They work while they are let, and finish what they have begun. */
export class BorrowersAtWork {
  readonly acknowledged: Acknowledged = { pushes: new Map(), codes: new Map(), notices: new Set() }
  readonly troubles: Troubles = { noAnswer: 0, unavailable: 0, wrong: [], longestWaitMs: 0 }
  readonly #lender: RunningLender
  readonly #clients: number
  #working = false
  #underWay: Promise<void>[] = []
  readonly #fresh: Person[] = []
  readonly #payers: (Payer | null)[] = []

  constructor(lender: RunningLender, clients: number) {
    this.#lender = lender
    this.#clients = clients
  }

  get acknowledgedCount(): number {
    const { pushes, codes, notices } = this.acknowledged
    return pushes.size + codes.size + notices.size
  }

  /** Makes the borrowers that will be needed next; the database has to be there. */
  async prepare(): Promise<void> {
    while (this.#fresh.length < this.#clients * 2) this.#fresh.push(await newcomer(this.#lender))
    for (let client = 0; client < this.#clients; client += 1) {
      if ((this.#payers[client]?.paid ?? paymentsOfALoan) >= paymentsOfALoan)
        this.#payers[client] = await payer(this.#lender)
    }
  }

  begin(): void {
    this.#working = true
    this.#underWay = Array.from({ length: this.#clients }, (_, client) => this.#work(client))
  }

  /** Resolves once everybody has got an answer to what they had begun. */
  async end(): Promise<void> {
    this.#working = false
    await Promise.all(this.#underWay)
  }

  async #work(client: number): Promise<void> {
    while (this.#working) {
      const newcomer = this.#fresh.pop()
      if (newcomer !== undefined) await this.#push(newcomer)
      const payer = this.#payers[client]
      if (this.#working && payer) await this.#pay(payer)
    }
  }

  async #push({ sessionId, productId }: Person): Promise<void> {
    const offer = await this.#answered(callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-confirm', { productId }))
    if (offer === null) return
    const { amount, periods, termUnit, offerId } = offer.data
    const fields = { amount, periods, termUnit, productId, offerId, agree: '1' }
    const request = callOf(sessionId, '/hazel/v3/loan-confirm/loan-detail-push-yd', fields)
    const answer = await this.#answered(request)
    if (answer !== null) this.acknowledged.pushes.set(answer.data.orderId, { request, answer: answer.text })
  }

  async #pay(payer: Payer): Promise<void> {
    payer.paid += 1
    const wish = {
      orderId: payer.orderId,
      amount: 100 + payer.paid,
      channelNumber: 'bank-transfer',
      purpose: 'partial',
    }
    const request = callOf(payer.sessionId, '/hazel/v3/loan-details/generate-vcode', wish)
    const made = await this.#answered(request)
    if (made === null) return
    const { ref } = made.data
    this.acknowledged.codes.set(ref, { request, answer: made.text })
    const paid = { reference: ref, amountMinor: wish.amount, currency: payer.currency, id: ref }
    const told = await this.#answered(noticeOf(this.#lender.webhookSecret, paid, new Date()))
    if (told !== null) this.acknowledged.notices.add(`http:T-${ref}`)
  }

  /** The answer to a request that is sent until there is one. Null, and noted as wrong, for an answer that must not be. */
  async #answered(request: Request): Promise<Came | null> {
    const begun = performance.now()
    for (;;) {
      const came = await send(this.#lender.origin(), request)
      this.troubles.longestWaitMs = Math.max(this.troubles.longestWaitMs, Math.round(performance.now() - begun))
      if (came === null) this.troubles.noAnswer += 1
      else if (came.status === 503 && came.code === codes.outOfReach) this.troubles.unavailable += 1
      else if (came.status === 200 && (came.code === '0' || request.path.startsWith('/webhooks/'))) return came
      else {
        this.troubles.wrong.push(`${request.path}: ${came.status} ${came.text}`)
        return null
      }
      await pause(againAfterMs)
    }
  }
}

export interface Person {
  readonly sessionId: string
  readonly productId: string
}

interface Payer {
  readonly sessionId: string
  readonly orderId: string
  readonly currency: string
  paid: number
}

const market = 'standard'
const productId = 'candor-cash'

async function signIn({ db, world }: RunningLender, who: Borrower): Promise<string> {
  return await createSession(db, world.deps, { borrowerId: who.borrowerId, kind: 'api', deviceId: 'phone', params: {} })
}

/** A borrower with a bank account and a session, who has not borrowed yet. */
export async function newcomer(lender: RunningLender): Promise<Person> {
  lender.world.setTime(new Date().toISOString())
  const who = await lender.world.borrower({ market })
  return { sessionId: await signIn(lender, who), productId }
}

/**
 * A borrower with a loan that was paid out five days ago. The product works on the same database: a payout that its own worker took waits
 * for its bank, and that loan is left alone.
 */
async function payer(lender: RunningLender): Promise<Payer> {
  const { world } = lender
  for (let tries = 0; tries < 20; tries += 1) {
    world.setDay(market, addDays(dateIn(markets[market].zone, new Date()), -5))
    const who = await world.borrower({ market })
    const orderId = await world.loan(who, productId)
    const { disbursedOn, terms } = await world.order(who, orderId)
    if (disbursedOn !== null)
      return { sessionId: await signIn(lender, who), orderId, currency: terms.currency, paid: 0 }
  }
  throw new Error('the product took every payout that the tests were to do')
}
