// Words of the payment account form, in Indonesian.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'Rekening bank',
  lead: 'Uangnya hanya akan kami kirim ke rekening ini. Rekening harus atas nama Anda sendiri.',
  accountOf: (name) => `Rekening milik ${name}`,
  cardType: 'Jenis rekening',
  required: 'Mohon diisi.',
  chooseOne: 'Mohon pilih salah satu.',
  onlyFor: (choice) => `Hanya untuk: ${choice}`,
  always: 'Untuk semua cara pengiriman',
  next: 'Lanjut',
  keepsNumber: 'Nomornya tetap sama kecuali Anda mengetik yang baru.',
  notForPaying: {
    title: 'Rekening ini bukan untuk membayar',
    text: 'Ke rekening inilah kami MENGIRIM uang. Bila Anda menyimpan rekening di sini, pinjaman Anda akan dicairkan ke rekening itu. Tidak ada yang ditarik darinya.',
    pay: 'Bayar pinjaman saya',
  },
  step: {
    voice: 'Benarkah ini Anda?',
    text: (sentTo) =>
      sentTo === ''
        ? 'Kami sudah mengirim kode ke ponsel Anda. Sebelum kode itu dimasukkan, uang Anda tetap dikirim ke rekening lama.'
        : `Kami sudah mengirim kode ke ${sentTo}. Sebelum kode itu dimasukkan, uang Anda tetap dikirim ke rekening lama.`,
    label: 'Kode dari pesan',
    sixDigits: 'Masukkan enam angka kode.',
    getCode: 'Minta kode',
    seconds: (count) => `${count} dtk`,
    cancel: 'Batal',
    confirm: 'Konfirmasi',
    never: 'Bukan Anda? Jangan lakukan apa-apa, dan jangan beri tahu kode kepada siapa pun.',
  },
  done: {
    account: (account) => `Tersimpan: ${account}`,
    voice: 'Rekening Anda sudah disimpan.',
    text: 'Mulai sekarang uang Anda akan kami kirim ke sana.',
    back: 'Ke pinjaman saya',
    again: 'Ubah lagi',
  },
}
