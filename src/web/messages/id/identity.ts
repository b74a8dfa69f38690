// Words of login, logout and account deletion, in Indonesian.

import { writtenWait } from '../../../core/waiting-time.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = unbrokenDate('id')
const wait = writtenWait('id')

/** Said before a code is sent, and again where the server refuses. */
const whyNot =
  'Bila akun dihapus sekarang, Anda tidak dapat melihat atau membuktikan pembayaran Anda. Begitu pinjaman lunas, akun dapat langsung dihapus di sini.'
const toOrder = 'Ke pinjaman saya'

export const identity: typeof english = {
  phone: 'Nomor telepon',
  phoneInvalid: 'Silakan masukkan nomor telepon yang benar.',
  getCode: 'Minta kode',
  getNewCode: 'Minta kode baru',
  seconds: (count) => `${count} dtk`,
  code: 'Kode dari pesan',
  codeInvalid: 'Silakan masukkan enam angka dari kode itu.',
  close: 'Tutup',

  passkey: {
    title: 'Kunci ponsel',
    button: 'Gunakan kunci ponsel ini',
    text: 'Sidik jari, wajah, atau kode layar Anda, sebagai ganti kode lewat pesan. Semuanya tetap di ponsel Anda.',
    none: 'Belum ada ponsel yang ditambahkan.',
    some: 'Ponsel ini dapat membuka akun Anda.',
    phone: 'Ponsel',
    added: 'Ditambahkan',
    lastUsed: 'Terakhir dipakai',
    never: 'belum dipakai',
    remove: 'Hapus',
    saved: 'Ponsel ini sudah ditambahkan. Lain kali Anda dapat masuk dengan kuncinya.',
    removed: 'Sudah dihapus. Ponsel itu tidak bisa lagi dipakai untuk masuk.',
    notHere: 'Browser ini tidak bisa melakukannya.',
    stopped: 'Tidak ada yang dilakukan. Anda bisa mencoba lagi.',
    add: 'Tambahkan ponsel ini',
    again: 'Masuk lagi',
    lost: 'Ponsel hilang? Hapus di sini. Anda selalu bisa masuk dengan kode.',
  },

  login: {
    title: 'Masuk',
    welcome: 'Selamat datang. Kami akan mengirim kode lewat SMS.',
    sent: (seconds) => `Kode sudah dikirim. Anda dapat meminta yang baru dalam ${wait(seconds)}.`,
    sentNow: 'Kode sudah dikirim. Anda dapat meminta yang baru.',
    called: (seconds) => `Kami sedang menelepon Anda. Anda dapat meminta kode baru dalam ${wait(seconds)}.`,
    callMe: 'Kirim kode lewat telepon',
    callText: 'SMS tidak masuk? Kami akan menelepon dan membacakan kodenya dua kali.',
    never: 'Kami tidak pernah menanyakan kode ini lewat telepon. Kalau ada yang menanyakannya, itu bukan kami.',
    newPhone: 'Nomor telepon saya sudah ganti',
    settings: 'Bahasa dan tampilan',
    submit: 'Masuk',
    missing: (count) => `Kode masih kurang ${count} angka.`,
    longCode: (digits: number) => `Kode ini lebih panjang: masukkan ${digits} angkanya.`,
    noAccount: 'Belum punya akun? Akun dibuat saat Anda masuk.',
    already: (name) => `Anda sudah masuk sebagai ${name}.`,
    goOn: 'Lanjutkan',
  },

  logout: {
    title: 'Keluar',
    voice: (name) => (name === '' ? 'Keluar di ponsel ini?' : `Keluar dari akun ${name} di ponsel ini?`),
    text: 'Tidak ada yang hilang. Anda dapat kembali dengan kode kapan saja.',
    submit: 'Keluar',
    stay: 'Tetap masuk',
    done: 'Anda sudah keluar.',
    doneText: 'Orang lain yang memegang ponsel ini tidak bisa melihat pinjaman Anda.',
    again: 'Masuk lagi',
  },

  delete: {
    title: 'Hapus akun',
    voice: 'Hapus akun Anda di sini, saat ini juga.',
    lead: 'Kami akan mengirim kode ke ponsel Anda untuk memastikan bahwa ini benar Anda.',
    own: (name) => `Harus nomor telepon akun ini: ${name}.`,
    sendCode: 'Kirim kode',
    sentTitle: 'Kode verifikasi sudah dikirim!',
    sentText: 'Kode dikirim lewat SMS ke ponsel ini. Berlaku 10 menit.',
    toCode: 'Masukkan kodenya',
    confirm: 'Konfirmasi penghapusan',
    afterCode: 'Setelah ini tidak dapat dibatalkan.',
    doneTitle: 'Akun Anda sudah dihapus!',
    doneText: 'Catatan yang wajib kami simpan tidak lagi memuat nama Anda.',
    doneVoice: 'Sampai jumpa, dan semoga sukses.',
    toStart: 'Ke halaman awal',

    what: 'Yang terjadi sesudahnya',
    erased: 'Dihapus',
    erasedWhat: 'telepon, nama, rekening bank, gambar, pengaduan, sesi',
    kept: 'Disimpan selama diwajibkan hukum',
    keptWhat: 'perjanjian dan pembayaran, tanpa nama Anda',
    keptWhy:
      'Hukum mewajibkan pemberi pinjaman menyimpan catatannya: terlihat bahwa suatu pinjaman lunas, tetapi bukan milik siapa.',
    when: 'Kapan',
    whenWhat: 'langsung, begitu tidak ada lagi utang antara Anda dan kami',

    keptBy: {
      debt: {
        title: 'Belum bisa dihapus: masih ada pinjaman berjalan.',
        text: whyNot,
        to: toOrder,
      },
      application: {
        title: 'Belum bisa dihapus: pengajuan pinjaman Anda sedang diputuskan atau dicairkan.',
        text: 'Setelah selesai, silakan kembali ke sini.',
        to: 'Ke pengajuan saya',
      },
      credit: {
        title: 'Belum bisa dihapus: masih ada uang Anda pada kami.',
        text: 'Anda membayar lebih dari utang Anda. Minta uang itu dikirim kembali dulu.',
        to: 'Ambil kembali uang saya',
      },
    },
    refused: 'Belum bisa',
    payment: (place, day) => `Cicilan ${place}, jatuh tempo ${written(day)}`,
    late: 'Denda keterlambatan',
    youStillOwe: 'Utang Anda yang tersisa',
    whyNot,
    repay: 'Bayar',
    toOrder,
    notMine: 'Ini bukan utang saya',
    talk: 'Hubungi kami',
  },
}
