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
