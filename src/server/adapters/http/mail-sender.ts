// How an e-mail leaves: kept in the demo, or handed to a provider's HTTP interface, as text messages are (sms-sender.ts), or to a mail server.

import type { MailConfig } from '../../../settings/mail.ts'
import type { Log } from '../../ports/log.ts'
import type { MailSender } from '../../ports/mail.ts'
import { smtpSender } from '../smtp/mail-smtp.ts'
import { postMessage } from './outgoing-call.ts'

/** The sender that the configuration names; null where the lender sends no e-mail. */
export function createMailSender(config: MailConfig, log: Pick<Log, 'warn'>): MailSender | null {
  if (config.kind === 'none') return null
  if (config.kind === 'smtp') return smtpSender(config, log)
  return config.kind === 'outbox' ? outboxSender : httpSender(config)
}

/** Nothing leaves: `/demo/mailbox` shows what would have. */
const outboxSender: MailSender = {
  send: () => Promise.resolve(),
}

function httpSender(config: Extract<MailConfig, { kind: 'http' }>): MailSender {
  return {
    async send({ id, to, subject, text, stopUrl }) {
      const headers = stopUrl === undefined ? {} : { 'List-Unsubscribe': `<${stopUrl}>` }
      const wrong = await postMessage(config, { id, to, from: config.from, subject, text, headers })
      if (wrong !== null) throw new Error(`the e-mail provider ${wrong}`)
    },
  }
}
