// What the server says about help for a borrower who cannot pay, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('id')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: ada rencana pembayaran untuk Anda. Lihat tanggal baru di aplikasi dan jawab paling lambat ${written(v.until)}. Tidak ada yang berubah sampai Anda menyetujuinya.`,
    planLapsed: (v) =>
      `${v.lender}: rencana pembayaran kami tidak dijawab pada waktunya, jadi tidak berlaku lagi. Tidak ada yang berubah. Anda dapat meminta bantuan lagi di aplikasi.`,
    declined: (v) => `${v.lender}: kami tidak dapat memberi bantuan yang Anda minta. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Permintaan bantuan Anda kami terima',
    hardshipDeclined: 'Permintaan bantuan Anda sudah kami jawab',
    planOffered: 'Kami menawarkan rencana pembayaran',
    planBegun: 'Anda menerima rencana pembayaran',
    planLapsed: 'Rencana pembayaran tidak dijawab pada waktunya',
  },
  waiting: {
    asked: {
      title: 'Kami sedang memeriksa permintaan bantuan Anda',
      text: (v) => (v.by === null ? `${v.product}` : `Jawaban paling lambat ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'Rencana pembayaran menunggu jawaban Anda',
      text: (v) => `Sampai ${written(v.by)}. ${v.product}`,
    },
  },
  agreed: {
    offered: {
      open: 'Lihat rencana Anda',
      title: 'Ada rencana pembayaran yang menunggu jawaban Anda',
      until: (v) => `Jawab paling lambat ${written(v.until)}. Tidak ada yang berubah sampai Anda setuju.`,
    },
    plan: {
      running: 'Rencana pembayaran Anda sedang berjalan.',
      ahead: (v) => `Rencana pembayaran Anda mulai ${written(v.from)}.`,
      stops: (v) => `Tanpa denda dan tanpa pengingat sampai ${written(v.until)}.`,
    },
    moved: {
      title: (v) => `Anda mengubah tanggal cicilan ${v.n} dari ${written(v.from)} ke ${written(v.to)}.`,
      stops: (v) => `Tanpa denda sampai ${written(v.to)}.`,
    },
    autopay: {
      title: 'Kartu Anda membayar otomatis.',
      stops: 'Kami akan memberi tahu hari dan jumlahnya sebelum setiap penagihan.',
    },
    next: (v) => `Berikutnya: ${v.amount} paling lambat ${written(v.date)}`,
    why: (v) =>
      [
        `Cicilan ${v.numbers.join(', ')} dari ${v.count}: ${v.loan} pinjaman dan bunga`,
        v.late === null ? '' : `denda ${v.late}`,
        v.fee === null ? '' : `biaya ${v.fee}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  promise: {
    message: (v) =>
      `${v.lender}: Anda mengatakan akan membayar ${v.amount} paling lambat ${written(v.date)}. Sampai saat itu kami tidak akan mengirim pengingat. Bukan begitu? Beri tahu kami di aplikasi.`,
    noted: (v) => `Anda mengatakan akan membayar ${v.amount} paling lambat ${written(v.date)}`,
    open: {
      title: (v) => `Anda mengatakan akan membayar ${v.amount} paling lambat ${written(v.date)}.`,
      text: 'Sampai saat itu kami tidak akan mengirim pengingat. Jika bukan itu yang Anda katakan, beri tahu kami.',
    },
    kept: (v) => `Anda sudah membayar ${v.amount} seperti yang Anda katakan. Terima kasih.`,
    broken: {
      title: (v) =>
        `Anda mengatakan akan membayar ${v.amount} paling lambat ${written(v.date)}. Yang sudah masuk ${v.paid}.`,
      text: 'Jika Anda tidak bisa membayar, mintalah bantuan kami.',
    },
  },
}
