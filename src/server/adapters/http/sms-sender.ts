// How a text message leaves: kept in the demo's outbox, or handed to a provider's HTTP interface.

import type { SmsConfig } from '../../../settings/sms.ts'
import { MessageNotTaken, type SmsSender } from '../../ports/sms.ts'
import { postMessage } from './outgoing-call.ts'

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
      const channel = spoken ? { channel: 'voice' } : {}
      const wrong = await postMessage(config, { id, to, from: config.sender, text, ...channel })
      if (wrong !== null) throw new MessageNotTaken(`the SMS provider ${wrong}`)
    },
  }
}
