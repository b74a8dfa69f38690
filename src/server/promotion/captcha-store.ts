// Captchas as rows: a new picture for each request, or a spoken code; a few guesses, solved once and for one phone.

import { captchaLifeSeconds, captchaTries, solvedCaptchaLifeSeconds } from '../../core/identity/code-rules.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'

/** A captcha without a registration is deleted after this time. */
const KEPT_SECONDS = 3_600
const SWEPT_AT_ONCE = 50

export async function insertCaptcha(db: Queries, sid: string, addressHash: string, now: Date): Promise<void> {
  await db.execute(
    `delete from captcha where sid in (select sid from captcha where created_at < $1 limit ${SWEPT_AT_ONCE})`,
    [secondsBefore(now, KEPT_SECONDS)],
  )
  await db.execute('insert into captcha (sid, address_hash, created_at) values ($1, $2, $3)', [sid, addressHash, now])
}

/** Stores a new answer for a sid; false for a sid that was never issued. */
export async function drawAnswer(db: Queries, sid: string, answer: string, now: Date): Promise<boolean> {
  return await db.changed('update captcha set answer = $2, tries = 0, drawn_at = $3 where sid = $1', [sid, answer, now])
}

/** The digits of a spoken captcha, and the seed of its sound. */
export interface Spoken {
  readonly code: string
  readonly seed: Uint8Array
}

/**
 * What a sid says at this look: as before, so that it can be heard again, or `next` where it is another look or the one before was used,
 * guessed too often or expired. Its guesses are counted apart from the picture's. Null for a sid that was never issued.
 */
export async function speakAnswer(
  db: Queries,
  asked: { readonly sid: string; readonly look: string; readonly next: Spoken; readonly now: Date },
): Promise<Spoken | null> {
  await db.execute(
    `update captcha set spoken_answer = $3, spoken_seed = $4, spoken_look = $2, spoken_tries = 0, spoken_at = $5
     where sid = $1
       and (spoken_answer is null or spoken_look <> $2 or spoken_tries >= $6 or spoken_at <= $7)`,
    [
      asked.sid,
      asked.look,
      asked.next.code,
      asked.next.seed,
      asked.now,
      captchaTries,
      secondsBefore(asked.now, captchaLifeSeconds),
    ],
  )
  return db.first<Spoken>(
    'select spoken_answer as code, spoken_seed as seed from captcha where sid = $1 and spoken_answer is not null',
    [asked.sid],
  )
}

/**
 * Looks at a guess of the picture or of the spoken code, which is counted first, for both. The right one counts once: it is used up by
 * `phoneKey` together with the other, however many ask with it at the same moment.
 */
export async function solveCaptcha(
  db: Queries,
  guess: { readonly sid: string; readonly text: string; readonly phoneKey: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const [counted] = await db.query<{ drawn: string | null; spoken: string | null }>(
    `update captcha set tries = tries + 1, spoken_tries = spoken_tries + 1
     where sid = $1
     returning case when tries <= $2 and drawn_at > $3 then answer end as drawn,
       case when spoken_tries <= $2 and spoken_at > $3 then spoken_answer end as spoken`,
    [guess.sid, captchaTries, secondsBefore(guess.now, captchaLifeSeconds)],
  )
  const right = [counted?.drawn ?? null, counted?.spoken ?? null].find(
    (answer) => answer !== null && isSame(answer, guess.text),
  )
  if (right === undefined || right === null) return false
  return await db.changed(
    `update captcha set answer = null, spoken_answer = null, solved_answer = $2, solved_phone_key = $3, solved_at = $4
     where sid = $1 and (answer = $2 or spoken_answer = $2)`,
    [guess.sid, right, guess.phoneKey, guess.now],
  )
}

/** True when this sid was solved for this phone a short while ago, and `text`, where it is given, was the solution. */
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

/** Takes a captcha with its guesses from one database to another. False where it is not there. */
export async function moveCaptcha(from: Queries, to: Queries, sid: string): Promise<boolean> {
  const [row] = await from.query<{ captcha: unknown }>(
    `delete from captcha where sid = $1 returning to_jsonb(captcha) as captcha`,
    [sid],
  )
  if (row === undefined) return false
  await to.execute(
    `insert into captcha (sid, address_hash, answer, tries, drawn_at, spoken_answer, spoken_seed, spoken_look, spoken_tries,
       spoken_at, solved_phone_key, solved_answer, solved_at, created_at)
     select sid, address_hash, answer, tries, drawn_at, spoken_answer, spoken_seed, spoken_look, spoken_tries,
       spoken_at, solved_phone_key, solved_answer, solved_at, created_at
     from jsonb_populate_record(null::captcha, $1::jsonb) on conflict do nothing`,
    [json(row.captcha)],
  )
  return true
}

/** The solutions of a sid's picture and spoken code, for the demo. Null once it was solved, or before it was requested. */
export async function captchaAnswers(
  db: Queries,
  sid: string,
): Promise<{ readonly answer: string | null; readonly spoken: string | null }> {
  const [row] = await db.query<{ answer: string | null; spoken: string | null }>(
    'select answer, spoken_answer as spoken from captcha where sid = $1',
    [sid],
  )
  return row ?? { answer: null, spoken: null }
}

function isSame(answer: string, typed: string): boolean {
  return typed.trim().toUpperCase() === answer
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
