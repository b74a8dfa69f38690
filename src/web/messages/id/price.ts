// Words of prices, in Indonesian: an amount and a term tried out, what it costs, what lateness costs, and loans compared.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { price as english } from '../en/price.ts'
import { days } from './days.ts'

const written = unbrokenDate('id')

export const price: typeof english = {
  howMuch: 'Berapa banyak?',
  slider: 'Berapa banyak, dengan geseran',
  less: (amount) => `kurangi ${amount}`,
  more: (amount) => `tambah ${amount}`,
  range: (from, to) => `Dari ${from} sampai ${to}.`,
  notAnAmount: 'Silakan ketik jumlah dengan angka.',
  firstPay: 'Cicilan pertama pada',
  firstPayHint: (from, to) =>
    `Misalnya hari gajian Anda: dari ${written(from)} sampai ${written(to)}. Cicilan berikutnya berjarak sama: tanggalnya ada di jadwal cicilan.`,
  howLong: 'Untuk berapa lama?',
  days,
  show: 'Lihat biayanya',
  said: (gets, paysBack) => `Anda terima ${gets}, Anda bayar kembali ${paysBack}.`,
  ofTerm: (termDays, from, to) => `Untuk ${days(termDays)} kami meminjamkan dari ${from} sampai ${to}.`,

  title: 'Berapa biayanya',
  aside: (product, count, termDays) =>
    count === 1
      ? `${product}, satu cicilan setelah ${days(termDays)}`
      : `${product}, ${count} cicilan dalam ${days(termDays)}`,
  principal: 'Jumlah pinjaman',
  youGet: 'Anda terima',
  youPayBack: 'Anda bayar kembali',
  interest: (termDays) => `Bunga, ${days(termDays)}`,
  totalCost: 'Biaya pinjaman ini',
  payments: (count, everyDays) =>
    count === 1
      ? 'Satu cicilan di akhir'
      : everyDays === null
        ? `${count} cicilan`
        : `${count} cicilan, setiap ${days(everyDays)}`,
  lastPayment: 'Cicilan terakhir',
  lateBy: (daysLate) => `Satu cicilan terlambat ${days(daysLate)}`,
  extra: 'lagi',
  honest:
    'Mahal bila lama, bisa wajar bila singkat. Kalau Anda bisa menunggu atau meminta bantuan keluarga, lakukanlah.',
  exact: 'Dihitung hari ini, dengan cara yang sama seperti penawaran Anda.',
  own: 'Lihat penawaran Anda sendiri',
  asked: (questions) => `Paling banyak ${questions} pertanyaan dan satu kartu identitas. Bertanya tidak dikenai biaya.`,

  late: 'Jika Anda terlambat membayar',
  onePayment: 'Satu cicilan',
  lateAfter: (daysLate) => `Terlambat ${days(daysLate)} menambah`,
  byPriceList: 'denda standar kami',

  loans: (count) => `${count} pinjaman`,
  sideBySide: 'Bandingkan berdampingan',
  usual: 'Biaya masing-masing, untuk jumlah dan jangka waktu yang umum.',
  inDays: (termDays) => `dalam ${days(termDays)}`,

  compare: {
    title: 'Bandingkan pinjaman',
    text: 'Biaya pinjaman kami, berdampingan, untuk jumlah yang sama.',
    amount: 'Jumlah',
    first: 'Pinjaman ini',
    second: 'dan yang ini',
    submit: 'Bandingkan',
    caption: (first, second, amount) => `${first} dan ${second} untuk ${amount}`,
    payments: 'Cicilan',
    times: (count, everyDays, termDays) =>
      count === 1
        ? `satu, setelah ${days(termDays)}`
        : everyDays === null
          ? `${count}, dalam ${days(termDays)}`
          : `${count}, setiap ${days(everyDays)}`,
    each: 'Setiap cicilan',
    term: 'Jangka waktu',
    rate: 'Suku bunga',
    late: (daysLate) => `Satu cicilan terlambat ${days(daysLate)}`,
    lends: (from, to) => `meminjamkan ${from} sampai ${to}`,
    details: 'Rincian',
    tryIt: 'Coba hitung',
    cheaper: (name) => `${name} lebih murah:`,
    by: (amount) => `lebih hemat ${amount} untuk jumlah pinjaman yang sama.`,
    sooner: (count) => `Harus lunas ${days(count)} lebih cepat.`,
    later: (count) => `Anda punya ${days(count)} lebih lama untuk melunasinya.`,
    same: 'Biayanya sama.',
    onlyOne: 'Kami hanya menawarkan satu pinjaman. Tidak ada yang dibandingkan.',
    none: 'Hari ini kami tidak menawarkan pinjaman.',
  },

  repeat: {
    title: 'Yang berubah setelah Anda melunasi',
    rule: 'Setelah melunasi satu pinjaman, Anda menjadi nasabah lama.',
    you: 'Anda nasabah lama: Anda pernah melunasi satu pinjaman.',
    once: 'Dikenakan satu kali bila cicilan terlambat',
    asNew: 'nasabah baru',
    asRepeat: 'nasabah lama',
    nothing: 'Biaya keterlambatan setelah itu tetap sama.',
    rest: 'Bunga dan biaya lain tetap sama, sesering apa pun Anda meminjam.',
  },
}
