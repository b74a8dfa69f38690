// The port behind which text messages and spoken codes leave, and the order in which the lender's providers are tried.

import type { Log } from './log.ts'
import type { NoticeHeaders } from './notice-headers.ts'
import { MessageNotTaken, type OutgoingSms, type SmsSender } from './sms.ts'

/**
 * `taken`: it is the provider's to deliver. `refused`: it took nothing and will not. `notSent`: no call was made. `unknown`: it may
 * have been taken.
 */
export type MessageAnswer =
  | { readonly outcome: 'taken'; readonly messageId: string }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'notSent' }
  | { readonly outcome: 'unknown' }

/** What a provider tells of a message on its way. `ignored`: signed, and no end of anything. */
export type DeliveryReceipt =
  | { readonly smsId: string; readonly delivery: 'delivered' | 'undelivered'; readonly reason: string }
  | 'ignored'
  | 'badSignature'
  | 'unreadable'

export interface MessageProvider {
  readonly name: string
  readonly speaks: boolean
  /** True where the same number of ours is sent once, however often it is handed over. */
  readonly sendsANumberOnce: boolean
  send(sms: OutgoingSms): Promise<MessageAnswer>
  /** Reads a delivery receipt: `query` is what stood behind the `?` of its address. */
  readReceipt(rawBody: Uint8Array, headers: NoticeHeaders, query: string): DeliveryReceipt
}

/**
 * Hands a message to the first provider that takes it. A refusal and a call that was not sent lead to the next one. A lost answer
 * never does, now or at a later try: the message may be on its way, and another provider would send it again. Throws, without number
 * or text, where it was not taken and a later try can do no harm.
 */
export function messagesBy(providers: readonly MessageProvider[], log: Pick<Log, 'warn' | 'error'>): SmsSender {
  return {
    async send(sms, handOver) {
      const { mayBeAt } = handOver
      const told: string[] = []
      for (const provider of providers.filter(({ name, speaks }) =>
        mayBeAt === null ? speaks || !sms.spoken : name === mayBeAt,
      )) {
        if (mayBeAt !== null && !provider.sendsANumberOnce) return mayHaveLeft(log, provider.name, sms.id)
        await handOver.begin(provider.name)
        const answer = await provider.send(sms)
        if (answer.outcome === 'taken') return
        if (answer.outcome === 'unknown') {
          if (provider.sendsANumberOnce) throw new MessageNotTaken(`${provider.name} did not answer`)
          return mayHaveLeft(log, provider.name, sms.id)
        }
        // Not asked this time, and yet it may have the message since an earlier one.
        if (mayBeAt !== null && answer.outcome === 'notSent')
          throw new MessageNotTaken(`${provider.name} was not reached again`)
        const reason = answer.outcome === 'refused' ? answer.reason : 'not sent'
        log.warn({ provider: provider.name, smsId: sms.id, reason }, 'a message is handed to the next provider')
        told.push(`${provider.name}: ${reason}`)
      }
      if (mayBeAt !== null && told.length === 0) return mayHaveLeft(log, mayBeAt, sms.id)
      await handOver.nobodyHasIt()
      throw new MessageNotTaken(`no provider took the message (${told.join(', ') || 'none can'})`)
    },
  }
}

/** The outcome of sending is unknown and cannot be asked for. It is not retried, so that it is not delivered twice. */
function mayHaveLeft(log: Pick<Log, 'error'>, provider: string, smsId: string): void {
  log.error({ kind: 'messageAlert', provider, smsId }, 'it is unknown whether a message was sent')
}
