// Words of the repayment bank selection, in Filipino.

import type { paymentCard as english } from '../en/payment-card.ts'

export const paymentCard: typeof english = {
  payingAs: (name) => `Nagbabayad bilang ${name}`,
  title: 'Pagbabayad',
  toPayNow: 'Babayaran ngayon',
  repaymentDate: 'Petsa ng pagbabayad',
  chooseCard: 'Magbayad gamit ang naka-save na card',
  noCardYet: 'Hindi pa makakabayad dito gamit ang card',
  noCardText: 'Magbayad gamit ang code sa tindahan o sa bank transfer, o sa wallet kung mayroon.',
  payout: 'Account para sa perang ipapadala namin',
  payoutNote: 'kung saan namin ipinapadala ang pera; walang ibinabayad mula rito',
  wallet: 'Magbayad sa wallet',
  walletNote: 'sa sariling pahina ng wallet',
  byCode: 'Magbayad gamit ang code',
  byCodeNote: 'sa tindahan, sa wallet o sa bank transfer',
  submit: 'Magbayad',
  youPayNow: 'Babayaran ninyo ngayon',
  once: 'Ligtas pindutin muli: hindi namin sisingilin nang dalawang beses ang iisang bayad.',
  chooseCardFirst: 'pumili muna ng bank card na pambayad',
  wrongCode: 'pakilagay ang tamang verification code',
  processingFailed: 'hindi naproseso',
  error: 'may mali',
  none: 'Aling loan ang babayaran?',
  noneText: 'Hindi sinasabi ng link na ito kung aling loan. Buksan ang pagbabayad mula sa inyong loan.',
  toOrders: 'Sa mga loan ko',
  toOrder: 'Sa loan na ito',

  step: {
    title: 'Verification code',
    sent: 'Nagpadala kami ng code sa inyong telepono.',
    sentText: 'Para sa bayad na ito lang. Huwag itong sabihin kaninuman.',
    card: 'Bank card',
    label: 'Code mula sa mensahe',
    getCode: 'Kunin ang code',
    seconds: (count) => `${count} s`,
    cancel: 'Kanselahin',
    confirm: 'Kumpirmahin',
  },

  walletPage: {
    title: 'Wallet',
    voice: 'Pupunta kayo sa wallet',
    text: 'Magbabayad kayo sa sariling pahina ng wallet. Pagkatapos, babalik kayo sa inyong loan, kung saan makikita kung dumating na ang pera.',
    submit: 'Sa wallet',
    notOffered: 'Hindi magagamit ang wallet sa bayad na ito.',
    other: 'Magbayad sa ibang paraan',
  },
}
