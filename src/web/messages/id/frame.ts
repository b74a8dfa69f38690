// Words of the page frame, in Indonesian.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Halaman tidak ditemukan',
    sentence: 'Tidak ada halaman di alamat ini.',
    text: 'Periksa alamatnya, atau mulai dari halaman awal.',
    back: 'Ke halaman awal',
    help: 'Hubungi kami',
  },
  badAddress: {
    title: 'Tautan ini tidak benar',
    sentence: 'Tautan ini menyebut dua pinjaman yang berbeda.',
    text: 'Silakan kembali ke aplikasi dan buka lagi. Tidak ada yang berubah.',
    back: 'Ke halaman awal',
    help: 'Hubungi kami',
  },
  failed: {
    title: 'Ada gangguan di pihak kami',
    sentence: 'Halaman ini tidak dapat ditampilkan.',
    text: 'Silakan coba lagi sebentar lagi. Jika Anda baru saja mengirim sesuatu, lihat dulu pinjaman Anda: mungkin sudah kami terima.',
    again: 'Coba lagi',
    back: 'Ke halaman awal',
    help: 'Hubungi kami',
  },
  thanksForRating: 'Terima kasih.',
  problem: {
    offline: 'Belum ada jawaban. Silakan coba lagi.',
    slow: 'Tidak ada jawaban dalam satu menit. Silakan coba lagi.',
    busy: 'Terlalu banyak pengguna sekaligus. Silakan coba lagi sebentar lagi.',
    failed: 'Ada gangguan di pihak kami. Silakan coba lagi.',
    badInput: 'Mohon periksa kembali:',
    signedOut: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    retry: 'Coba lagi',
  },
  openApp: 'Buka aplikasi',
  loginNeeded: {
    title: 'Masuk',
    voice: 'Masuk untuk melanjutkan.',
    ended: 'Anda sudah keluar.',
    after: 'Kami kirim kode lewat SMS. Setelah Anda mengisinya, halaman yang Anda cari akan terbuka.',
    otherWays: 'Cara masuk lainnya',
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
