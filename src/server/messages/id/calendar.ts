// The due dates of a loan in a calendar, in Indonesian.

import type { ServerWords } from '../en.ts'

export const calendar: ServerWords['calendar'] = {
  name: (v) => `${v.lender}: cicilan`,
  title: (v) => `${v.lender}: bayar ${v.amount}`,
  text: (v) =>
    `Cicilan ${v.n}/${v.count}. Denda atau pembayaran lebih awal mengubah jumlahnya: aplikasi selalu menampilkan yang harus dibayar.`,
}
