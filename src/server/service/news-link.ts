// News by e-mail: the link by which the owner of an address confirms it, and the link that ends the news.

import { z } from 'zod'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { done, refuse } from '../../core/refusal.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import type { Deps } from '../deps.ts'
import type { Caller, Handler } from '../http/call.ts'
import { attemptsFor, type JobHandlers } from '../jobs/run-jobs.ts'
import type { OutgoingMail } from '../ports/mail.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  noteLinkSent,
  type Subscription,
} from './site-message-store.ts'

/** A link expires after this time. */
export const newsLinkDays = 7

/** Topic of the mail with the link. Payload: `{messageId}`. */
export const newsLinkTopic = 'sendNewsLink'

type LinkKind = 'confirm' | 'stop'

/** The row's id with a keyed hash: it cannot be forged, and only the owner of the mailbox receives it. */
function tokenOf(deps: Pick<Deps, 'codeHasher'>, kind: LinkKind, messageId: string): string {
  const mark = Buffer.from(deps.codeHasher.fingerprint(`news:${kind}:${messageId}`)).toString('hex')
  return `${messageId}.${mark.slice(0, 32)}`
}

/** The id in a token; null for a forged one. */
function messageIn(deps: Pick<Deps, 'codeHasher'>, kind: LinkKind, token: string): string | null {
  const messageId = token.split('.')[0] ?? ''
  return token === tokenOf(deps, kind, messageId) ? messageId : null
}

/** The mail to an address, in the language of the page on which it was typed. */
export function newsMail(deps: Pick<Deps, 'codeHasher' | 'config'>, subscription: Subscription): OutgoingMail {
  const { config } = deps
  const words = serverWordsFor(subscription.language).service.newsMail
  const link = (kind: LinkKind): string => {
    const query = { [kind]: tokenOf(deps, kind, subscription.id), lang: subscription.language }
    return new URL(addressWith(addresses.newsLink, query), config.publicOrigin).href
  }
  const stopUrl = link('stop')
  return {
    id: subscription.id,
    to: subscription.email,
    subject: words.subject({ lender: config.lenderName }),
    text: words.text({ lender: config.lenderName, confirm: link('confirm'), stop: stopUrl, days: newsLinkDays }),
    stopUrl,
  }
}

const payload = z.object({ messageId: z.string() })

/** An address that was confirmed or taken back in the meantime gets no mail. The link begins to count once it has left. */
export const newsJobs: JobHandlers = {
  [newsLinkTopic]: {
    kind: 'outside',
    maxAttempts: attemptsFor(newsLinkDays),
    async run(job, deps) {
      const subscription = await findSubscription(deps.db, payload.parse(job.payload).messageId)
      if (subscription === null || subscription.confirmedAt !== null || deps.mail === null) return
      await deps.mail.send(newsMail(deps, subscription))
      await noteLinkSent(deps.db, subscription.id, deps.clock.now())
    },
  },
}

/**
 * Confirms the address: the person who opens the link can read its mail. A signed-in borrower owns the subscription from then on.
 * Idempotent.
 */
export const confirmNews: Handler<'confirmNews', Caller | null> = async ({ token }, { db, deps, caller }) => {
  const messageId = messageIn(deps, 'confirm', token)
  const now = deps.clock.now()
  const oldest = new Date(now.getTime() - newsLinkDays * 86_400_000)
  if (messageId === null) return refuse('newsLinkHasExpired')
  const confirmed = await confirmSubscription(db, messageId, caller?.borrowerId ?? null, { now, oldest })
  return confirmed ? done : refuse('newsLinkHasExpired')
}

/** Ends the news to the address to which the link belongs. Idempotent. */
export const stopNewsByLink: Handler<'stopNewsByLink', Caller | null> = async ({ token }, { db, deps }) => {
  const messageId = messageIn(deps, 'stop', token)
  if (messageId === null) return refuse('notFound')
  await endSubscription(db, messageId)
  return done
}
