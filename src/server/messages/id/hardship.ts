// What the server says about help for a borrower who cannot pay, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { HardshipWords } from '../en/hardship.ts'

const written = writtenDate('id')

export const hardshipWords: HardshipWords = {
  messages: {
    planOffered: (v) =>
      `${v.lender}: ada rencana pembayaran untuk Anda. Lihat tanggal baru di aplikasi dan jawab sebelum ${written(v.until)}. Tidak ada yang berubah sampai Anda menerimanya.`,
    declined: (v) => `${v.lender}: kami tidak dapat memberi bantuan yang Anda minta. ${v.reason}`,
  },
  inbox: {
    hardshipAsked: 'Permintaan bantuan Anda kami terima',
    hardshipDeclined: 'Permintaan bantuan Anda sudah kami jawab',
    planOffered: 'Rencana pembayaran menunggu jawaban Anda',
    planBegun: 'Rencana pembayaran Anda sudah dimulai',
  },
  waiting: {
    asked: {
      title: 'Kami sedang melihat permintaan bantuan Anda',
      text: (v) => (v.by === null ? `${v.product}` : `Jawaban paling lambat ${written(v.by)}. ${v.product}`),
    },
    offered: {
      title: 'Rencana pembayaran menunggu jawaban Anda',
      text: (v) => `Sampai ${written(v.by)}. ${v.product}`,
    },
  },
}
