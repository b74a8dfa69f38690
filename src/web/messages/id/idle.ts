// Words of a page that was idle for long, in Indonesian.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: 'Masih di sana?',
  soon: 'Kurang dari dua menit lagi Anda akan keluar dari akun, agar orang lain yang memegang ponsel ini tidak bisa melihat pinjaman Anda. Isian Anda tetap ada di halaman ini.',
  stay: 'Tetap masuk',
  over: 'Anda sudah keluar',
  why: 'Setelah 15 menit tidak dipakai, Anda otomatis keluar, agar orang lain yang memegang ponsel ini tidak bisa melihat pinjaman Anda.',
  kept: 'Isian Anda masih ada di halaman ini. Masuk di halaman baru, lalu kembali ke sini.',
  keptInApp: 'Isian Anda masih ada di halaman ini. Masuk, lalu kembali ke sini.',
  cameBack: 'Memeriksa apakah Anda masih masuk',
  cameBackWhy: 'Ini salinan lama halaman ini. Kami menampilkannya begitu dipastikan Anda masih masuk.',
  logIn: 'Masuk',
}
