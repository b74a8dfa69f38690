// What `xendit` tells of refunds, from its webhooks to our books.

import { codeRig, returnConformance } from '../../../../../tests/support/return-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { apiKey, callbackToken, startXendit } from '../../../../../tests/vendors/xendit/stand-in.ts'
import { xendit } from './adapter.ts'

returnConformance('xendit', [], async () => {
  const vendor = await startXendit()
  const { payments } = xendit.connect({
    settings: xendit.manifest.settings.parse({
      XENDIT_API_KEY: apiKey,
      XENDIT_CALLBACK_TOKENS: callbackToken,
      XENDIT_CURRENCY: 'PHP',
      XENDIT_URL: vendor.url,
    }),
    ...sampleMeans,
  })
  if (payments === undefined) throw new Error('xendit lacks a port')
  const rig = codeRig({
    name: 'xendit',
    at: 'EWALLET/GCASH',
    provider: () => payments,
    pay: (ref, change) => vendor.pay(ref, change?.failed === true ? { status: 'FAILED' } : {}),
    takeBack: (ref, amountMinor, currency) =>
      vendor.giveBack(ref, { amount: amountMinor / 100, ...(currency === undefined ? {} : { currency }) }),
    giveAgain: (of) => vendor.failRefund({ rawBody: of.rawBody, headers: {} }),
  })
  return { rig, close: () => vendor.close() }
})
