// Words of the leaf that ends a payment, in Indonesian: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { paid as english } from '../en/paid.ts'

const written = unbrokenDate('id')

export const paid: typeof english = {
  stamp: (date) => `Dibayar ${written(date)}`,
  arrived: 'Pembayaran Anda sudah masuk',
  note: (time, where, product) =>
    where === '' ? `${written(time)}, untuk ${product}` : `${written(time)}, ${where}, untuk ${product}`,
  went: 'Dibayarkan untuk',
  parts: {
    principal: 'Dari jumlah pinjaman',
    interest: 'Bunga',
    fee: 'Biaya',
    penalty: 'Denda keterlambatan',
    rollover: 'Biaya perpanjangan',
    sentBack: 'Dikembalikan kepada Anda karena kesalahan',
    usedBack: 'Dipakai untuk pinjaman lain karena kesalahan',
    credit: 'Kelebihan bayar Anda',
  },
  paid: 'Dibayar',
  upToDate: 'Tidak ada yang terlambat.',
  dueYet: 'Masih harus dibayar hari ini',
  left: 'Yang tersisa',
  next: (n, date) => `Cicilan ${n}, paling lambat ${written(date)}`,
  nextDue: (n) => `Cicilan ${n}, dibayar sekarang`,
  whole: 'Dari seluruh pinjaman',
  calendar: 'Tambahkan tanggal ke kalender saya',
  moved: 'Tanggal pembayaran Anda sudah dimundurkan. Biaya ini tidak mengurangi utang Anda.',
  short: 'Kekurangan yang kami hapuskan:',
  closed: 'Pinjaman Anda lunas. Anda tidak berutang lagi.',
  cancelled: 'Anda membatalkan pinjaman. Anda tidak berutang lagi.',
  closedOn: (date) => `Lunas ${written(date)}`,
  letter: 'Surat keterangan lunas',
  letterText: 'Menyatakan bahwa pinjaman sudah dibayar dan Anda tidak berutang lagi. Simpanlah.',
  credit: 'Anda membayar lebih. Minta kembali di halaman pinjaman Anda.',
  receipt: 'Bukti pembayaran',
  save: 'Simpan',
  share: 'Bagikan',
  read: 'Baca bukti pembayaran',
  notShared: 'Tidak dapat dibagikan. Simpan saja.',
}
