// Rate limits for one-time codes: per phone and asker, per network, per phone prefix. Each limit tells when its window ends.

import { addDays, dateIn, startOfDayIn } from '../../../core/calendar-date.ts'
import {
  type CodeBudgets,
  codeBudgets,
  demoCodeBudgets,
  keepsSending,
  longCode,
  paceSeconds,
  prefixDigits,
  resendDelaySeconds,
  wideNetworkFactor,
  wrongGuessesADay,
  wrongGuessesOfStrangersADay,
} from '../../../core/identity/code-rules.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import { type Budget, countDistinct, daySeconds, hourSeconds, takeFromBudget } from '../../db/budget.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type CodeTarget, type Counted, markOf, phoneMark } from '../asker/code-asker.ts'

export type CodeKind = 'short' | 'long'

/**
 * Counts one code more and says which kind may go: a long one where the phone has no short ones or no guesses left for this
 * asker, at a login. Refusals: `codeWasJustSent`, `tooManyCodes`, `longCodeIsUnderWay`, each with the seconds to wait.
 */
export async function takeCode(
  db: Queries,
  deps: Deps,
  target: CodeTarget,
  counted: Counted,
  hasAccount: () => Promise<boolean>,
): Promise<CodeKind | Refusal<'codeWasJustSent' | 'longCodeIsUnderWay' | 'tooManyCodes'>> {
  const now = deps.clock.now()
  const budgets = deps.config.mode === 'demo' ? demoCodeBudgets : codeBudgets
  // Asked first: it is the cheapest answer to a flood.
  const isStranger = target.asker.kind === 'stranger' && !counted.isKnown
  const shut = isStranger ? await secondsShut(db, target, budgets, now) : 0
  if (shut > 0) {
    deps.log.warn(
      { kind: target.purpose, market: target.market.id },
      'too many codes are requested and not used: sending is paused',
    )
    return refuse('tooManyCodes', { seconds: shut })
  }
  const phone = phoneMark(deps, target)
  const { purpose } = target
  const justSent = await secondsOver(db, now, {
    key: `${purpose}:resend:${phone}:${counted.mark}:${target.subject ?? ''}`,
    limit: 1,
    windowSeconds: resendDelaySeconds,
  })
  if (justSent > 0) return refuse('codeWasJustSent', { seconds: justSent })

  const aDay = (who: string, limit: number): Promise<number> =>
    secondsOver(db, now, { key: `${purpose}:phone:${phone}:${who}`, limit, windowSeconds: daySeconds })
  let full = await aDay(counted.mark, budgets.forEachPhoneADay[purpose])
  if (isStranger) {
    const over = await secondsOverAsStranger(db, deps, { target, budgets, now, hasAccount })
    if (over > 0) return refuse('tooManyCodes', { seconds: over })
    // Counted last: a request that is refused above does not count against the phone.
    full = Math.max(full, await aDay('strangers', budgets.ofStrangersForEachPhoneADay))
  }
  for (const { key, limit } of wrongBudgets(deps, target, counted)) {
    const wrong = await windowOf(db, now, key)
    if (wrong.used >= limit) full = Math.max(full, wrong.secondsLeft)
  }
  if (full === 0) return 'short'
  if (purpose !== 'login') return refuse('tooManyCodes', { seconds: full })
  const seconds = await secondsOver(db, now, {
    key: `${purpose}:long:${phone}`,
    limit: 1,
    windowSeconds: longCode.lifeMinutes * 60,
  })
  return seconds === 0 ? 'long' : refuse('longCodeIsUnderWay', { seconds, digits: longCode.length })
}

/** Counts one. Returns the seconds until the window ends if the limit is exceeded, otherwise 0. */
async function secondsOver(db: Queries, now: Date, budget: Budget): Promise<number> {
  const taken = await takeFromBudget(db, now, budget)
  return taken.allowed ? 0 : taken.secondsLeft
}

/** The wrong guesses of a day: of this asker at this phone, and of all strangers at it. A long code has its own. */
export function wrongBudgets(
  deps: Deps,
  target: CodeTarget,
  counted: Counted,
  kind: CodeKind = 'short',
): readonly Budget[] {
  const base = `wrong:${target.purpose}:${kind}:${phoneMark(deps, target)}`
  const own = { key: `${base}:${counted.mark}`, limit: wrongGuessesADay, windowSeconds: daySeconds }
  if (counted.isKnown || kind === 'long') return [own]
  return [own, { key: `${base}:strangers`, limit: wrongGuessesOfStrangersADay, windowSeconds: daySeconds }]
}

interface StrangersRequest {
  readonly target: CodeTarget
  readonly budgets: CodeBudgets
  readonly now: Date
  readonly hasAccount: () => Promise<boolean>
}

/** Counts the request of a caller without an account or session. Returns the seconds to wait, or 0. */
async function secondsOverAsStranger(
  db: Queries,
  deps: Deps,
  { target, budgets, now, hasAccount }: StrangersRequest,
): Promise<number> {
  const { purpose, market, phone, asker } = target
  if (asker.kind !== 'stranger') return 0
  const aDay = (name: string, limit: number): Promise<number> =>
    secondsOver(db, now, { key: `${purpose}:${name}`, limit, windowSeconds: daySeconds })
  const address = await aDay(`address:${asker.addressHash}`, budgets.forEachAddressADay)
  if (address > 0) return address
  if (asker.wideAddressHash !== asker.addressHash) {
    const wide = await aDay(`address:${asker.wideAddressHash}`, budgets.forEachAddressADay * wideNetworkFactor)
    if (wide > 0) return wide
  }
  if (asker.deviceId !== '') {
    const device = await aDay(`device:${markOf(deps, `device:${asker.deviceId}`)}`, budgets.forEachDeviceADay)
    if (device > 0) return device
  }
  const neighbourhood = `${purpose}:neighbours:${market.id}:${phone.slice(0, -2)}`
  const today = dateIn(market.zone, now)
  const neighbours = await countDistinct(db, neighbourhood, today, deps.codeHasher.fingerprint(phone))
  if (neighbours > budgets.neighboursADay) {
    return Math.max(1, Math.ceil((startOfDayIn(market.zone, addDays(today, 1)).getTime() - now.getTime()) / 1000))
  }
  for (const area of areasOf(target, budgets)) {
    const sent = await takeFromBudget(db, now, anHour(sentKey(target, area.name)))
    const used = await windowOf(db, now, usedKey(target, area.name))
    if (!keepsSending(sent.used, used.used, area.unproven)) return sent.secondsLeft
  }
  return await secondsOfPace(db, target, budgets, now, hasAccount)
}

/**
 * Where the codes of a market go unused, those to numbers without an account go one after the other. This is no switch: a caller
 * who comes after the flood gets a code at once, and a borrower with an account does not wait.
 */
async function secondsOfPace(
  db: Queries,
  target: CodeTarget,
  budgets: CodeBudgets,
  now: Date,
  hasAccount: () => Promise<boolean>,
): Promise<number> {
  if (await hasAccount()) return 0
  const sent = await takeFromBudget(db, now, anHour(sentKey(target, everywhere)))
  const used = await windowOf(db, now, usedKey(target, everywhere))
  if (keepsSending(sent.used, used.used, budgets.unprovenAnHour)) return 0
  const pace = { key: `${target.purpose}:pace:${target.market.id}`, limit: 1, windowSeconds: paceSeconds }
  return await secondsOver(db, now, pace)
}

const everywhere = 'all'

interface Area {
  readonly name: string
  readonly unproven: number
}

/** Where unused codes stop more of them: in the phone's prefix, and in the networks that ask. */
function areasOf({ phone, asker }: CodeTarget, budgets: CodeBudgets): readonly Area[] {
  const prefix = { name: phone.slice(0, prefixDigits), unproven: budgets.unprovenForEachPrefixAnHour }
  if (asker.kind !== 'stranger') return [prefix]
  const unproven = budgets.unprovenForEachAddressAnHour
  const near = { name: `net:${asker.addressHash}`, unproven }
  if (asker.wideAddressHash === asker.addressHash) return [prefix, near]
  return [prefix, near, { name: `net:${asker.wideAddressHash}`, unproven: unproven * wideNetworkFactor }]
}

/** The seconds until the next code would be sent, where too many codes were not used; otherwise 0. */
async function secondsShut(db: Queries, target: CodeTarget, budgets: CodeBudgets, now: Date): Promise<number> {
  const areas = areasOf(target, budgets)
  const keys = areas.flatMap(({ name }) => [sentKey(target, name), usedKey(target, name)])
  const rows = await db.query<{ key: string; used: number; ends_at: Date }>(
    'select key, used, ends_at from rate_window where key = any($1::text[]) and ends_at > $2',
    [keys, now],
  )
  const find = (key: string) => rows.find((row) => row.key === key)
  const shut = areas.map(({ name, unproven }) => {
    const sent = find(sentKey(target, name))
    if (sent === undefined || keepsSending(sent.used + 1, find(usedKey(target, name))?.used ?? 0, unproven)) return 0
    return secondsUntil(sent.ends_at, now)
  })
  return Math.max(...shut)
}

/** Notes that a code was used: where it was asked for and sent, more may go. */
export async function countUsed(db: Queries, deps: Deps, target: CodeTarget): Promise<void> {
  const now = deps.clock.now()
  const names = [...areasOf(target, codeBudgets).map(({ name }) => name), everywhere]
  for (const name of names) await takeFromBudget(db, now, anHour(usedKey(target, name)))
}

/** How often `key` was counted in the window that holds now, and when it ends. */
async function windowOf(db: Queries, now: Date, key: string): Promise<{ used: number; secondsLeft: number }> {
  const [row] = await db.query<{ used: number; ends_at: Date }>(
    'select used, ends_at from rate_window where key = $1 and ends_at > $2',
    [key, now],
  )
  return row === undefined
    ? { used: 0, secondsLeft: 0 }
    : { used: row.used, secondsLeft: secondsUntil(row.ends_at, now) }
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

const anHour = (key: string): Budget => ({ key, limit: Number.MAX_SAFE_INTEGER, windowSeconds: hourSeconds })
const sentKey = (target: CodeTarget, area: string): string => `${target.purpose}:sent:${target.market.id}:${area}`
const usedKey = (target: CodeTarget, area: string): string => `${target.purpose}:used:${target.market.id}:${area}`
