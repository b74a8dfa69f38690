// Another e-mail address: a link goes to it, and it counts once somebody who reads it has opened the link.

import { z } from 'zod'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { contactChangesADay, emailLinkDays, readEmail } from '../../core/identity/contact-change.ts'
import { done, refuse } from '../../core/refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { daySeconds, takeFromBudget } from '../db/budget.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Caller, Handler } from '../http/call.ts'
import { enqueue } from '../jobs/queue.ts'
import { attemptsFor, type JobHandlers } from '../jobs/run-jobs.ts'
import { findBorrower, lockBorrower, storeEmail } from '../people/borrower/door.ts'
import type { OutgoingMail } from '../ports/mail.ts'
import {
  type ContactChange,
  dropWaiting,
  endContactChange,
  findEmailChange,
  insertContactChange,
  waitingEmails,
} from './contact-change-store.ts'

/** Topic of the mail with the link. Payload: `{changeId}`. */
const emailLinkTopic = 'sendEmailLink'

/** The id of the change and a keyed hash: a link cannot be forged for an address that one cannot read. */
function tokenOf(deps: Pick<Deps, 'codeHasher'>, changeId: string): string {
  const mark = Buffer.from(deps.codeHasher.fingerprint(`email:${changeId}`)).toString('hex')
  return `${changeId}.${mark.slice(0, 32)}`
}

/** Removes the address at once; sends a new one its link. Refused as `emailIsNotOffered`, `valueIsNotAccepted`, `tooManyRequests`. */
export const startEmailChange: Handler<'startEmailChange'> = async (input, call) => {
  const { deps, caller } = call
  const { borrowerId } = caller
  const now = deps.clock.now()
  if (input.email.trim() === '') {
    return await call.db.transaction(async (tx) => {
      await lockBorrower(tx, borrowerId)
      await dropWaiting(tx, borrowerId, 'email')
      await storeEmail(tx, borrowerId, null, now)
      return done
    })
  }
  if (deps.mail === null) return refuse('emailIsNotOffered')
  const email = readEmail(input.email)
  if (email === null) {
    return { ...refuse('valueIsNotAccepted', { name: call.words.service.fields.email }), fields: ['email'] }
  }
  const budget = { key: `emailChange:${borrowerId}`, limit: contactChangesADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(call.db, now, budget)
  if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
  return await call.db.transaction(async (tx) => {
    const change = await insertContactChange(tx, deps, { borrowerId, kind: 'email', value: email, isProved: false })
    const { id: changeId } = change
    await enqueue(tx, { topic: emailLinkTopic, key: changeId, payload: { changeId }, runAt: now })
    return done
  })
}

/** The page of the link shows the address. It needs no session: the mail may be on another phone. Idempotent for as long as the address stands. */
export const confirmEmail: Handler<'confirmEmail', Caller | null> = async ({ token }, { db, deps }) => {
  const changeId = token.split('.')[0] ?? ''
  if (token !== tokenOf(deps, changeId)) return refuse('emailLinkHasExpired')
  return await db.transaction(async (tx) => {
    const found = await findEmailChange(tx, deps, changeId)
    if (found === null) return refuse('emailLinkHasExpired')
    const borrower = await lockBorrower(tx, found.borrowerId)
    const change = await findEmailChange(tx, deps, changeId)
    const now = deps.clock.now()
    // Opened again: it confirmed what stands, or what was removed or replaced since.
    if (change?.doneAt != null)
      return borrower?.emailConfirmedAt?.getTime() === change.doneAt.getTime() ? done : refuse('emailLinkHasExpired')
    if (change?.value == null || change.expiresAt <= now) return refuse('emailLinkHasExpired')
    await storeEmail(tx, change.borrowerId, change.value, now)
    await endContactChange(tx, change.id, now)
    return done
  })
}

/** The mail to a new address, in the language of its borrower; null for a change that is over. */
async function emailMail(db: Queries, deps: Deps, change: ContactChange): Promise<OutgoingMail | null> {
  const { id, value: to, borrowerId, doneAt, expiresAt } = change
  if (to === null || doneAt !== null || expiresAt <= deps.clock.now()) return null
  const language = (await findBorrower(db, borrowerId))?.language ?? 'en'
  const words = serverWordsFor(language).identity.emailMail
  const { lenderName: lender, publicOrigin } = deps.config
  const query = { confirm: tokenOf(deps, id), lang: language }
  const link = new URL(addressWith(addresses.emailLink, query), publicOrigin).href
  return { id, to, subject: words.subject({ lender }), text: words.text({ lender, link, days: emailLinkDays }) }
}

/** What waits for an address, for the demo's mailbox. */
export async function emailMailsTo(deps: Deps, email: string): Promise<OutgoingMail[]> {
  const mails = []
  for (const change of await waitingEmails(deps.db, deps, email)) mails.push(await emailMail(deps.db, deps, change))
  return mails.filter((mail) => mail !== null)
}

const payload = z.object({ changeId: z.string() })

/** A change that was taken back or made in the meantime, or whose link is over, gets no mail. */
export const emailLinkJobs: JobHandlers = {
  [emailLinkTopic]: {
    kind: 'outside',
    maxAttempts: attemptsFor(emailLinkDays),
    async run(job, deps) {
      const change = await findEmailChange(deps.db, deps, payload.parse(job.payload).changeId)
      const mail = change === null ? null : await emailMail(deps.db, deps, change)
      if (mail !== null && deps.mail !== null) await deps.mail.send(mail)
    },
  },
}
