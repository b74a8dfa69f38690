// How a text message leaves: kept in the demo's outbox, or handed to a provider's HTTP interface.

import type { SmsConfig } from '../../settings/sms.ts'
import { callOutside } from './outgoing-call.ts'

export interface OutgoingSms {
  /** Our number of the message: the provider sends one number once. */
  readonly id: string
  /** `+` and digits. */
  readonly to: string
  readonly text: string
  /** True where a call speaks the text, false where it is sent as a message. */
  readonly spoken: boolean
}

/** What is stored of a hand-over, so that one whose outcome is unknown is never repeated at another provider. */
export interface HandOver {
  /** The provider that may have the message since an earlier try; null where none does. */
  readonly mayBeAt: string | null
  /** Right before a provider is asked. */
  begin(provider: string): Promise<void>
  /** All that were asked have said no: the next try begins again. */
  nobodyHasIt(): Promise<void>
}

/** No provider has taken a message. The words name providers and their reasons, never the number or the text. */
export class MessageNotTaken extends Error {
  override readonly name = 'MessageNotTaken'
}

export interface SmsSender {
  /** Resolves once the provider has taken the message; throws {@link MessageNotTaken} when it has not. */
  send(sms: OutgoingSms, handOver: HandOver): Promise<void>
}

/** The sender of the demo and of tests. A production's are the providers that PROVIDERS names. */
export function createSmsSender(config: SmsConfig): SmsSender {
  if (config.kind === 'providers') throw new Error('the providers of messages are connected by connectProviders')
  return config.kind === 'outbox' ? outboxSender : httpSender(config)
}

/** Nothing leaves: the row of the message is the outbox. */
const outboxSender: SmsSender = {
  send: () => Promise.resolve(),
}

function httpSender(config: Extract<SmsConfig, { kind: 'http' }>): SmsSender {
  return {
    async send({ id, to, text, spoken }) {
      const answer = await callOutside({
        method: 'POST',
        url: config.url,
        headers: {
          authorization: `Bearer ${config.token}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, from: config.sender, text, ...(spoken ? { channel: 'voice' } : {}) }),
      })
      if (answer.outcome !== 'answered') throw new MessageNotTaken(`the SMS provider did not answer: ${answer.outcome}`)
      if (answer.status < 200 || answer.status > 299)
        throw new MessageNotTaken(`the SMS provider answered ${answer.status}`)
    },
  }
}
