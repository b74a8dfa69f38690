// The wallet's own page: the borrower is sent there and pays there. It is reached from the bank selection, not from the list.

import en from '../../../../content/payment-instructions/wallet-page/en.json' with { type: 'json' }
import es from '../../../../content/payment-instructions/wallet-page/es.json' with { type: 'json' }
import fil from '../../../../content/payment-instructions/wallet-page/fil.json' with { type: 'json' }
import hi from '../../../../content/payment-instructions/wallet-page/hi.json' with { type: 'json' }
import id from '../../../../content/payment-instructions/wallet-page/id.json' with { type: 'json' }
import zhCN from '../../../../content/payment-instructions/wallet-page/zh-CN.json' with { type: 'json' }
import { type Channel, walletChannelNumber } from '../../adapters/payment-channel.ts'

export const walletPage: Channel = {
  number: walletChannelNumber,
  provider: 'sandbox',
  presentation: 'code',
  listed: false,
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
