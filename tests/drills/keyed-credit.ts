// The calls of a credit that take an Idempotency-Key: asked back, and used for another loan.

import { noticeOf } from './borrowers-at-work.ts'
import {
  anotherLoan,
  counted,
  dueOf,
  type KeyedCall,
  now,
  type Person,
  payer,
  plain,
  type Stage,
} from './keyed-stage.ts'

const loanPaths = '/hazel/v3/loan-details'

/** A borrower who has paid far more than the loan owes: the rest is the borrower's own. */
async function overpaid(stage: Stage, number: number): Promise<Person & { readonly orderId: string }> {
  const { product, world } = stage
  const who = await payer(stage)
  const wish = { orderId: who.orderId, amount: await dueOf(stage, who), channelNumber: 'bank-transfer' }
  const made = await product.call({ path: `${loanPaths}/generate-vcode`, who, fields: wish })
  const secret = world.deps.config.paymentWebhookSecrets[0] ?? ''
  const paid = {
    reference: made.data.ref,
    amountMinor: 900_000,
    currency: 'PHP',
    id: `credit-${number}-${made.data.ref}`,
  }
  const notice = noticeOf(secret, paid, now(stage))
  const told = await product.call({ ...notice, raw: { type: 'application/json', body: notice.body } })
  if (told.status !== 200) throw new Error(`the notice of this scene was refused: ${told.text}`)
  return who
}

export const creditCalls: readonly KeyedCall[] = [
  {
    name: 'requestRefund',
    async prepare(stage, number) {
      const who = await overpaid(stage, number)
      return {
        call: { path: `${loanPaths}/refund-request`, who, fields: { orderId: who.orderId } },
        other: { orderId: who.orderId, productId: plain },
        effects: counted(stage, 'select count(*) as n from credit_refund where order_id = $1', who.orderId),
      }
    },
  },
  {
    name: 'spendCredit',
    async prepare(stage, number) {
      const who = await overpaid(stage, number)
      const { orderId } = who
      await anotherLoan(stage, who, 'home-repair', 40)
      const { data } = await stage.product.call({
        method: 'GET',
        path: `${loanPaths}/credit-uses`,
        who,
        fields: { orderId },
      })
      const [{ orderId: toOrderId, amount }] = data.offers
      const fields = { orderId, toOrderId, amount }
      return {
        call: { path: `${loanPaths}/credit-use`, who, fields },
        other: { ...fields, amount: amount - 100 },
        effects: counted(stage, 'select count(*) as n from credit_use where from_order_id = $1', orderId),
      }
    },
  },
]
