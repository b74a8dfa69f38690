// Words of a file that is to be saved, in Indonesian.

import type { files as english } from '../en/files.ts'

export const files: typeof english = {
  missing: 'Berkas ini belum bisa kami berikan. Muat ulang halaman: mungkin Anda sudah keluar dari akun.',
}
