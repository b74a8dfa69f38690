// Words for a borrower who cannot pay, and for the plan that is offered, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { Words } from '../en.ts'

const written = unbrokenDate('id')

export const hardship: Words['hardship'] = {
  title: 'Saya tidak bisa membayar',
  lead: 'Beri tahu kami. Kami akan mencari rencana yang Anda sanggupi.',
  next: 'Petugas kami akan membacanya, dan Anda akan mendapat pesan berisi jawabannya.',
  nextBy: (n) => `Petugas kami akan membacanya dan menjawab dalam ${n} hari kerja. Anda akan mendapat pesan.`,
  why: 'Mengapa Anda tidak bisa membayar?',
  reasons: {
    income: 'Penghasilan saya berkurang atau tidak ada',
    illness: 'Saya sakit atau cedera',
    family: 'Ada kejadian di keluarga saya',
    disaster: 'Badai, banjir, kebakaran, atau gempa',
    other: 'Alasan lain',
  },
  own: 'Dengan kata-kata Anda',
  ownHint: 'Hanya jika Anda mau. Apa yang akan membantu?',
  canPay: 'Berapa yang sanggup Anda bayar setiap kali?',
  canPayHint: 'Tulis 0 jika belum bisa sama sekali.',
  from: 'Mulai kapan?',
  noReason: 'Silakan pilih alasan.',
  noAmount: 'Silakan tulis jumlah, atau 0.',
  noDay: (a, b) => `Silakan pilih hari dari ${written(a)} sampai ${written(b)}.`,
  until: 'Sampai sebuah rencana dimulai, tanggal pembayaran Anda tetap.',
  send: 'Minta bantuan',
  waiting: 'Kami sedang membaca permintaan Anda',
  waitingText: 'Kami akan menjawab secepatnya dan mengirim pesan.',
  waitingBy: (by) => `Kami akan menjawab paling lambat ${written(by)} dan mengirim pesan.`,
  askedAt: 'Diminta',
  withdraw: 'Tarik kembali',
  toLoan: 'Ke pinjaman saya',
  declined: 'Kami tidak dapat menyetujui permintaan terakhir Anda:',
  withdrawn: 'Anda menarik kembali permintaan terakhir Anda, dan tidak ada yang berubah. Anda bisa meminta lagi.',
  nothingOwed: 'Tidak ada tagihan pinjaman ini yang dapat kami bantu.',

  plan: {
    title: 'Rencana pembayaran Anda',
    lead: 'Ini rencana untuk Anda. Tidak ada yang berubah sampai Anda menyetujuinya.',
    answerBy: (at) => `Silakan jawab paling lambat ${written(at)}. Setelah itu tidak ditawarkan lagi.`,
    cost: 'Biayanya',
    now: 'Sisa sekarang',
    leftOn: (day) => `Sisa pada ${written(day)}`,
    after: 'Sisa dengan rencana',
    takenBack: 'Denda yang dihapus',
    costs: 'Biaya rencana',
    noCharges: (a, b) => `Tanpa denda dan tanpa pengingat dari ${written(a)} sampai ${written(b)}.`,
    ifBroken: 'Jika Anda melewati tanggal baru, denda mulai lagi setelahnya, begitu hari-hari ini berakhir.',
    dates: 'Tanggal baru Anda',
    stays: (n, of) => `Cicilan ${n} dari ${of}`,
    was: (n, of, d) => `Cicilan ${n} dari ${of}, semula ${written(d)}`,
    left: 'Sisa',
    accept: 'Setujui rencana',
    decline: 'Tidak, terima kasih',
    stamp: 'Rencana dimulai',
    stampAhead: 'Rencana disepakati',
    next: (n, date) => `Berikutnya: cicilan ${n}, paling lambat ${written(date)}`,
    begun: 'Tanggal baru ada di pinjaman Anda. Kami juga mengirim pesan.',
    begunAhead: (from) =>
      `Tanggal baru berlaku mulai ${written(from)}. Sampai saat itu pinjaman Anda tetap seperti sekarang. Kami juga mengirim pesan.`,
    again: 'Saya tidak sanggup',
    againNote: 'Minta lagi, dan kami akan melihatnya kembali',
    noLongerFits:
      'Pinjaman Anda berubah sejak rencana dibuat, jadi rencana itu tidak cocok lagi. Anda dapat meminta lagi.',
    lapsed: 'Rencana tidak dijawab tepat waktu, dan tidak ada yang berubah. Anda dapat meminta lagi.',
    wasDeclined: 'Anda menolak rencana itu, dan tidak ada yang berubah. Anda dapat meminta lagi.',
  },
}
