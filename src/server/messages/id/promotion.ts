// Words of the promotion landing pages, in Indonesian.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  templates: {
    plain: {
      title: 'Pinjaman yang jelas biayanya',
      text: 'Semua biaya tampil di layar sebelum Anda setuju. Tidak ada biaya lain.',
      buttonText: 'Ajukan sekarang',
      agreementTitle: 'Perjanjian pendaftaran',
    },
    returning: {
      title: 'Senang bertemu lagi',
      text: 'Anda sudah tahu caranya: seluruh biaya dulu, baru keputusan Anda.',
      buttonText: 'Ajukan lagi',
      agreementTitle: 'Perjanjian pendaftaran',
    },
  },
  rate: ({ rate }) => `Bunga mulai ${rate}. Biaya lain ditampilkan sebelum Anda setuju.`,
  sms: {
    alreadyRegistered: ({ lender }) => `Anda sudah memiliki akun di ${lender}. Silakan unduh aplikasi dan masuk.`,
  },
}
