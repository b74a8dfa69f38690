// Words of the payment account form, in Indonesian.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'Informasi rekening pembayaran',
  lead: 'Dananya dikirim ke rekening ini, dan tidak ke rekening lain. Rekening harus atas nama Anda sendiri.',
  accountOf: (name) => `Rekening milik ${name}`,
  cardType: 'Jenis rekening',
  required: 'Mohon diisi.',
  chooseOne: 'Mohon pilih salah satu.',
  digitsOnly: 'Mohon isi dengan angka saja.',
  onlyFor: (choice) => `Hanya untuk: ${choice}`,
  always: 'Untuk semua cara',
  next: 'Lanjut',
  keepsNumber: 'Nomornya tetap sama kecuali Anda mengetik yang baru.',
  done: {
    title: 'Tersimpan',
    voice: 'Rekening Anda sudah disimpan.',
    text: 'Mulai sekarang dana yang kami kirim masuk ke sana.',
    back: 'Ke pinjaman saya',
    again: 'Ubah lagi',
  },
}
