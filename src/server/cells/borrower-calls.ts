// The calls of borrowers in front of all cells: who has a session goes to its cell, who has none is found by what he names.

import { type Endpoint, isOpen } from '../../contracts/endpoint.ts'
import type { EndpointName } from '../../contracts/endpoints.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { type Answer, failure, outOfReach } from '../http/answer.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { IncomingCall } from '../http/call.ts'
import type { Gate } from '../http/limits.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { readInput } from '../http/read-input.ts'
import { moveChallenge } from '../identity/door.ts'
import { isOurToken } from '../people/mark/door.ts'
import { endSession, hashOf } from '../people/session/door.ts'
import { challengeIn } from '../ports/passkeys.ts'
import { moveCaptcha } from '../promotion/door.ts'
import type { Cell, Cells } from './cell.ts'
import type { Finder, Phone } from './find-cell.ts'

const names = (...list: EndpointName[]): ReadonlySet<string> => new Set(list)
/** They make an account where the phone has none: its place is written first. */
const makesAccount = names('logIn', 'register')
const namesPhone = names(
  ...(['logIn', 'register', 'sendLoginCode', 'sendVoiceCode', 'sendRegistrationCode'] as const),
  ...(['sendDeletionCode', 'deleteAccount'] as const),
)
const showsCaptcha = names('getCaptchaImage', 'getCaptchaSound')
/** A link or a key that says nothing of its cell: each is asked until one knows it. */
const knownToOne = names(
  ...(['readPaper', 'stopAutopayByLink', 'checkPayLink', 'stopReminders', 'confirmEmail', 'getOutcome'] as const),
)

type Fields = Readonly<Record<string, unknown>>

/** The token of a call, wherever it stands; of two the pipeline refuses the call. */
function tokenIn({ query, body, headers }: Pick<IncomingCall, 'query' | 'body' | 'headers'>): string | null {
  const given = body?.sessionId || query.sessionId || bearerToken(headers)
  return typeof given === 'string' && given !== '' ? given : null
}

/** The cell that has made a token, whether or not its session still holds; null for a made-up one. */
export function cellOfToken({ all }: Pick<Cells, 'all'>, token: string): Cell | null {
  return all.find(({ deps }) => isOurToken('session', token, deps)) ?? null
}

/** `asking`: questions of strangers to the directory are counted there, before they cost anything. */
export function routedCalls(cells: Cells, finder: Finder, asking: Gate): Pipeline {
  const { home } = cells

  /** The cell of a call; null where each is asked. */
  async function cellOf(endpoint: Endpoint, incoming: IncomingCall): Promise<Cell | null> {
    const token = tokenIn(incoming)
    const own = token === null ? null : cellOfToken(cells, token)
    if (own !== null) return own
    if (!isOpen(endpoint)) return home
    const { name } = endpoint
    if (knownToOne.has(name)) return null
    const read = readInput(endpoint, incoming)
    return read.ok ? await cellOfStranger(name, read.input as Fields) : home
  }

  async function cellOfStranger(name: string, input: Fields): Promise<Cell> {
    const text = (field: string): string => (typeof input[field] === 'string' ? input[field] : '')
    if (namesPhone.has(name)) return await cellOfPhone(name, text('phone'), text('sid'))
    if (name === 'openPageSession') return (await finder.find('borrower', text('userId'))) ?? home
    if (name === 'logInByPasskey') return await cellOfPasskey(text('credentialId'), text('clientData'))
    if (showsCaptcha.has(name)) await bringCaptcha(text('sid'), home)
    return home
  }

  async function cellOfPhone(name: string, typed: string, sid: string): Promise<Cell> {
    const market = home.deps.config.policyPack
    const national = readPhone(typed, markets[market].phone)
    if (national === null) return home
    const phone: Phone = { market, phone: national }
    const cell = makesAccount.has(name)
      ? await finder.settle(phone)
      : ((await finder.findPhone(phone)) ?? finder.planned(phone))
    if (sid !== '') await bringCaptcha(sid, cell)
    return cell
  }

  /** The phone answers what home has asked it: the question goes where its passkey is. */
  async function cellOfPasskey(id: string, clientData: string): Promise<Cell> {
    const cell = (await finder.findSeldom('passkey', id)) ?? home
    const challenge = challengeIn(clientData)
    if (cell !== home && challenge !== null) await moveChallenge(home.deps.db, cell.deps.db, challenge)
    return cell
  }

  /** A captcha was drawn at home, and is solved where the phone's codes are. */
  async function bringCaptcha(sid: string, to: Cell): Promise<void> {
    for (const from of [home, ...cells.all.filter((cell) => cell !== home)])
      if (from !== to && (await moveCaptcha(from.deps.db, to.deps.db, sid))) return
  }

  async function guarded<T>(endpoint: Endpoint, incoming: IncomingCall, work: () => Promise<T>): Promise<T | Answer> {
    try {
      return await work()
    } catch (error) {
      home.deps.log.error({ requestId: incoming.requestId, call: endpoint.name, err: error }, 'call failed')
      return error instanceof DatabaseIsUnavailable ? outOfReach(incoming) : failure(incoming)
    }
  }

  /** Home first: most strangers are its own. */
  async function askEach(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer> {
    let best: Answer | null = null
    for (const cell of [home, ...cells.all.filter((one) => one !== home)]) {
      const answer = await cell.calls.call(endpoint, incoming)
      if (isKnown(answer)) return answer
      // Nobody may say "unknown" while one that may know it is silent.
      if (best === null || answer.status === 503) best = answer
    }
    return best ?? failure(incoming)
  }

  async function mayAsk(incoming: IncomingCall): Promise<(() => void) | null> {
    const admission = await asking.enter('code', { who: incoming.address, isStranger: true })
    return admission.admitted ? admission.leave : null
  }

  async function pass(endpoint: Endpoint, incoming: IncomingCall): Promise<Answer> {
    const token = tokenIn(incoming)
    const own = token === null ? null : cellOfToken(cells, token)
    if (own !== null) return await inCell(own, endpoint, incoming)
    const leave = await mayAsk(incoming)
    // Home refuses it in its own words.
    if (leave === null) return await home.calls.call(endpoint, incoming)
    try {
      const cell = await cellOf(endpoint, incoming)
      return cell === null ? await askEach(endpoint, incoming) : await inCell(cell, endpoint, incoming)
    } finally {
      leave()
    }
  }

  async function inCell(cell: Cell, endpoint: Endpoint, incoming: IncomingCall): Promise<Answer> {
    const answer = await cell.calls.call(endpoint, incoming)
    if (endpoint.name === 'openPageSession' && 'inner' in answer) await endPrevious(cell, incoming)
    return answer
  }

  /** A browser's old page may be another borrower's, of another cell. */
  async function endPrevious(now: Cell, incoming: IncomingCall): Promise<void> {
    const previous = incoming.body?.previousSessionId ?? incoming.query.previousSessionId
    const cell = typeof previous === 'string' ? cellOfToken(cells, previous) : null
    if (cell === null || cell === now || typeof previous !== 'string') return
    await endSession(cell.deps.db, cell.deps, hashOf(previous))
  }

  return {
    call: (endpoint, incoming) => guarded(endpoint, incoming, () => pass(endpoint, incoming)),
    callFor: (endpoint, incoming, session) => home.calls.callFor(endpoint, incoming, session),
    admit: async (endpoint, incoming) => {
      const token = tokenIn(incoming)
      const cell = (token === null ? null : cellOfToken(cells, token)) ?? home
      return await cell.calls.admit(endpoint, incoming)
    },
  }
}

/** Whether a cell has known what it was asked for: `arrived` says it of a call whose answer was lost. */
function isKnown(answer: Answer): boolean {
  if (!('inner' in answer)) return false
  const { arrived } = answer.inner as { readonly arrived?: unknown }
  return arrived !== false
}
