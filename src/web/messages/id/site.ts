// Words of the bar that a laptop has on a borrower's own pages, in Indonesian.

import type { site as english } from '../en/site.ts'

export const site: typeof english = {
  nav: 'Halaman Anda',
  loans: 'Pinjaman saya',
  messages: 'Pesan',
  documents: 'Dokumen',
  me: 'Akun saya',
}
