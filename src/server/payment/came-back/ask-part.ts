// What became of one refund or dispute: its provider is asked by its number, and what left or came again is booked once each time.

import { hash } from 'node:crypto'
import { lockOrder } from '../../account/order/door.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { NotYet } from '../../jobs/run-jobs.ts'
import type { ConnectedChannel, ReturnAnswer } from '../../ports/payment-channel.ts'
import { settleNotice } from '../booking/settle-notice.ts'
import { alertOf, takeTurns } from '../heard/heard-payment.ts'
import { readReturns } from '../returned/return-store.ts'
import { findPayment, type ReceivedPayment } from '../returned/take-back.ts'
import { bookCameBack } from './book-came-back.ts'

type Told = Extract<ReturnAnswer, { outcome: 'told' }>

interface Part {
  readonly channel: ConnectedChannel
  readonly partId: string
  readonly told: Told
}

/**
 * Asks about a refund or dispute that a notice named, and books it as any return (PAYMENT-62). Its notices may come twice and in any order:
 * what counts is how it stands now, against how often it was booked as gone and as come again. Throws while the provider
 * does not say it: a day later the question is an officer's (PAYMENT-71).
 */
export async function askAboutPart(deps: Deps, channelNumber: string, partId: string): Promise<void> {
  const heardBy = deps.channels.get(channelNumber)
  if (heardBy?.connection.queryReturn === undefined)
    throw new Error(`channel ${channelNumber} cannot be asked, and money taken back is not settled`)
  const told = await heardBy.connection.queryReturn(partId)
  if (told.outcome === 'unknown') throw new NotYet(`${heardBy.provider} did not say what became of a return`)
  // Its own notice named it: it may be there in a moment, and where it never is, somebody has to look.
  if (told.outcome === 'absent') throw new NotYet(`${heardBy.provider} told of a return that it does not know yet`)
  const payment = await findPayment(deps.db, `${heardBy.provider}:${told.transactionId}`)
  const channel = (payment === null ? undefined : deps.channels.get(payment.channel)) ?? heardBy
  const part: Part = { channel, partId, told }
  const { wentTimes, cameTimes } = await timesOf(deps.db, part)
  if (told.isGone === wentTimes > cameTimes) return
  if (told.isGone) return await bookGone(deps, part, { times: wentTimes + 1, payment })
  await bookCame(deps, part, { times: cameTimes + 1, payment })
}

const wentEvent = ({ partId }: Part, times: number): string => `return ${partId} ${times}`
const cameEvent = ({ partId }: Part, times: number): string => `return ${partId} ${times} came back`

/** How often a part was booked as gone, and as come again. */
async function timesOf(db: Queries, part: Part): Promise<{ readonly wentTimes: number; readonly cameTimes: number }> {
  const numbered = async (eventOf: (of: Part, times: number) => string): Promise<number> => {
    for (let times = 1; ; times += 1) if ((await outcomeOf(db, part, eventOf(part, times))) === null) return times - 1
  }
  return { wentTimes: await numbered(wentEvent), cameTimes: await numbered(cameEvent) }
}

/** Null of an event that was not there; `forgotten` of one whose month is over. */
async function outcomeOf(db: Queries, { channel }: Part, eventId: string): Promise<string | null> {
  return await db.value<string>(
    `select coalesce(e.outcome, 'forgotten') as outcome from provider_event_key k
       left join provider_event e on e.received_at = k.received_at and e.provider = k.provider and e.event_id = k.event_id
      where k.provider = $1 and k.event_id = $2`,
    [channel.provider, eventId],
  )
}

interface Booking {
  readonly times: number
  readonly payment: ReceivedPayment | null
}

/** As a notice of the provider that names the part; the payment may not be booked yet. */
async function bookGone(deps: Deps, part: Part, { times, payment }: Booking): Promise<void> {
  const { channel, told } = part
  const { transactionId, amountMinor, currency, returnedAt } = told
  const notice = {
    ...({ eventId: wentEvent(part, times), type: 'refunded', transactionId, amountMinor, currency } as const),
    reference: payment?.reference ?? transactionId,
    paidAt: returnedAt,
  }
  const bodyHash = hash('sha256', JSON.stringify(notice), 'buffer')
  await settleNotice(deps, { channel, notice, bodyHash })
}

/** Money that was booked as gone and is there again. What was not booked under its own number is for an officer. */
async function bookCame(deps: Deps, part: Part, { times, payment }: Booking): Promise<void> {
  const { channel } = part
  if (payment === null) throw new NotYet(`${channel.provider} gave money again whose payment is not booked yet`)
  const isClear = await deps.db.transaction(async (tx) => {
    if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
    await takeTurns(tx, payment)
    return await bookOnce(tx, deps, part, { times, payment })
  })
  if (isClear) return
  const whatWasDone = 'a return that came to nothing was not booked under its own number, and nothing was booked for it'
  alertOf(deps, { channel: channel.number }, { orderId: payment.orderId, reason: 'returnCameToNothing', whatWasDone })
}

async function bookOnce(
  tx: Tx,
  deps: Deps,
  part: Part,
  { times, payment }: { readonly times: number; readonly payment: ReceivedPayment },
): Promise<boolean> {
  const { told, channel } = part
  const known = await readReturns(tx, payment)
  // A part that waits for its payment is booked with it; until then nothing of it can come again.
  if (known.parts.some(({ left }) => left === null)) throw new NotYet('a return waits for its payment')
  if ((await outcomeOf(tx, part, cameEvent(part, times))) !== null) return true
  const wasBooked = !['alreadyBooked', 'forgotten'].includes((await outcomeOf(tx, part, wentEvent(part, times))) ?? '')
  const writes = emptyBatch()
  writes.providerEvents.push({
    provider: channel.provider,
    event_id: cameEvent(part, times),
    body_hash: hash('sha256', JSON.stringify(told), 'buffer'),
    outcome: wasBooked ? 'cameBack' : 'ignored',
    received_at: deps.clock.now(),
  })
  await writeBatch(tx, writes)
  if (!wasBooked) return false
  const parts = known.parts.filter(({ currency }) => currency === told.currency)
  return await bookCameBack(tx, deps, payment, parts, told.amountMinor)
}
