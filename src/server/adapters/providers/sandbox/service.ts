// The sandbox provider as a small HTTP service of its own: payment codes, wallet pages' data, card charges, payouts, notices.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { readJson } from '../../../../core/read-json.ts'
import { callOutside } from '../../http/outgoing-call.ts'
import {
  anotherName,
  chargeRequest,
  codeRequest,
  forgetRequest,
  type nameAnswer,
  namedEndings,
  nameRequest,
  payoutRequest,
  payRequest,
  setupRequest,
} from '../http/protocol.ts'
import {
  type SandboxCardSample,
  SandboxDesk,
  type SandboxPaid,
  type SandboxPay,
  type SandboxTakenBack,
} from './desk.ts'
import { type SandboxFault, SandboxFaults } from './faults.ts'
import { type DeliverNotice, NoticeSender, payoutNotices } from './notices.ts'
import { type SandboxCharge, type SandboxCode, type SandboxSetup, SandboxStore } from './store.ts'

export interface SandboxOptions {
  /** The key that callers must show. */
  readonly apiKey: string
  /** What notices are signed with; the lender knows it. Read at each notice, so that a rotation can be played. */
  readonly webhookSecret: () => string
  /** How a notice reaches the lender. {@link deliverOverHttp} posts it. */
  readonly deliver: DeliverNotice
  /** The business time. */
  readonly now: () => Date
  /** A journal file that outlives the process; none keeps everything in memory. */
  readonly journalPath?: string
  /** 0 picks a free port. */
  readonly port?: number
  /** Who is told the texts that come to {@link textsPath}, as `sms-gateway` posts them; nobody unless given. */
  readonly texts?: { readonly token: string; readonly take: (to: string, text: string) => void }
}

/** Where the sandbox takes text messages: a lender without an SMS provider yet names it in SMS_URL. */
const textsPath = '/v1/texts'
const textRequest = z.object({ to: z.string(), text: z.string() })

export interface SandboxProvider {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string
  /** A person pays a code. `found: false` for a code it never made. */
  pay(wish: SandboxPay): Promise<SandboxPaid>
  /** The provider takes back so much of the newest payment by a code; all that is left of it, unless told. */
  takeBack(payCode: string, amountMinor?: number): Promise<SandboxTakenBack>
  /** A person pays on the wallet page; null when there is no such wallet payment. */
  payInWallet(walletId: string): Promise<SandboxPaid | null>
  walletCode(walletId: string): SandboxCode | null
  /** The card that is being added on a page; null where there is no such page. */
  setupOnPage(pageId: string): SandboxSetup | null
  /** The page of a card that is being added. */
  pageOf(setupRef: string): string | null
  isForgotten(cardToken: string): boolean
  /** Somebody chooses a sample card on that page, or gives up. */
  finishSetup(pageId: string, sample: SandboxCardSample | null): SandboxSetup | null
  /** The charge that a bank's page is about; null where there is no such page. */
  chargeOnPage(pageId: string): SandboxCharge | null
  /** The owner confirms that charge on the page, or says no. Undefined for a key that was never charged. */
  answerCharge(key: string, isConfirmed: boolean): SandboxCharge | undefined
  /** The bank has spoken of a payout: the HTTP statuses of the notice; null for a key that was never paid. */
  /** `returnedMinor`: how much came back so far, where it is a part. */
  movePayout(
    key: string,
    state: 'paid' | 'failed' | 'failedAtProvider' | 'returned',
    returnedMinor?: number,
  ): Promise<readonly number[] | null>
  /** Sends the notices that the clock has come to; how many. */
  deliverDue(): Promise<number>
  /** The next `times` calls whose path starts with `pathStart` go wrong. */
  plan(pathStart: string, fault: SandboxFault, times?: number): void
  /** How many codes, charges and payouts were made: for tests that count. */
  counts(): Readonly<Record<'codes' | 'charges' | 'payouts' | 'setups', number>>
  /** Forgets everything. */
  clear(): void
  close(): Promise<void>
}

const bodyLimitBytes = 65_536

/** Delivers notices to `<origin>/webhooks/payments/<channel>`, those of payouts to `<origin>/webhooks/payouts/http`. */
export function deliverOverHttp(origin: () => string): DeliverNotice {
  return async (channel, rawBody, headers) => {
    const path = channel === payoutNotices ? 'payouts/http' : `payments/${encodeURIComponent(channel)}`
    const url = `${origin()}/webhooks/${path}`
    const answer = await callOutside({ method: 'POST', url, headers, body: new TextDecoder().decode(rawBody) })
    return answer.outcome === 'answered' ? answer.status : 0
  }
}

/** Starts the service on 127.0.0.1. */
export async function startSandboxProvider(options: SandboxOptions): Promise<SandboxProvider> {
  const store = new SandboxStore(options.journalPath ?? null)
  const notices = new NoticeSender(options.deliver, options.webhookSecret, options.now)
  const desk = new SandboxDesk(store, notices, options.now)
  const faults = new SandboxFaults()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end()
      console.error('sandbox provider', error)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const { texts } = options
    if (pathname === textsPath && texts !== undefined && request.headers.authorization === `Bearer ${texts.token}`) {
      const sent = checked(textRequest, await readBody(request), ({ to, text }) => {
        texts.take(to, text)
        return { status: 202, body: {} }
      })
      return reply(response, sent.status, sent.body)
    }
    if (request.headers.authorization !== `Bearer ${options.apiKey}`) return reply(response, 401, { error: 'key' })
    const fault = faults.take(pathname)
    if (fault?.kind === 'gone') return void request.socket.destroy()
    if (fault?.kind === 'page' && fault.status >= 400) return page(response, fault.status)
    if (fault?.kind === 'fails') return reply(response, fault.status, { error: 'fault' })
    const done = await handle(desk, request.method ?? 'GET', pathname, await readBody(request))
    if (fault?.kind === 'lost') return void request.socket.destroy()
    if (fault?.kind === 'page') return page(response, fault.status)
    if (fault?.kind === 'slow') await delay(fault.delayMs, undefined, { ref: false })
    reply(response, done.status, done.body)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    pay: (wish) => desk.pay(wish),
    takeBack: (payCode, amountMinor) => desk.takeBack(payCode, amountMinor),
    async payInWallet(walletId) {
      const code = store.codeBy((candidate) => candidate.walletId === walletId)
      return code === null ? null : desk.pay({ payCode: code.payCode })
    },
    walletCode: (walletId) => store.codeBy((code) => code.walletId === walletId),
    setupOnPage: (pageId) => desk.setupOnPage(pageId),
    pageOf: (setupRef) => store.setups.get(setupRef)?.pageId ?? null,
    isForgotten: (cardToken) => store.forgotten.has(cardToken),
    finishSetup: (pageId, sample) => desk.finishSetup(pageId, sample),
    chargeOnPage: (pageId) => desk.chargeOnPage(pageId),
    answerCharge: (key, isConfirmed) => desk.answerCharge(key, isConfirmed),
    movePayout: (key, state, returnedMinor) => desk.movePayout(key, state, returnedMinor),
    deliverDue: () => notices.deliverDue(),
    plan: (pathStart, fault, times = 1) => faults.plan(pathStart, fault, times),
    counts: () => ({
      codes: store.codes.size,
      charges: store.charges.size,
      payouts: store.payouts.size,
      setups: store.setups.size,
    }),
    clear() {
      store.clear()
      notices.clear()
      faults.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

async function handle(desk: SandboxDesk, method: string, path: string, body: unknown): Promise<Reply> {
  const [, , kind, key = '', verb] = path.split('/').map(decodeURIComponent)
  if (method === 'POST' && path === '/v1/codes') {
    return checked(codeRequest, body, (request) => {
      const code = desk.makeCode(request)
      return code === null ? { status: 409, body: { error: 'referenceHasAnotherAmount' } } : { status: 200, body: code }
    })
  }
  if (kind === 'codes' && method === 'GET') return found(desk.store.codes.get(key))
  if (kind === 'codes' && method === 'POST' && verb === 'cancel') return found(desk.cancel(key))
  if (method === 'POST' && path === '/v1/charges') {
    return checked(chargeRequest, body, (request) => ({ status: 200, body: desk.charge(request) }))
  }
  if (kind === 'charges' && method === 'POST' && verb === 'cancel') return found(desk.answerCharge(key, false))
  if (kind === 'charges' && method === 'GET') return found(desk.store.charges.get(key))
  if (method === 'POST' && path === '/v1/card-setups') {
    return checked(setupRequest, body, (request) => ({ status: 200, body: desk.beginSetup(request) }))
  }
  if (kind === 'card-setups' && method === 'GET') return found(desk.store.setups.get(key))
  if (method === 'POST' && path === '/v1/cards/forget') {
    return checked(forgetRequest, body, ({ cardToken }) => {
      desk.store.putForgotten(cardToken)
      return { status: 200, body: { forgotten: true } }
    })
  }
  if (method === 'POST' && path === '/v1/payouts') {
    return checked(payoutRequest, body, (request) => ({ status: 200, body: desk.payOut(request) }))
  }
  if (method === 'POST' && path === '/v1/account-names') {
    return checked(nameRequest, body, (request) => ({ status: 200, body: nameOf(request) }))
  }
  if (method === 'POST' && path === '/v1/pay') {
    const wish = payRequest.safeParse(body)
    return wish.success ? { status: 200, body: await desk.pay(wish.data) } : { status: 400, body: { error: 'body' } }
  }
  if (kind === 'payouts' && method === 'GET') return found(desk.payoutOf(key))
  return { status: 404, body: { error: 'path' } }
}

function found(value: unknown): Reply {
  return value === undefined || value === null
    ? { status: 404, body: { error: 'absent' } }
    : { status: 200, body: value }
}

function checked<T>(schema: z.ZodType<T>, body: unknown, then: (value: T) => Reply): Reply {
  const parsed = schema.safeParse(body)
  return parsed.success ? then(parsed.data) : { status: 400, body: { error: 'body' } }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimitBytes) return null
    chunks.push(chunk)
  }
  if (size === 0) return null
  return readJson(Buffer.concat(chunks).toString('utf8')) ?? null
}

function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>a proxy</title>')
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function nameOf({ accountNumber, expectedName }: z.output<typeof nameRequest>): z.output<typeof nameAnswer> {
  if (accountNumber.endsWith(namedEndings.another)) return { outcome: 'named', accountName: anotherName }
  if (accountNumber.endsWith(namedEndings.untold)) return { outcome: 'cannotTell' }
  if (accountNumber.endsWith(namedEndings.nobody)) return { outcome: 'noAccount' }
  return expectedName === '' ? { outcome: 'cannotTell' } : { outcome: 'named', accountName: expectedName }
}
