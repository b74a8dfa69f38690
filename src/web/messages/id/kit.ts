// Words of the kit, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
  day: writtenDate('id'),
  back: 'Kembali',
  help: 'Bantuan',
  close: 'Tutup',
  cancel: 'Batal',
  confirm: 'Konfirmasi',
  more: 'selengkapnya',
  hide: 'sembunyikan',
  retry: 'Coba lagi',
  refresh: 'Muat ulang',
  loading: 'memuat...',
  wrongTitle: 'Kesalahan: ',
  choose: 'Pilih',
  mayStayEmpty: '(opsional)',
  skipToContent: 'Langsung ke isi',
  outOf: (used, limit) => `${used}/${limit}`,
  tooLong: (used, limit) => `Terlalu panjang: ${used} karakter. Maksimal ${limit}.`,
  unread: (count) => `${count} baru`,

  status: {
    inReview: 'Sedang ditinjau',
    declined: 'Ditolak',
    approved: 'Disetujui',
    active: 'Berjalan',
    due: 'Jatuh tempo',
    overdue: 'Terlambat',
    settled: 'Lunas',
  },
  picture: {
    inReview: 'Sedang ditinjau: selembar halaman sedang dibaca',
    declined: 'Ditolak: sepucuk surat berisi alasannya',
    approved: 'Disetujui: selembar halaman sedang dicap',
    active: 'Berjalan: buku tabungan yang terbuka',
    due: 'Jatuh tempo: harinya pada kalender',
    overdue: 'Terlambat: harinya sudah lewat',
    settled: 'Lunas: buku tabungan ditutup dan disegel',
  },

  connection: {
    error: 'Kesalahan',
    again: 'Coba lagi sekarang',
    once: 'Jika dikirim lagi, tetap dihitung satu kali.',
    notSent: {
      title: 'Belum terkirim: tidak ada koneksi.',
      text: 'Tidak ada yang diproses. Isi halaman ini tetap ada.',
    },
    notSentOnline: { title: 'Koneksi sudah kembali.', text: 'Tadi belum terkirim. Isi halaman ini tetap ada.' },
    asking: { title: 'Belum ada jawaban.', text: 'Kami sedang memeriksa apakah sudah sampai.' },
    askingOffline: {
      title: 'Belum ada jawaban, dan tidak ada koneksi.',
      text: 'Begitu koneksi kembali, kami periksa apakah sudah sampai.',
    },
    showing: { title: 'Sudah kami terima.', text: 'Sebentar: jawabannya akan tampil.' },
    notDone: { title: 'Tidak sampai ke kami.', text: 'Tidak ada yang diproses. Isi halaman ini tetap ada.' },
    lookAgain: {
      title: 'Tidak ada jawaban.',
      text: 'Halaman ini sekarang menampilkan keadaan terbaru. Jika kiriman Anda belum ada, kirim lagi.',
    },
    notTaken: {
      title: 'Belum bisa kami terima saat ini.',
      text: 'Tidak ada yang diproses. Silakan coba lagi sebentar lagi.',
    },
    waits: { title: 'Belum ada jawaban.', text: 'Kami terus mencoba memuatnya.' },
    waitsOffline: { title: 'Tidak ada koneksi.', text: 'Kami lanjutkan begitu koneksi kembali.' },
    stranger: {
      title: 'Jaringan ini yang menjawab, bukan kami.',
      text: 'Mungkin Anda perlu login dulu ke jaringan ini. Kami terus mencoba.',
    },
  },

  copy: {
    action: 'Ketuk untuk menyalin',
    done: 'berhasil disalin',
    failed: 'Ponsel Anda tidak bisa menyalinnya. Kodenya sudah ditandai: salin secara manual.',
  },

  ledger: {
    done: 'selesai',
    paid: 'sudah dibayar',
    due: 'jatuh tempo',
    next: 'berikutnya',
    late: 'terlambat',
  },
  stamps: (paid, total, late) => `${paid} dari ${total} cicilan sudah dibayar${late > 0 ? `, ${late} terlambat` : ''}`,
  step: (n, total) => `Langkah ${n} dari ${total}`,

  news: {
    checking: 'Memeriksa kabar terbaru…',
    checked: (time) => `Memeriksa kabar terbaru… diperbarui pukul ${time}`,
    again: 'Lihat lagi',
  },
  rateADay: (rate) => `${rate} per hari`,

  countdown: {
    left: (clock) => `sisa ${clock}`,
    minutesLeft: (minutes) => `Sisa waktu ${minutes} menit`,
    ended: 'Waktunya sudah habis',
  },
  barcode: 'Barcode berisi kode pembayaran',
  agreed: { open: 'Lihat rencana Anda', changed: 'Ada yang berubah' },
  qrCode: 'Kode QR berisi kode pembayaran',

  stars: {
    label: (stars, of) => `${stars} dari ${of} bintang`,
    meaning: (stars) => ['', 'sangat buruk', 'buruk', 'cukup', 'baik', 'sangat baik'][stars] ?? '',
    chosen: (stars, of, meaning) => `${stars} dari ${of}: ${meaning}`,
  },

  images: {
    add: 'Tambah gambar',
    choose: 'Pilih gambar',
    remove: (n) => `Hapus gambar ${n}`,
    retry: (n) => `Kirim ulang gambar ${n}`,
    name: (n) => `Gambar ${n}`,
    sending: (n, percent) => `Gambar ${n}: ${percent} % terkirim`,
    sent: 'Unggahan berhasil!',
    unsent: 'Ada gambar yang belum terkirim.',
    failedAt: (n, why) => `Gambar ${n} belum terkirim.${why === '' ? '' : ` ${why}`}`,
    onItsWay: 'Sebuah gambar masih dikirim. Tunggu sebentar, atau kirim tanpa gambar itu.',
    heldBack: (n) =>
      n === 1
        ? 'Satu gambar belum terkirim. Coba lagi, hapus, atau kirim tanpa gambar itu.'
        : `${n} gambar belum terkirim. Coba lagi, hapus, atau kirim tanpa gambar-gambar itu.`,
    chooseAgain: (n) =>
      n === 1
        ? 'Satu gambar belum terkirim. Pilih lagi, atau centang kotak ini.'
        : `${n} gambar belum terkirim. Pilih lagi, atau centang kotak ini.`,
    without: (n) => (n === 1 ? 'Kirim tanpa gambar itu' : 'Kirim tanpa gambar-gambar itu'),
    limit: (max) => `Paling banyak ${max} gambar.`,
    wrongKind: 'Hanya foto dan tangkapan layar (JPEG, PNG, WebP).',
    tooLarge: (megabytes) => `Gambar ini lebih besar dari ${megabytes} MB.`,
  },

  pull: {
    pull: 'Tarik ke bawah untuk memuat ulang',
    release: 'Lepaskan untuk memuat ulang',
    loading: 'memuat...',
    finish: 'Sudah diperbarui',
  },

  noSuchDay: 'Silakan tulis tanggal yang ada di kalender.',
  dateParts: { day: 'Tanggal', month: 'Bulan', year: 'Tahun' },
  suchAs: (example) => `Contoh: ${example}`,
  keypad: {
    label: 'Tombol angka untuk jumlah uang',
    point: 'Tanda desimal',
    delete: 'Hapus',
    confirm: 'Konfirmasi',
    hide: 'Sembunyikan tombol angka',
  },
}
