// How an e-mail leaves: kept in the demo, or handed to a provider's HTTP interface, as text messages are (sms-sender.ts).

import type { MailConfig } from '../../config.ts'
import { callOutside } from './outgoing-call.ts'

export interface OutgoingMail {
  /** Our number of the mail: the provider sends one number once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where one tap ends such mails: the header List-Unsubscribe. */
  readonly stopUrl: string
}

export interface MailSender {
  /** Resolves once the provider has taken the mail; throws when it has not, without the address or the text. */
  send(mail: OutgoingMail): Promise<void>
}

/** The sender that the configuration names; null where the lender sends no e-mail. */
export function createMailSender(config: MailConfig): MailSender | null {
  if (config.kind === 'none') return null
  return config.kind === 'outbox' ? outboxSender : httpSender(config)
}

/** Nothing leaves: `/demo/mailbox` shows what would have. */
const outboxSender: MailSender = {
  send: () => Promise.resolve(),
}

function httpSender(config: Extract<MailConfig, { kind: 'http' }>): MailSender {
  return {
    async send({ id, to, subject, text, stopUrl }) {
      const answer = await callOutside({
        method: 'POST',
        url: config.url,
        headers: {
          authorization: `Bearer ${config.token}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          id,
          to,
          from: config.from,
          subject,
          text,
          headers: { 'List-Unsubscribe': `<${stopUrl}>` },
        }),
      })
      if (answer.outcome !== 'answered') throw new Error(`the e-mail provider did not answer: ${answer.outcome}`)
      if (answer.status < 200 || answer.status > 299) throw new Error(`the e-mail provider answered ${answer.status}`)
    },
  }
}
