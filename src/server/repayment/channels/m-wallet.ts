// M-Wallet: from the phone, by QR code.

import en from '../../../../content/payment-instructions/m-wallet/en.json' with { type: 'json' }
import es from '../../../../content/payment-instructions/m-wallet/es.json' with { type: 'json' }
import fil from '../../../../content/payment-instructions/m-wallet/fil.json' with { type: 'json' }
import hi from '../../../../content/payment-instructions/m-wallet/hi.json' with { type: 'json' }
import id from '../../../../content/payment-instructions/m-wallet/id.json' with { type: 'json' }
import zhCN from '../../../../content/payment-instructions/m-wallet/zh-CN.json' with { type: 'json' }
import type { Channel } from '../../adapters/payment-channel.ts'

export const mWallet: Channel = {
  number: 'm-wallet',
  provider: 'sandbox',
  presentation: 'qr',
  listed: true,
  logo: '/logos/m-wallet.svg',
  limits: {
    PHP: { minMinor: 100, maxMinor: 10_000_000 },
    INR: { minMinor: 100, maxMinor: 10_000_000 },
    IDR: { minMinor: 100_000, maxMinor: 1_000_000_000 },
  },
  feeMinor: 0,
  lifetimeMinutes: 30,
  words: { en, id, hi, 'zh-CN': zhCN, fil, es },
}
