// What `stripe` tells of refunds and disputes of card charges, from its webhooks to our books: sums of all that left, compared with what is booked.

import { granted } from '../../../../../tests/support/paying.ts'
import { type Notice, type ReturnRig, returnConformance } from '../../../../../tests/support/return-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { accountKey, signedWith, startStripe } from '../../../../../tests/vendors/stripe/stand-in.ts'
import { saveCard } from '../../../payment/card/card-store.ts'
import { getPayWays } from '../../../payment/card/get-pay-ways.ts'
import { commitCardPayment } from '../../../payment/charge/commit-card-payment.ts'
import { takeCardNotice } from '../../../payment/charge/take-card-notice.ts'
import { stripe } from './adapter.ts'

const now = new Date('2026-08-20T10:00:00Z')

for (const kind of ['refund', 'dispute'] as const) {
  // A charge is booked by the answer to it, before anything of it can go back.
  returnConformance(`stripe by ${kind}s`, ['early'], async () => {
    const vendor = await startStripe(() => now)
    const { cards } = stripe.connect({
      settings: stripe.manifest.settings.parse({
        STRIPE_SECRET_KEY: accountKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_of_these_tests_0123456789',
        STRIPE_WEBHOOK_SECRETS: signedWith,
        STRIPE_URL: vendor.url,
      }),
      ...sampleMeans,
    })
    if (cards === undefined) throw new Error('stripe lacks its port')
    const things = kind === 'refund' ? vendor.refunds : vendor.disputes
    let events = 0
    let charge = ''
    const event = (type: string, object: object): Notice => {
      events += 1
      return vendor.event(type, object, { id: `evt_${events}` })
    }
    const rig: ReturnRig = {
      connect: ({ deps }) => ({ ...deps, cards }),
      async pay(world, deps, who) {
        const cardId = await saveCard(world.db, deps, who.borrowerId, {
          ...{ bankName: 'Visa', bankCode: 'visa', lastFour: '4242', codeNeeded: false },
          processorToken: `cus_${who.borrowerId.replace(/\W/g, '')}:pm_card_visa`,
        })
        const look: typeof getPayWays = (input, call) => getPayWays(input, { ...call, deps })
        const ways = granted(await world.call(look, who, { orderId: who.orderId }))
        const wish = { orderId: who.orderId, cardId, amountMinor: ways.amountMinor, token: ways.token }
        const commit: typeof commitCardPayment = (input, call) => commitCardPayment(input, { ...call, deps })
        granted(await world.call(commit, who, wish, `k-${ways.token}`))
        charge = vendor.intents.at(-1)?.id ?? ''
        return null
      },
      fail: () => event('payment_intent.payment_failed', { ...vendor.intents.at(-1) }),
      takeBack(amount, currency = 'PHP') {
        const status = kind === 'refund' ? 'succeeded' : 'lost'
        const facts = { amount, currency: currency.toLowerCase(), created: now.getTime() / 1000, metadata: {} }
        const thing = { id: `${kind}_${things.length}`, object: kind, payment_intent: charge, status, ...facts }
        things.push(thing)
        return event(kind === 'refund' ? 'charge.refunded' : 'charge.dispute.funds_withdrawn', thing)
      },
      giveAgain({ rawBody }) {
        const { data } = JSON.parse(Buffer.from(rawBody).toString()) as { data: { object: { id: string } } }
        const at = things.findIndex(({ id }) => id === data.object.id)
        const thing = { ...things[at], id: data.object.id, status: kind === 'refund' ? 'failed' : 'won' }
        things[at] = thing
        return event(kind === 'refund' ? 'refund.failed' : 'charge.dispute.funds_reinstated', thing)
      },
      async deliver(deps, { rawBody, headers }) {
        const { status, body } = await takeCardNotice(deps, 'stripe', rawBody, headers)
        if (status !== 200) throw new Error(`${status} ${body.result}`)
        return body.result
      },
    }
    return { rig, close: () => vendor.close() }
  })
}
