// Corner Store: cash at a counter, by barcode.

import en from '../../../../content/payment-instructions/corner-store/en.json' with { type: 'json' }
import es from '../../../../content/payment-instructions/corner-store/es.json' with { type: 'json' }
import fil from '../../../../content/payment-instructions/corner-store/fil.json' with { type: 'json' }
import hi from '../../../../content/payment-instructions/corner-store/hi.json' with { type: 'json' }
import id from '../../../../content/payment-instructions/corner-store/id.json' with { type: 'json' }
import zhCN from '../../../../content/payment-instructions/corner-store/zh-CN.json' with { type: 'json' }
import type { Channel } from '../../adapters/payment-channel.ts'

export const cornerStore: Channel = {
  number: 'corner-store',
  provider: 'sandbox',
  presentation: 'barcode',
  listed: true,
  logo: '/logos/corner-store.svg',
  limits: {
    PHP: { minMinor: 5_000, maxMinor: 5_000_000 },
    INR: { minMinor: 5_000, maxMinor: 5_000_000 },
    IDR: { minMinor: 1_000_000, maxMinor: 500_000_000 },
  },
  feeMinor: 0,
  lifetimeMinutes: 24 * 60,
  words: { en, id, hi, 'zh-CN': zhCN, fil, es },
}
