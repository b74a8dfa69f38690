// Bank transfer: to a virtual account that is made for one payment.

import en from '../../../../content/payment-instructions/bank-transfer/en.json' with { type: 'json' }
import es from '../../../../content/payment-instructions/bank-transfer/es.json' with { type: 'json' }
import fil from '../../../../content/payment-instructions/bank-transfer/fil.json' with { type: 'json' }
import hi from '../../../../content/payment-instructions/bank-transfer/hi.json' with { type: 'json' }
import id from '../../../../content/payment-instructions/bank-transfer/id.json' with { type: 'json' }
import zhCN from '../../../../content/payment-instructions/bank-transfer/zh-CN.json' with { type: 'json' }
import type { Channel } from '../../adapters/payment-channel.ts'

export const bankTransfer: Channel = {
  number: 'bank-transfer',
  provider: 'sandbox',
  presentation: 'code',
  listed: true,
  logo: '/logos/bank-transfer.svg',
  limits: {
    PHP: { minMinor: 1, maxMinor: 100_000_000 },
    INR: { minMinor: 1, maxMinor: 100_000_000 },
    IDR: { minMinor: 1, maxMinor: 10_000_000_000 },
  },
  feeMinor: 0,
  lifetimeMinutes: 48 * 60,
  words: { en, id, hi, 'zh-CN': zhCN, fil, es },
}
