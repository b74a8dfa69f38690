// Captchas in the database: drawn anew at each look, guessed a few times, solved once and for one phone.

import { captchaLifeSeconds, captchaTries, solvedCaptchaLifeSeconds } from '../../core/identity/code-rules.ts'
import type { Queries } from '../db/database.ts'

/** A captcha that was never registered with is forgotten after so long. */
const KEPT_SECONDS = 3_600
const SWEPT_AT_ONCE = 50

export async function insertCaptcha(db: Queries, sid: string, addressHash: string, now: Date): Promise<void> {
  await db.execute(
    `delete from captcha where sid in (select sid from captcha where created_at < $1 limit ${SWEPT_AT_ONCE})`,
    [secondsBefore(now, KEPT_SECONDS)],
  )
  await db.execute('insert into captcha (sid, address_hash, created_at) values ($1, $2, $3)', [sid, addressHash, now])
}

/** Puts a new answer under a sid; false when we never gave that sid out. */
export async function drawAnswer(db: Queries, sid: string, answer: string, now: Date): Promise<boolean> {
  const drawn = await db.execute('update captcha set answer = $2, tries = 0, drawn_at = $3 where sid = $1', [
    sid,
    answer,
    now,
  ])
  return drawn === 1
}

/**
 * Looks at a guess, which is counted first. The right one counts once: it is used up by `phoneKey`, however many ask with
 * it at the same moment.
 */
export async function solveCaptcha(
  db: Queries,
  guess: { readonly sid: string; readonly text: string; readonly phoneKey: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const [counted] = await db.query<{ answer: string }>(
    `update captcha set tries = tries + 1
     where sid = $1 and answer is not null and tries < $2 and drawn_at > $3 returning answer`,
    [guess.sid, captchaTries, secondsBefore(guess.now, captchaLifeSeconds)],
  )
  if (counted === undefined || !isSame(counted.answer, guess.text)) return false
  const solved = await db.execute(
    `update captcha set answer = null, solved_answer = answer, solved_phone_key = $3, solved_at = $4
     where sid = $1 and answer = $2`,
    [guess.sid, counted.answer, guess.phoneKey, guess.now],
  )
  return solved === 1
}

/** True when this sid was solved for this phone a short while ago, and `text`, where it is given, is what was solved. */
export async function isSolvedFor(
  db: Queries,
  solved: { readonly sid: string; readonly text: string; readonly phoneKey: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const [row] = await db.query<{ solved_answer: string }>(
    `select solved_answer from captcha
     where sid = $1 and solved_phone_key = $2 and solved_at > $3`,
    [solved.sid, solved.phoneKey, secondsBefore(solved.now, solvedCaptchaLifeSeconds)],
  )
  return row !== undefined && (solved.text === '' || isSame(row.solved_answer, solved.text))
}

/** What the picture of a sid says: for the demo. Null once it was solved, or before it was drawn. */
export async function captchaAnswer(db: Queries, sid: string): Promise<string | null> {
  const [row] = await db.query<{ answer: string | null }>('select answer from captcha where sid = $1', [sid])
  return row?.answer ?? null
}

function isSame(answer: string, typed: string): boolean {
  return typed.trim().toUpperCase() === answer
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
