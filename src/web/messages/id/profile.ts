// Words of the borrower's own pages, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { profile as english } from '../en/profile.ts'

const written = writtenDate('id')

export const profile: typeof english = {
  me: {
    title: 'Saya',
    voice: (name) => (name === '' ? 'Akun Anda' : name),
    phone: 'Nomor telepon',
    email: 'E-mail',
    since: 'Bersama kami sejak',
    loans: 'Pinjaman saya',
    documents: 'Dokumen',
    documentsNote: 'Perjanjian, bukti bayar, rekening koran',
    account: 'Informasi rekening',
    settings: 'Bahasa dan tampilan',
    privacy: 'Privasi dan data saya',
    privacyNote: 'Persetujuan, pengingat, salinan data Anda',
    logins: 'Tempat saya masuk',
    faq: 'Tanya jawab',
    help: 'Hubungi kami',
    logout: 'Keluar',
    deleteAccount: 'Hapus akun',
    again: 'Anda sudah masuk lagi.',
    againText: 'Isian Anda masih ada di halaman sebelumnya: tutup halaman ini dan lanjutkan di sana.',
  },

  documents: {
    title: 'Dokumen',
    voice: 'Semua dokumen pinjaman Anda, untuk dibaca dan disimpan sebagai berkas.',
    applied: (day) => `diajukan pada ${written(day)}`,
    none: 'Belum ada dokumen',
    noneText: 'Begitu Anda menyetujui pinjaman, dokumennya ada di sini, kata demi kata.',
    toHome: 'Ke halaman awal',
    unreadable:
      'Undang-undang dapat mewajibkan kami menyimpan dokumen ini. Anda dapat membacanya di sini selama akun Anda ada.',
  },

  settings: {
    title: 'Bahasa dan tampilan',
    language: 'Bahasa',
    languageText: 'Untuk halaman ini, dan untuk pesan yang kami kirim kepada Anda.',
    ground: 'Tampilan',
    grounds: { phone: 'Ikut ponsel', light: 'Terang', dark: 'Gelap' },
    save: 'Simpan',
    saved: 'Tersimpan.',
    savedHere: 'Tersimpan di ponsel ini.',
    savedHereText: 'Bahasa pesan kami belum berubah: silakan simpan lagi nanti.',
    kept: 'Dua cookie kecil menyimpannya di ponsel ini. Isinya hanya itu dan tidak menyebut siapa pun.',
  },

  privacy: {
    title: 'Privasi dan data saya',
    consents: 'Yang Anda setujui, dan dapat dicabut',
    since: (moment) => `sejak ${written(moment)}`,
    withdraw: 'Cabut',
    withdrawn: 'Persetujuan dicabut.',
    withdrawnText: 'Berlaku mulai sekarang.',
    reminders: 'Pengingat dimatikan.',
    remindersText: 'Kami tidak mengingatkan Anda akan cicilan. Keterlambatan tetap dikenai biaya.',
    remindersOn: 'Kirimi saya pengingat lagi',
    remindersAreOn: 'Pengingat dinyalakan.',
    agreements: (count) => `${count} dokumen pinjaman`,
    agreementsText:
      'Berlaku selama pinjaman. Pada hari-hari pertama Anda dapat mengembalikan pinjaman di halamannya sendiri.',
    copy: 'Salinan data Anda',
    copyText:
      'Semua yang kami simpan tentang Anda dalam satu berkas, untuk dibaca atau dibawa ke tempat lain. Ini hanya untuk Anda: simpan di tempat yang tidak dilihat orang lain.',
    copyGet: 'Unduh salinan (JSON)',
    copyFailed: 'Salinan belum dapat dibuat saat ini. Silakan coba lagi sebentar lagi.',
    policy: 'Kebijakan privasi',
    deleteAccount: 'Hapus akun',
    never: 'Kami tidak pernah membaca buku alamat Anda, dan tidak pernah memberi tahu siapa pun tentang pinjaman Anda.',
  },

  logins: {
    title: 'Tempat saya masuk',
    voice: (count) => (count === 1 ? 'Anda hanya masuk di sini.' : `Anda masuk di ${count} tempat.`),
    text: 'Ada yang tidak Anda kenal? Keluarkan dan hubungi kami.',
    app: (name) => (name === '' ? 'Aplikasi' : `Aplikasi: ${name}`),
    browser: 'Browser',
    here: 'yang ini',
    since: (moment) => `Masuk pada ${written(moment)}`,
    lastUsed: (moment) => `Terakhir dipakai ${written(moment)}`,
    endOthers: 'Keluar di semua tempat lain',
    endAll: 'Keluar di semua tempat, termasuk di sini',
    ended: (count) => `${count} sesi telah berakhir.`,
    endedText: 'Yang sudah Anda simpan dan kirim tetap ada.',
    idle: 'Browser keluar sendiri setelah 15 menit tidak dipakai, aplikasi setelah 12 jam.',
  },

  stop: {
    title: 'Pengingat',
    voice: 'Hentikan SMS tentang pembayaran yang jatuh tempo?',
    text: 'Semua tanggal jatuh tempo tetap terlihat di aplikasi dan pinjaman Anda tidak berubah. Pengingat dapat diaktifkan lagi kapan saja.',
    submit: 'Hentikan pengingat',
    done: 'Pengingat sudah dimatikan.',
    doneText: 'Tanggal jatuh tempo tidak berubah. Pengingat dapat diaktifkan lagi di pengaturan Anda.',
    noLink: 'Tautan ini tidak lengkap, jadi tidak ada yang dihentikan.',
    settings: 'Ke pengaturan saya',
  },
}
