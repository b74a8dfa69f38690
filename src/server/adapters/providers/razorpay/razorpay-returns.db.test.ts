// What `razorpay` tells of refunds and disputes, from its webhooks to our books. The loans of the suite are in pesos: rupees are read as such.

import { codeRig, returnConformance } from '../../../../../tests/support/return-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { keyId, keySecret, startRazorpay, webhookSecret } from '../../../../../tests/vendors/razorpay/stand-in.ts'
import type { PaymentProvider } from '../../../ports/payment-channel.ts'
import { razorpay } from './adapter.ts'

const pesosFor = (currency: string): string => (currency === 'INR' ? 'PHP' : currency)

function inPesos(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    createCode: (request) => provider.createCode({ ...request, currency: 'INR' }),
    async queryStatus(ref, returnUrl) {
      const answer = await provider.queryStatus(ref, returnUrl)
      if (answer.outcome !== 'found') return answer
      return { ...answer, payments: answer.payments.map((one) => ({ ...one, currency: pesosFor(one.currency) })) }
    },
    async queryReturn(partId) {
      const answer = (await provider.queryReturn?.(partId)) ?? { outcome: 'unknown' }
      return answer.outcome === 'told' ? { ...answer, currency: pesosFor(answer.currency) } : answer
    },
  }
}

for (const [what, how] of [
  ['razorpay by refunds', 'giveBack'],
  ['razorpay by disputes', 'loseDispute'],
] as const) {
  returnConformance(what, [], async () => {
    const vendor = await startRazorpay()
    const { payments } = razorpay.connect({
      settings: razorpay.manifest.settings.parse({
        RAZORPAY_KEY_ID: keyId,
        RAZORPAY_KEY_SECRET: keySecret,
        RAZORPAY_WEBHOOK_SECRETS: webhookSecret,
        RAZORPAY_URL: vendor.url,
      }),
      ...sampleMeans,
    })
    if (payments === undefined) throw new Error('razorpay lacks a port')
    const rig = codeRig({
      name: 'razorpay',
      at: 'UPI_LINK',
      provider: () => inPesos(payments),
      pay: (ref, change) => vendor.pay(ref, change?.failed === true ? { status: 'failed' } : {}),
      takeBack: (ref, amount, currency) =>
        vendor[how](ref, { amount, ...(currency === undefined ? {} : { currency }) }),
      giveAgain: (of) => vendor.giveAgain({ rawBody: of.rawBody, headers: {} }),
    })
    return { rig, close: () => vendor.close() }
  })
}
