// Words of customer service and the marketing site's forms, in Indonesian.

import type { service as english } from '../en/service.ts'

const spanOf = (count: number): string => `${count} hari`

export const service: typeof english = {
  fields: { email: 'Email', name: 'Nama', phone: 'Telepon', text: 'Saran' },
  /** Follows ‘within’. */
  weekdays: (days) => `${days} hari kerja`,
  days: spanOf,
  funding: (from, to) => `dalam ${from === 0 || from === to ? '' : `${from} sampai `}${spanOf(to)}`,
  early: (share, afterDays) =>
    [
      share === null ? '' : `setelah ${share} jangka waktu berlalu`,
      afterDays === 0 ? '' : `paling cepat ${spanOf(afterDays)} setelah pencairan`,
    ]
      .filter((part) => part !== '')
      .join(' dan ') || 'kapan saja',
  earlyInOffer: 'mulai tanggal yang tertulis di penawaran Anda',
  /** To an address that somebody typed: plain text, the two links on lines of their own. */
  newsMail: {
    subject: ({ lender }) => `Mohon konfirmasi: kabar dari ${lender}`,
    text: ({ lender, confirm, stop, days }) =>
      `Seseorang, mungkin Anda, meminta kabar dari ${lender} di alamat ini. Setujui di sini dalam ${days} hari:\n${confirm}\n\nTanpa itu Anda tidak akan menerima apa pun dari kami. Untuk menghentikan kabar kapan saja:\n${stop}`,
  },
}
