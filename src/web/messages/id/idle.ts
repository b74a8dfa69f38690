// Words of a page that nobody has used for long, in Indonesian.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: 'Masih di sana?',
  soon: 'Dua menit lagi Anda keluar dari akun, agar siapa pun yang memegang ponsel ini tidak melihat pinjaman Anda. Isian Anda tetap ada di halaman ini.',
  stay: 'Tetap masuk',
  over: 'Anda sudah keluar',
  why: 'Setelah 15 menit tidak dipakai kami mengeluarkan Anda, agar siapa pun yang memegang ponsel ini tidak melihat pinjaman Anda.',
  kept: 'Isian Anda tidak hilang: tetap menunggu di halaman ini. Masuklah di halaman baru, lalu kembali ke sini.',
  logIn: 'Masuk',
}
