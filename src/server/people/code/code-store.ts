// One-time codes by SMS: sent within limits, kept as slow hashes, guessed a few times and used once.

import { setTimeout as pause } from 'node:timers/promises'
import {
  codeLength,
  codeLifeMinutes,
  longCode,
  resendDelaySeconds,
  triesForEachCode,
} from '../../../core/identity/code-rules.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { readDigits } from '../../../core/typed-digits.ts'
import { type Budget, daySeconds, forgetBudgets, giveBack, takeFromBudget, usedOf } from '../../db/budget.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { queueSms } from '../../outbox/sms/door.ts'
import { type CodeTarget, countedAs, phoneKey, subjectOf } from '../asker/code-asker.ts'
import { findBorrowerByPhone } from '../borrower/borrower-store.ts'
import { countUsed, takeCode, wrongBudgets } from './code-limits.ts'

const SALT_BYTES = 16
/** Codes that expired so long ago are deleted when a new one is made. */
const KEPT_DAYS = 2
const SWEPT_AT_ONCE = 50
/** The subject of a long code: one for each phone, not for each asker. */
const ofThePhone = 'phone'

export interface CodeToSend extends CodeTarget {
  /** The message around the code. */
  readonly text: (values: { readonly code: string; readonly minutes: number; readonly lender: string }) => string
  /** True has a call speak the code. */
  readonly spoken?: boolean
  /** False makes a code that is not sent: answer and work are the same, so that the answer does not tell whether there is an account. */
  readonly deliver: boolean
}

export interface CodeSent {
  readonly resendSeconds: number
  readonly digits: number
}

/**
 * Sends a code. The one before it of the same asker stops counting. Answers how long the next has to wait, or a refusal:
 * `codeWasJustSent` within {@link resendDelaySeconds}, `tooManyCodes` beyond a limit, `longCodeIsUnderWay` where the phone has
 * one that still counts. Not to be called inside a longer transaction: the limits must be counted even if that transaction fails.
 */
export async function sendCode(
  db: Queries,
  deps: Deps,
  request: CodeToSend,
): Promise<CodeSent | Refusal<'codeWasJustSent' | 'longCodeIsUnderWay' | 'tooManyCodes'>> {
  const now = deps.clock.now()
  const counted = await countedAs(db, deps, request)
  const hasAccount = async () => (await findBorrowerByPhone(db, request.market.id, request.phone)) !== null
  const kind = await takeCode(db, deps, request, counted, hasAccount)
  if (isRefusal(kind)) return kind
  const digits = kind === 'long' ? longCode.length : codeLength
  const minutes = kind === 'long' ? longCode.lifeMinutes : codeLifeMinutes
  const code = deps.random.digits(digits)
  const salt = deps.random.bytes(SALT_BYTES)
  const hash = await deps.codeHasher.hash(code, salt)
  const subject = kind === 'long' ? ofThePhone : subjectOf(deps, request)
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into one_time_code (phone_key, purpose, subject, salt, code_hash, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (phone_key, purpose, subject) do update set salt = excluded.salt, code_hash = excluded.code_hash,
         tries = 0, looking = 0, guess_key = null, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null`,
      [phoneKey(deps, request), request.purpose, subject, salt, hash, now, new Date(now.getTime() + minutes * 60_000)],
    )
    if (!request.deliver) return
    const { phone, market, purpose, spoken = false } = request
    const text = request.text({ code, minutes, lender: deps.config.lenderName })
    await queueSms(tx, deps, { phone, market, purpose, text, code, spoken })
  })
  await sweep(db, now)
  return { resendSeconds: resendDelaySeconds, digits }
}

/** Seconds until the next code to this target may be asked for; 0 where it may be now. */
export async function secondsUntilNextCode(db: Queries, deps: Deps, target: CodeTarget): Promise<number> {
  const [last] = await db.query<{ sentAt: Date }>(
    'select sent_at as "sentAt" from one_time_code where phone_key = $1 and purpose = $2 and subject = $3',
    [phoneKey(deps, target), target.purpose, subjectOf(deps, target)],
  )
  if (last === undefined) return 0
  const passedMs = deps.clock.now().getTime() - last.sentAt.getTime()
  return Math.max(0, Math.min(resendDelaySeconds, Math.ceil(resendDelaySeconds - passedMs / 1000)))
}

export interface Guess extends CodeTarget {
  readonly code: string
  /** The caller's Idempotency-Key: the same guess under it counts once. Null where each one counts. */
  readonly key?: string | null
}

interface Measured {
  readonly guess: Guess
  readonly row: CodeKey
  /** False where this asker has no code: it is looked at somebody else's, whose tries it does not use up. */
  readonly isOwn: boolean
  readonly tries: number
  readonly wrong: readonly Budget[]
}

/**
 * Checks a guess. It is counted before the check, so that parallel guesses cannot exceed the limit. `right` is answered once;
 * `alreadyUsed` when the same right code is sent again before it expires. While another guess is being checked, which may be right,
 * this one waits before it is refused with `codeIsUsedUp`.
 */
export async function checkCode(
  db: Queries,
  deps: Deps,
  guess: Guess,
): Promise<'right' | 'alreadyUsed' | Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong'>> {
  const now = deps.clock.now()
  const measured = await measure(db, deps, guess)
  const entered = await enterGuess(db, deps, measured)
  if (isRefusal(entered)) return entered
  // The hash is named again: a code that was replaced in the meantime is no longer the one that was guessed.
  const isThisCode = 'phone_key = $1 and purpose = $2 and subject = $3 and code_hash = $4'
  const found = [...measured.row, entered.codeHash] as const
  let isStillLookedAt = measured.isOwn
  try {
    if (!(await deps.codeHasher.matches(readDigits(guess.code) ?? guess.code, entered.salt, entered.codeHash)))
      return refuse('codeIsWrong')
    if (entered.isNew) for (const { key } of measured.wrong) await giveBack(db, key)
    // Tries are set back to those still looked at: a caller with the right code is not guessing, and may ask for the outcome. In one
    // statement with the end of this look: between two, others that end would leave their looks behind as wrong tries.
    const others = `greatest(looking - ${measured.isOwn ? 1 : 0}, 0)`
    const setBack = `tries = least(tries, ${others}), looking = ${others}`
    const used = await db.execute(
      `update one_time_code set used_at = $5, ${setBack} where ${isThisCode} and used_at is null`,
      [...found, now],
    )
    const known = used > 0 || (await db.execute(`update one_time_code set ${setBack} where ${isThisCode}`, found)) > 0
    isStillLookedAt = false
    if (!known) return refuse('codeIsWrong')
    if (used === 0) return 'alreadyUsed'
  } finally {
    if (isStillLookedAt) {
      await db.execute(`update one_time_code set looking = looking - 1 where ${isThisCode} and looking > 0`, found)
    }
  }
  await countUsed(db, deps, guess)
  return 'right'
}

type CodeKey = readonly [phoneKey: Uint8Array, purpose: string, subject: string]

/** Which code a guess is looked at for, and which counts it goes to. */
async function measure(db: Queries, deps: Deps, guess: Guess): Promise<Measured> {
  const counted = await countedAs(db, deps, guess)
  const key = phoneKey(deps, guess)
  if (guess.purpose === 'login' && guess.code.length === longCode.length) {
    const wrong = wrongBudgets(deps, guess, counted, 'long')
    return { guess, row: [key, guess.purpose, ofThePhone], isOwn: true, tries: longCode.tries, wrong }
  }
  const subject = await guessedSubject(db, deps, guess)
  return {
    guess,
    row: [key, guess.purpose, subject],
    isOwn: subject === subjectOf(deps, guess),
    tries: triesForEachCode,
    wrong: wrongBudgets(deps, guess, counted),
  }
}

/**
 * The asker's own code. Where it has none that still holds, the newest that somebody else has for this phone: who asked over
 * one network and types over another is the same person, and the attempts of somebody who guesses are counted either way.
 */
async function guessedSubject(db: Queries, deps: Deps, guess: Guess): Promise<string> {
  const own = subjectOf(deps, guess)
  if (guess.subject !== undefined) return own
  return (
    (await db.value<string>(
      `select subject from one_time_code
     where phone_key = $1 and purpose = $2 and subject <> $3 and (subject = $4 or expires_at > $5)
     order by (subject = $4 and expires_at > $5) desc, expires_at > $5 desc, sent_at desc limit 1`,
      [phoneKey(deps, guess), guess.purpose, ofThePhone, own, deps.clock.now()],
    )) ?? own
  )
}

interface EnteredGuess {
  readonly salt: Uint8Array
  readonly codeHash: Uint8Array
  /** False for a retry of the same guess under its idempotency key. */
  readonly isNew: boolean
}

/** How long a guess waits for others. Only one whose process died is looked at for longer. Milliseconds. */
const othersPatienceMs = 20_000
const lookAgainMs = 50

/** Counts a guess and lets it in, once it is known whether there is room: those that are looked at may turn out right. */
async function enterGuess(
  db: Queries,
  deps: Deps,
  measured: Measured,
): Promise<EnteredGuess | Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong'>> {
  if (!measured.isOwn) return await enterElsewhere(db, deps, measured)
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    const tried = await tryToEnter(db, deps, measured)
    if (tried !== 'othersAreLookedAt') return tried
    if (waitedMs >= othersPatienceMs) return refuse('codeIsUsedUp')
    await pause(lookAgainMs)
  }
}

async function tryToEnter(
  db: Queries,
  deps: Deps,
  measured: Measured,
): Promise<EnteredGuess | 'othersAreLookedAt' | Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong'>> {
  const now = deps.clock.now()
  const { row, tries, guess } = measured
  const [counted] = await db.query<EnteredGuess>(
    `update one_time_code c
        set tries = c.tries + case when held.is_new then 1 else 0 end, looking = c.looking + 1,
          guess_key = coalesce($6, c.guess_key)
       from (select phone_key, purpose, subject, $6::text is null or guess_key is distinct from $6 as is_new
               from one_time_code where phone_key = $1 and purpose = $2 and subject = $3 for update) held
      where c.phone_key = held.phone_key and c.purpose = held.purpose and c.subject = held.subject
        and c.expires_at > $4 and (c.tries < $5 or not held.is_new)
      returning c.salt, c.code_hash as "codeHash", held.is_new as "isNew"`,
    [...row, now, tries, guess.key ?? null],
  )
  if (counted === undefined) return await whyNotEntered(db, now, measured)
  if (!counted.isNew) return counted
  const full = await takeWrong(db, now, measured)
  if (full === null) return counted
  const [left] = await db.query<{ looking: number }>(
    `update one_time_code set looking = greatest(looking - 1, 0), tries = greatest(tries - 1, 0), guess_key = null
      where phone_key = $1 and purpose = $2 and subject = $3 and code_hash = $4
      returning looking`,
    [...row, counted.codeHash],
  )
  // Others may have ended between our count and this look: then their place in the day is free again.
  const hasRoom = (left?.looking ?? 0) > 0 || (await usedOf(db, now, full.budget.key)) < full.budget.limit
  return hasRoom ? 'othersAreLookedAt' : usedUp(measured, full.secondsLeft)
}

/** A guess at a code of somebody else: nothing of that code is counted, so that only its asker uses it up. */
async function enterElsewhere(
  db: Queries,
  deps: Deps,
  measured: Measured,
): Promise<EnteredGuess | Refusal<'codeIsUsedUp'>> {
  const now = deps.clock.now()
  const [code] = await db.query<Omit<EnteredGuess, 'isNew'>>(
    `select salt, code_hash as "codeHash" from one_time_code
     where phone_key = $1 and purpose = $2 and subject = $3 and expires_at > $4 and tries < $5`,
    [...measured.row, now, measured.tries],
  )
  if (code === undefined) return refuse('codeIsUsedUp')
  const full = await takeWrong(db, now, measured)
  return full === null ? { ...code, isNew: true } : usedUp(measured, full.secondsLeft)
}

/** Counts a guess as a wrong one until it turns out right. Null where there was room; otherwise nothing stays counted. */
async function takeWrong(
  db: Queries,
  now: Date,
  { wrong }: Measured,
): Promise<{ readonly budget: Budget; readonly secondsLeft: number } | null> {
  for (const [at, budget] of wrong.entries()) {
    const taken = await takeFromBudget(db, now, budget)
    if (taken.allowed) continue
    for (const { key } of wrong.slice(0, at + 1)) await giveBack(db, key)
    return { budget, secondsLeft: taken.secondsLeft }
  }
  return null
}

/** At a login the next code is one that can be typed at once; elsewhere the day has to pass. */
function usedUp({ guess }: Measured, seconds: number): Refusal<'codeIsUsedUp'> {
  return guess.purpose === 'login' ? refuse('codeIsUsedUp') : refuse('codeIsUsedUp', { seconds })
}

async function whyNotEntered(
  db: Queries,
  now: Date,
  { row, tries }: Measured,
): Promise<'othersAreLookedAt' | Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong'>> {
  const [dead] = await db.query<{ expired: boolean; looking: number; tries: number }>(
    `select expires_at <= $4 as expired, looking, tries from one_time_code
      where phone_key = $1 and purpose = $2 and subject = $3`,
    [...row, now],
  )
  if (dead === undefined) return refuse('codeIsWrong')
  if (dead.expired) return refuse('codeHasExpired')
  return dead.looking > 0 || dead.tries < tries ? 'othersAreLookedAt' : refuse('codeIsUsedUp')
}

/** Forgets every code of a phone: its account was deleted. The deletion's own code stays until it expires. */
export async function eraseCodes(tx: Queries, deps: Deps, target: Pick<CodeTarget, 'market' | 'phone'>): Promise<void> {
  await tx.query(`delete from one_time_code where phone_key = $1 and purpose <> 'delete'`, [phoneKey(deps, target)])
}

async function sweep(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * daySeconds * 1000)
  await db.query(
    `delete from one_time_code where ctid in (select ctid from one_time_code where expires_at < $1 limit ${SWEPT_AT_ONCE})`,
    [before],
  )
  await forgetBudgets(db, before, SWEPT_AT_ONCE)
}
