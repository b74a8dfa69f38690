// Words of the payout account form, in Filipino.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  cardType: { title: 'Uri ng account', bank: 'Bank account', wallet: 'E-wallet' },
  channelNumber: {
    title: 'Paano ipadadala',
    placeholder: 'Pumili ng paraan',
    instant: 'Diretso sa account',
    counter: 'Kukunin sa isang sangay',
  },
  bankCode: { title: 'Bangko', placeholder: 'Piliin ang inyong bangko' },
  accountNumber: { title: 'Numero ng account', placeholder: 'Mga numero lamang' },
  accountName: { title: 'Pangalan sa account', placeholder: 'Gaya ng isinulat ng bangko' },
  branch: { title: 'Sangay', placeholder: 'Pangalan ng sangay' },
  city: { title: 'Lungsod', placeholder: 'Piliin ang lungsod ng sangay' },
  walletCode: { title: 'E-wallet', placeholder: 'Piliin ang inyong e-wallet' },
  walletNumber: { title: 'Numero ng wallet', placeholder: 'Ang numero ng telepono ng wallet' },
  birthDay: { title: 'Petsa ng kapanganakan', placeholder: 'Gaya ng nasa wallet' },
  digitRange: ({ least, most }) => `${least} hanggang ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }) =>
      `${code} ang inyong code para ipadala sa ${bank} ${account} ang mga loan ninyo sa ${lender}. Gagana ito nang ${minutes} minuto. Hindi kayo ito? Huwag ibigay ang code kaninuman.`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }) =>
      `${lender}: sa ${bank} ${account} na ipapadala ang inyong loan. Kung hindi kayo ang nagpalit, tawagan kami agad: ${support}`,
  },
}
