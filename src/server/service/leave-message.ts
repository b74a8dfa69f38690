// Subscribing to news and writing from the marketing site: stored for the officer, within limits.

import { deny } from '../../core/officer/desk-refusal.ts'
import { plainText } from '../../core/plain-text.ts'
import { done, isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import { daySeconds, hourSeconds, takeFromBudget } from '../db/budget.ts'
import { takeForAddress } from '../http/address-budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { enqueue } from '../jobs/queue.ts'
import { type DeskReader, deskMoment } from '../officer/call/door.ts'
import { newsLinkTopic } from './news-link.ts'
import { findVisitorMessage, insertSiteMessage } from './site-message-store.ts'

const messagesAnHour = 20

/** A name, an at sign and a domain with a dot: only a message to it shows whether it exists. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}]{2,}$/u
const PHONE = /^\+?[0-9][0-9 ().-]{4,30}$/

export const subscribe: Handler<'subscribe', Caller | null> = async (input, call) => {
  if (call.deps.lender.news === null) return refuse('notFound')
  const email = plainText(input.email)
  if (email === '') return refusedField('somethingIsMissing', 'email', call.words)
  if (!EMAIL.test(email)) return refusedField('valueIsNotAccepted', 'email', call.words)
  const left = await leave(call, { kind: 'subscribe', email, name: '', phone: '', text: '' })
  if (isRefusal(left)) return left
  await askForConfirmation(call, left.messageId)
  return done
}

export const sendContactForm: Handler<'sendContactForm', Caller | null> = async (input, call) => {
  const message = { name: plainText(input.name), phone: plainText(input.phone), text: plainText(input.text) }
  for (const field of ['name', 'phone', 'text'] as const) {
    if (message[field] === '') return refusedField('somethingIsMissing', field, call.words)
  }
  if (!PHONE.test(message.phone)) return refusedField('valueIsNotAccepted', 'phone', call.words)
  const left = await leave(call, { kind: 'contact', email: '', ...message })
  return isRefusal(left) ? left : done
}

async function leave(
  call: Call<Caller | null>,
  message: { kind: 'subscribe' | 'contact'; email: string; name: string; phone: string; text: string },
): Promise<{ readonly messageId: string } | Refusal<'tooManyRequests'>> {
  const { db, deps } = call
  const taken = await takeForAddress(call, { key: 'site', limit: messagesAnHour, windowSeconds: hourSeconds })
  if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
  const stored = { ...message, id: deps.ids.next('msg'), createdAt: deps.clock.now() }
  return { messageId: await insertSiteMessage(db, stored, call.language) }
}

/** At most so many e-mails with a link go to one address in a day, so that a stranger's mailbox cannot be flooded. */
const newsLinksADay = 2

/** Queues the e-mail with the link, where the lender sends e-mail. The answer is the same for a confirmed address. */
async function askForConfirmation({ db, deps }: Call<Caller | null>, messageId: string): Promise<void> {
  if (deps.mail === null) return
  const now = deps.clock.now()
  const budget = { key: `newsLink:${messageId}`, limit: newsLinksADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(db, now, budget)
  if (!taken.allowed) return
  await enqueue(db, {
    topic: newsLinkTopic,
    key: `${messageId}:${now.getTime()}`,
    payload: { messageId },
    runAt: now,
  })
}

const wireNames = { email: 'email', name: 'name', phone: 'telephone', text: 'suggestion' } as const

function refusedField<Name extends RefusalName>(
  name: Name,
  field: keyof typeof wireNames,
  words: ServerWords,
): Refusal<Name> {
  return { ...refuse(name, { name: words.service.fields[field] }), fields: [wireNames[field]] }
}

/** A visitor's message at the desk: whole, with the phone number to answer at. The audit records every look. */
export const readVisitorMessage: DeskReader<'readVisitorMessage'> = async ({ messageId }, { db, deps, act }) => {
  const found = await findVisitorMessage(db, messageId)
  if (found === null) return deny('notFound')
  await act({ act: 'readVisitorMessage', subject: messageId })
  const { id, name, phone, text, createdAt, doneAt, doneBy, doneReason } = found
  const done = doneAt === null ? null : { at: deskMoment(deps, doneAt), by: doneBy ?? '', reason: doneReason ?? '' }
  return { messageId: id, name, phone, text, at: deskMoment(deps, createdAt), done }
}
