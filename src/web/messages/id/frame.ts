// Words of the page frame, in Indonesian.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Halaman tidak ditemukan',
    sentence: 'Tidak ada halaman di alamat ini.',
    text: 'Pinjaman Anda dan isian Anda di halaman lain tetap aman.',
    back: 'Ke halaman awal',
    help: 'Hubungi kami',
  },
  failed: {
    title: 'Ada gangguan di pihak kami',
    sentence: 'Halaman ini tidak dapat ditampilkan.',
    text: 'Tidak ada yang ditagih dan tidak ada yang hilang. Silakan coba lagi sebentar lagi.',
    back: 'Ke halaman awal',
    help: 'Hubungi kami',
  },
  thanksForRating: 'Terima kasih.',
  problem: {
    offline: 'Tidak ada koneksi. Isian Anda tetap tersimpan.',
    slow: 'Tidak ada jawaban dalam satu menit. Isian Anda tetap tersimpan.',
    busy: 'Terlalu banyak pengguna sekaligus. Silakan coba lagi sebentar lagi.',
    failed: 'Ada gangguan di pihak kami. Tidak ada yang ditagih. Silakan coba lagi.',
    badInput: 'Mohon periksa kembali:',
    signedOut: 'Sesi Anda sudah berakhir. Silakan buka halaman ini lagi dari aplikasi.',
    retry: 'Coba lagi',
  },
  loginFailed: {
    title: 'Masuk',
    tag: 'Masuk',
    failed: 'Gagal',
    enter: 'Masuk',
    other: 'Pinjaman lain',
    help: 'Hubungi kami',
  },
}
