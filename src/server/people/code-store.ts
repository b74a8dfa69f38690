// One-time codes by SMS: sent within budgets, kept as slow hashes, guessed a few times and used once.

import { setTimeout as pause } from 'node:timers/promises'
import { dateIn } from '../../core/calendar-date.ts'
import {
  type CodeBudgets,
  type CodePurpose,
  codeBudgets,
  codeLength,
  codeLifeMinutes,
  demoCodeBudgets,
  keepsSending,
  prefixDigits,
  resendDelaySeconds,
  triesForEachCode,
  wrongGuessesADay,
} from '../../core/identity/code-rules.ts'
import type { Market } from '../../core/market/market.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { countDistinct, daySeconds, giveBack, hourSeconds, sweepBudgets, takeFromBudget, usedOf } from '../db/budget.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueSms } from '../outbox/door.ts'

const SALT_BYTES = 16
/** Codes that ended so long ago are swept when a new one is made. */
const KEPT_DAYS = 2
const SWEPT_AT_ONCE = 50

/** What a code is bound to. */
export interface CodeTarget {
  readonly purpose: CodePurpose
  readonly market: Market
  /** National digits. */
  readonly phone: string
  /** What else it is bound to, such as a payment; empty for none. */
  readonly subject?: string
}

export interface CodeToSend extends CodeTarget {
  /** The message around the code. */
  readonly text: (values: { readonly code: string; readonly minutes: number; readonly lender: string }) => string
  /** The asker's address, hashed, and device: null where the asker is signed in, and only the phone's own budget counts. */
  readonly asker: { readonly addressHash: string; readonly deviceId: string } | null
  /** True has a call speak the code. */
  readonly spoken?: boolean
  /** False makes a code that nobody gets: the answer and the work are the same, and no account gives itself away. */
  readonly deliver: boolean
}

/**
 * Sends a code. The one before it stops counting. Answers how long the next has to wait, or a refusal: `codeWasJustSent`
 * within {@link resendDelaySeconds}, `tooManyCodes` beyond a budget. Not to be called inside a longer transaction: the
 * budgets are counted whatever comes of it.
 */
export async function sendCode(
  db: Queries,
  deps: Deps,
  request: CodeToSend,
): Promise<{ resendSeconds: number } | Refusal> {
  const now = deps.clock.now()
  const over = await takeBudgets(db, deps, request, now)
  if (over !== null) return over
  const code = deps.random.digits(codeLength)
  const salt = deps.random.bytes(SALT_BYTES)
  const hash = await deps.codeHasher.hash(code, salt)
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into one_time_code (phone_key, purpose, subject, salt, code_hash, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (phone_key, purpose, subject) do update set salt = excluded.salt, code_hash = excluded.code_hash,
         tries = 0, looking = 0, guess_key = null, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null`,
      [...keyOf(deps, request), salt, hash, now, new Date(now.getTime() + codeLifeMinutes * 60_000)],
    )
    if (!request.deliver) return
    const { phone, market, purpose, spoken = false } = request
    const text = request.text({ code, minutes: codeLifeMinutes, lender: deps.config.lenderName })
    await queueSms(tx, deps, { phone, market, purpose, text, code, spoken })
  })
  await sweep(db, now)
  return { resendSeconds: resendDelaySeconds }
}

/** Seconds until the next code to this target may be asked for; 0 where it may be now. */
export async function secondsUntilNextCode(db: Queries, deps: Deps, target: CodeTarget): Promise<number> {
  const [last] = await db.query<{ sentAt: Date }>(
    'select sent_at as "sentAt" from one_time_code where phone_key = $1 and purpose = $2 and subject = $3',
    [...keyOf(deps, target)],
  )
  if (last === undefined) return 0
  const passedMs = deps.clock.now().getTime() - last.sentAt.getTime()
  return Math.max(0, Math.min(resendDelaySeconds, Math.ceil(resendDelaySeconds - passedMs / 1000)))
}

async function takeBudgets(db: Queries, deps: Deps, request: CodeToSend, now: Date): Promise<Refusal | null> {
  const budgets = deps.config.mode === 'demo' ? demoCodeBudgets : codeBudgets
  const { purpose, market, phone, asker } = request
  const who = fingerprint(deps, request)
  const within = async (name: string, limit: number, windowSeconds: number): Promise<boolean> =>
    (await takeFromBudget(db, now, { key: `${purpose}:${name}`, limit, windowSeconds })).allowed

  if (asker !== null && (await isShutOff(db, request, budgets, now))) {
    deps.log.warn({ kind: purpose, market: market.id }, 'codes are asked for and not used: no more are sent')
    return refuse('tooManyCodes')
  }
  const resendKey = `${purpose}:resend:${who}:${request.subject ?? ''}`
  const resend = await takeFromBudget(db, now, { key: resendKey, limit: 1, windowSeconds: resendDelaySeconds })
  if (!resend.allowed) return refuse('codeWasJustSent', { seconds: resend.secondsLeft })
  if (!(await within(`phone:${who}`, budgets.forEachPhoneADay[purpose], daySeconds))) return refuse('tooManyCodes')
  if (asker === null) return null
  if (!(await within(`address:${asker.addressHash}`, budgets.forEachAddressADay, daySeconds)))
    return refuse('tooManyCodes')
  const device = asker.deviceId === '' ? null : short(deps.codeHasher.fingerprint(`device:${asker.deviceId}`))
  if (device !== null && !(await within(`device:${device}`, budgets.forEachDeviceADay, daySeconds))) {
    return refuse('tooManyCodes')
  }
  const neighbourhood = `${purpose}:neighbours:${market.id}:${phone.slice(0, -2)}`
  const today = dateIn(market.zone, now)
  const neighbours = await countDistinct(db, neighbourhood, today, deps.codeHasher.fingerprint(phone))
  if (neighbours > budgets.neighboursADay) return refuse('tooManyCodes')
  for (const [area, unproven] of areasOf(request, budgets)) {
    const key = sentKey(request, area)
    const sent = await takeFromBudget(db, now, { key, limit: Number.MAX_SAFE_INTEGER, windowSeconds: hourSeconds })
    if (!keepsSending(sent.used, await usedOf(db, now, usedKey(request, area)), unproven)) return refuse('tooManyCodes')
  }
  return null
}

/** Where unused codes are counted: in the phone's prefix, and everywhere. */
function areasOf({ phone }: CodeTarget, budgets: CodeBudgets): readonly (readonly [area: string, unproven: number])[] {
  return [
    [phone.slice(0, prefixDigits), budgets.unprovenForEachPrefixAnHour],
    ['all', budgets.unprovenAnHour],
  ]
}

/** True while the next code would be one too many that nobody uses. Asked first: it is the cheapest answer to a flood. */
async function isShutOff(db: Queries, request: CodeToSend, budgets: CodeBudgets, now: Date): Promise<boolean> {
  const keys = areasOf(request, budgets).flatMap(([area]) => [sentKey(request, area), usedKey(request, area)])
  const rows = await db.query<{ key: string; used: number }>(
    'select key, used from rate_window where key = any($1::text[]) and ends_at > $2',
    [keys, now],
  )
  const count = (key: string): number => rows.find((row) => row.key === key)?.used ?? 0
  return areasOf(request, budgets).some(
    ([area, unproven]) => !keepsSending(count(sentKey(request, area)) + 1, count(usedKey(request, area)), unproven),
  )
}

export interface Guess extends CodeTarget {
  readonly code: string
  /** The caller's Idempotency-Key: the same guess under it counts once. Null where each one counts. */
  readonly key?: string | null
}

/**
 * Looks at a guess. It is counted before it is looked at, so that guesses at the same moment are no more than guesses one
 * after the other. `right` is answered once; `alreadyUsed` to the same right code again while it would still hold.
 * `codeIsUsedUp` is never said while another guess is looked at, which may be right: this one waits for that.
 */
export async function checkCode(db: Queries, deps: Deps, guess: Guess): Promise<'right' | 'alreadyUsed' | Refusal> {
  const now = deps.clock.now()
  const key = keyOf(deps, guess)
  const entered = await enterGuess(db, deps, guess, key)
  if (isRefusal(entered)) return entered
  // The hash is named again: a code that was replaced in the meantime is no longer the one that was guessed.
  const isThisCode = 'phone_key = $1 and purpose = $2 and subject = $3 and code_hash = $4'
  const found = [...key, entered.codeHash] as const
  try {
    if (!(await deps.codeHasher.matches(guess.code, entered.salt, entered.codeHash))) return refuse('codeIsWrong')
    if (entered.isNew) await giveBack(db, wrongKeyOf(deps, guess))
    // Tries are set back to those still looked at: whoever knows the code is not guessing, and may ask what came of it.
    const setBack = 'tries = least(tries, greatest(looking - 1, 0))'
    const used = await db.execute(
      `update one_time_code set used_at = $5, ${setBack} where ${isThisCode} and used_at is null`,
      [...found, now],
    )
    if (used === 0) {
      const known = await db.execute(`update one_time_code set ${setBack} where ${isThisCode}`, found)
      return known === 0 ? refuse('codeIsWrong') : 'alreadyUsed'
    }
  } finally {
    await db.execute(`update one_time_code set looking = looking - 1 where ${isThisCode} and looking > 0`, found)
  }
  for (const area of [guess.phone.slice(0, prefixDigits), 'all']) {
    await takeFromBudget(db, now, {
      key: usedKey(guess, area),
      limit: Number.MAX_SAFE_INTEGER,
      windowSeconds: hourSeconds,
    })
  }
  return 'right'
}

type CodeKey = readonly [phoneKey: Uint8Array, purpose: string, subject: string]

interface EnteredGuess {
  readonly salt: Uint8Array
  readonly codeHash: Uint8Array
  /** False for the same guess once more, under its key. */
  readonly isNew: boolean
}

/** How long a guess waits for others. Only one whose process died is looked at for longer. Milliseconds. */
const othersPatienceMs = 20_000
const lookAgainMs = 50

/** Counts a guess and lets it in, once it is known whether there is room: those that are looked at may turn out right. */
async function enterGuess(db: Queries, deps: Deps, guess: Guess, key: CodeKey): Promise<EnteredGuess | Refusal> {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    const tried = await tryToEnter(db, deps, guess, key)
    if (tried !== 'othersAreLookedAt') return tried
    if (waitedMs >= othersPatienceMs) return refuse('codeIsUsedUp')
    await pause(lookAgainMs)
  }
}

async function tryToEnter(
  db: Queries,
  deps: Deps,
  guess: Guess,
  key: CodeKey,
): Promise<EnteredGuess | 'othersAreLookedAt' | Refusal> {
  const now = deps.clock.now()
  const [counted] = await db.query<EnteredGuess>(
    `update one_time_code c
        set tries = c.tries + case when held.is_new then 1 else 0 end, looking = c.looking + 1,
          guess_key = coalesce($6, c.guess_key)
       from (select phone_key, purpose, subject, $6::text is null or guess_key is distinct from $6 as is_new
               from one_time_code where phone_key = $1 and purpose = $2 and subject = $3 for update) held
      where c.phone_key = held.phone_key and c.purpose = held.purpose and c.subject = held.subject
        and c.expires_at > $4 and (c.tries < $5 or not held.is_new)
      returning c.salt, c.code_hash as "codeHash", held.is_new as "isNew"`,
    [...key, now, triesForEachCode, guess.key ?? null],
  )
  if (counted === undefined) return await whyNotEntered(db, now, key)
  if (!counted.isNew) return counted
  const wrongKey = wrongKeyOf(deps, guess)
  const wrong = await takeFromBudget(db, now, { key: wrongKey, limit: wrongGuessesADay, windowSeconds: daySeconds })
  if (wrong.allowed) return counted
  await giveBack(db, wrongKey)
  const [left] = await db.query<{ looking: number }>(
    `update one_time_code set looking = greatest(looking - 1, 0), tries = greatest(tries - 1, 0), guess_key = null
      where phone_key = $1 and purpose = $2 and subject = $3 and code_hash = $4
      returning looking`,
    [...key, counted.codeHash],
  )
  // Others may have ended between our count and this look: then their place in the day is free again.
  const hasRoom = (left?.looking ?? 0) > 0 || (await usedOf(db, now, wrongKey)) < wrongGuessesADay
  return hasRoom ? 'othersAreLookedAt' : refuse('codeIsUsedUp')
}

async function whyNotEntered(db: Queries, now: Date, key: CodeKey): Promise<'othersAreLookedAt' | Refusal> {
  const [dead] = await db.query<{ expired: boolean; looking: number; tries: number }>(
    `select expires_at <= $4 as expired, looking, tries from one_time_code
      where phone_key = $1 and purpose = $2 and subject = $3`,
    [...key, now],
  )
  if (dead === undefined) return refuse('codeIsWrong')
  if (dead.expired) return refuse('codeHasExpired')
  return dead.looking > 0 || dead.tries < triesForEachCode ? 'othersAreLookedAt' : refuse('codeIsUsedUp')
}

/**
 * Wrong guesses of a day, for each purpose, and apart for codes that only a session asks for: whoever knows no more than a
 * phone number locks nobody out of what their session has proved.
 */
function wrongKeyOf(deps: Deps, target: CodeTarget): string {
  return `wrong:${target.purpose}:${(target.subject ?? '') === '' ? 'open' : 'own'}:${fingerprint(deps, target)}`
}

/** Forgets every code of a phone: its account was deleted. The deletion's own code stays until it expires. */
export async function eraseCodes(tx: Queries, deps: Deps, target: Pick<CodeTarget, 'market' | 'phone'>): Promise<void> {
  await tx.query(`delete from one_time_code where phone_key = $1 and purpose <> 'delete'`, [phoneKey(deps, target)])
}

/** What stands for a phone where the phone itself is not kept. */
export function phoneKey(deps: Deps, { market, phone }: Pick<CodeTarget, 'market' | 'phone'>): Uint8Array {
  return deps.codeHasher.fingerprint(`${market.id}:${phone}`)
}

function keyOf(deps: Deps, target: CodeTarget): CodeKey {
  return [phoneKey(deps, target), target.purpose, target.subject ?? '']
}

function fingerprint(deps: Deps, target: CodeTarget): string {
  return short(phoneKey(deps, target))
}

function short(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex').slice(0, 32)
}

const sentKey = (target: CodeTarget, area: string): string => `${target.purpose}:sent:${target.market.id}:${area}`
const usedKey = (target: CodeTarget, area: string): string => `${target.purpose}:used:${target.market.id}:${area}`

async function sweep(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * daySeconds * 1000)
  await db.query(
    `delete from one_time_code where ctid in (select ctid from one_time_code where expires_at < $1 limit ${SWEPT_AT_ONCE})`,
    [before],
  )
  await sweepBudgets(db, before, SWEPT_AT_ONCE)
}
