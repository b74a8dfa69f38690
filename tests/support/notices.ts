// What tests of notices need beside the world: codes, sealed notices, and what is seen of a payment afterwards.

import type { CalendarDate } from '../../src/core/calendar-date.ts'
import { signatureHeader, signNotice } from '../../src/server/adapters/providers/http/signature.ts'
import { trialBalance } from '../../src/server/db/ledger/ledger.ts'
import { createPayCode } from '../../src/server/payment/code/create-pay-code.ts'
import { getPayCode } from '../../src/server/payment/code/get-pay-code.ts'
import { type Borrower, granted, type World } from './paying.ts'

interface PaymentRow {
  readonly state: string
  readonly suspense_reason: string | null
  readonly value_date: CalendarDate
  readonly applied_as: string
}

/** Tools over the world and the borrower of the running test. */
export function noticeTools(world: () => World, who: () => Borrower) {
  const secret = (): string => world().deps.config.paymentWebhookSecrets[0] ?? ''

  const notice = (changes: Record<string, unknown> = {}) => ({
    eventId: `event-${world().deps.random.token(8)}`,
    type: 'paid',
    reference: 'a reference',
    transactionId: `transaction-${world().deps.random.token(8)}`,
    amountMinor: 140_000,
    currency: 'PHP',
    paidAt: '2026-08-20T09:59:00Z',
    ...changes,
  })

  /** The bytes of a notice and their signature. */
  const sealed = (body: unknown, at = world().deps.clock.now(), key = secret()) => {
    const rawBody = new TextEncoder().encode(JSON.stringify(body))
    return { rawBody, headers: { [signatureHeader]: signNotice(key, rawBody, at) } }
  }

  return {
    secret,
    notice,
    sealed,
    deliver(changes: Record<string, unknown> = {}, channel = 'bank-transfer') {
      const { rawBody, headers } = sealed(notice(changes))
      return world().takeNotice(channel, rawBody, headers)
    },
    async codeFor(amountMinor: number, changes: Record<string, unknown> = {}) {
      const wish = { orderId: who().orderId, amountMinor, channelNumber: 'bank-transfer', ...changes }
      return granted(await world().call(createPayCode, who(), wish))
    },
    /** Pays an amount of a code at a moment, which becomes now. */
    async payAt(iso: string, amountMinor: number, changes: Record<string, unknown> = {}) {
      world().setTime(iso)
      const wish = { orderId: who().orderId, amountMinor, channelNumber: 'bank-transfer', ...changes }
      const { payCode } = granted(await world().call(createPayCode, who(), wish))
      const paid = await world().sandbox.pay({ payCode })
      if (!paid.found) throw new Error('the payment of a test was not taken')
      return paid
    },
    /** What lies in suspense, over all currencies. Throws when the ledger does not balance. */
    async suspenseMinor() {
      const { rows, balanced } = await trialBalance(world().db)
      if (!balanced) throw new Error('the ledger does not balance')
      const suspense = rows.filter((row) => row.account === 'suspense')
      return suspense.reduce((sum, row) => sum + row.creditMinor - row.debitMinor, 0)
    },
    payments: () =>
      world().db.query<PaymentRow>(
        `select state, suspense_reason, value_date, applied_as from payment where order_id = $1
          order by value_date, amount_minor`,
        [who().orderId],
      ),
    messages: () =>
      world().db.query<{ body: string }>('select body from sms_message where phone = $1 order by created_at, id', [
        who().phone,
      ]),
    async stateOfPage(ref: string) {
      return granted(await world().call(getPayCode, who(), { ref })).state
    },
  }
}
