// Words of the payment guide, in Filipino.

import type { paymentGuide as english } from '../en/payment-guide.ts'

export const paymentGuide: typeof english = {
  title: 'Paano magbayad',
  voice: 'Mga paraan ng pagbabayad gamit ang code',
  intro:
    'May sariling code ang bawat bayad. Makikita ito sa pahina ng pagbabayad ng inyong loan, kasama ang halaga at ang oras hanggang kailan may bisa.',
  larger: 'Palakihin',
  tapNote: 'Pindutin ang larawan para lumaki.',
  back: 'Bumalik sa mga hakbang',
  next: 'Susunod na larawan',
  help: 'Kausapin kami',
  proof: 'Itago ang resibo o kumpirmasyon bilang patunay ng bayad.',
  exact: 'Bayaran ang halagang katabi ng code. Bibilangin din sa inyong loan ang ibang halaga.',
  mWallet: {
    note: 'bills payment sa app',
    steps: [
      {
        title: (wallet: string) => `Buksan ang ${wallet} at pindutin ang “Magbayad ng bills”`,
        text: 'Piliin ang “Mga loan”.',
        picture: 'Teleponong may walong parisukat; may marka ang may bill',
      },
      {
        title: 'I-type o i-paste ang code',
        text: 'I-paste ito mula sa pahina ng pagbabayad para walang maling numero.',
        picture: 'Teleponong may mahabang numero sa isang patlang at mga pindutan sa ibaba',
      },
      {
        title: 'Tingnan ang halaga at kumpirmahin',
        text: 'Dapat ito ang halaga sa pahina ng pagbabayad.',
        picture: 'Teleponong may resibo at malaking tsek',
      },
    ],
  },
  otherWallet: {
    title: 'Ibang wallet',
    note: 'karamihan ay nakapagbabayad gamit ang code',
    steps: [
      {
        title: 'Buksan ang wallet at hanapin ang “Bills”',
        text: 'Hanapin sa listahan ang pangalan ng nagpapautang, o ang “Mga loan”.',
        picture: 'Teleponong may listahan; may marka ang isang linya',
      },
      {
        title: 'Pindutin ang “I-scan”, o i-type ang code',
        text: 'Sa parehong telepono: mag-save ng larawan ng QR code, saka piliin ito sa gallery.',
        picture: 'Teleponong may QR code sa loob ng kuwadro',
      },
      {
        title: 'Tingnan ang halaga at kumpirmahin',
        text: 'Itago ang kumpirmasyon.',
        picture: 'Teleponong may resibo at malaking tsek',
      },
    ],
  },
  store: {
    title: 'Sa tindahan',
    note: 'cash sa kaha',
    steps: [
      {
        title: 'Pumunta sa partner na tindahan bago mag-expire ang code',
        text: 'Sabihin ang “bills payment” sa kaha, o piliin ito sa kiosk.',
        picture: 'Tindahang may tolda at bukas na pinto',
      },
      {
        title: 'Ipakita ang barcode',
        text: 'O basahin ang code sa kahera.',
        picture: 'Scanner sa ibabaw ng teleponong may barcode',
      },
      {
        title: 'Bayaran ang halaga at kunin ang resibo',
        text: 'Ang resibo ang patunay ng inyong bayad.',
        picture: 'Kaha na may mga perang papel at nakalimbag na resibo',
      },
    ],
  },
}
