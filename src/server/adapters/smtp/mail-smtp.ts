// Sends an e-mail through the lender's mail server, by nodemailer: loaded only where MAIL_URL names such a server.

import { Readable } from 'node:stream'
import type { MailConfig } from '../../../settings/mail.ts'
import type { Log } from '../../ports/log.ts'
import type { MailSender, OutgoingMail } from '../../ports/mail.ts'
import { inOutgoingSpan } from '../../tracing.ts'

type SmtpConfig = Extract<MailConfig, { kind: 'smtp' }>

/** Milliseconds until a connection is open, until the server greets, and of silence at any later step. */
const connectTimeoutMs = 5_000
const greetingTimeoutMs = 10_000
const silenceTimeoutMs = 15_000

/**
 * One connection for each mail. A server that cannot encrypt gets neither the password nor the mail, unless it is on this machine.
 * SMTP has no idempotency key: once the words have begun to leave and no answer came, the mail may be on its way, and it is not sent again.
 */
export function smtpSender(config: SmtpConfig, log: Pick<Log, 'warn'>): MailSender {
  return {
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const composed = new MailComposer({
        ...partsOf(mail, config.from),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const node = composed.compile()
      const words = await node.build()
      const envelope = node.getEnvelope()
      const ended = await inOutgoingSpan(config.host, {}, () => handOver(config, envelope, words))
      if (ended.outcome === 'taken') return
      if (ended.outcome === 'refused') throw new Error(`the e-mail server ${ended.why}`)
      log.warn({ mailId: mail.id, reason: ended.why }, 'an e-mail may have left: it is not sent again')
    },
  }
}

function partsOf({ id, to, subject, text, stopUrl }: OutgoingMail, from: string) {
  return {
    from,
    // As an object: a comma in a text would make two addresses of it.
    to: { name: '', address: to },
    subject,
    text,
    // The same for the same mail: most mail programs show one that came twice once.
    messageId: `<${id}@${/@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: stopUrl === undefined ? {} : { 'List-Unsubscribe': `<${stopUrl}>` },
  }
}

type Ended =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string }

type Envelope = { readonly from: string | false; readonly to: readonly string[] }

/** Never throws for the network or the server's answers, and repeats none of its words: they name the address. */
async function handOver(config: SmtpConfig, envelope: Envelope, words: Buffer): Promise<Ended> {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SmtpConnection({
    host: config.host,
    port: config.port,
    secure: config.security === 'tls',
    requireTLS: config.security === 'startTls',
    ignoreTLS: config.security === 'none',
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: greetingTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  })
  let begun = false
  const step = (act: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      connection.once('error', reject)
      act((error) => (error ? reject(error) : resolve()))
    })
  try {
    await step((done) => connection.connect(done))
    const { login } = config
    if (login !== null) await step((done) => connection.login({ user: login.user, pass: login.password }, done))
    // Read only once the server has said that it takes the words.
    const stream = new Readable({
      read() {
        begun = true
        this.push(words)
        this.push(null)
      },
    })
    await step((done) => connection.send({ from: envelope.from, to: [...envelope.to] }, stream, done))
    connection.quit()
    return { outcome: 'taken' }
  } catch (error) {
    const { code, status } = faultOf(error)
    connection.close()
    if (status !== null) return { outcome: 'refused', why: `answered ${status}` }
    return { outcome: begun ? 'unknown' : 'refused', why: `did not take it: ${code}` }
  }
}

function faultOf(error: unknown): { readonly code: string; readonly status: number | null } {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'unknown',
    status: typeof responseCode === 'number' ? responseCode : null,
  }
}
