// Words of the inbox, in Indonesian.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Pesan',
  fresh: 'Baru',
  earlier: 'Sebelumnya',
  markRead: 'Tandai semua sudah dibaca',
  none: 'Belum ada apa-apa di sini.',
  noneText:
    'Keputusan, bukti pembayaran, pengingat, dan jawaban kami akan ada di sini, masing-masing dengan tanggalnya.',
  texted: (phone) => `Yang terpenting kami kirim lewat SMS ke ${phone}. Semuanya selalu dapat dibaca di sini.`,
  choose: 'Pilih apa yang kami kirim lewat SMS',
  notDelivered: 'SMS tentang ini tidak sampai.',
  shownOnPhone: 'Ditampilkan aplikasi di ponsel Anda.',
  notShownOnPhone: 'Ponsel Anda tidak menampilkan ini.',
  lost: (phone) => `Satu SMS ke ${phone} tidak sampai.`,
  lostText: 'Semua yang kami kirim juga ada di sini. Jika nomor Anda berubah, beri tahu kami.',
  tell: 'Hubungi kami',

  texts: {
    title: 'SMS',
    voice: 'Pilih apa yang kami kirim lewat SMS.',
    text: 'Semuanya ada di pesan Anda di sini, dikirim lewat SMS atau tidak.',
    choose: 'Pilihan Anda',
    kinds: {
      receipts: 'Bukti pembayaran',
      reminders: 'Pengingat',
      codes: 'Kode',
      security: 'Perubahan akun Anda',
      loan: 'Pinjaman Anda',
      cases: 'Pengaduan Anda',
    },
    receiptsNote: 'Saat pembayaran masuk sesuai kesepakatan.',
    remindersNote: (most) =>
      `Sebelum dan sesudah jatuh tempo, paling banyak ${most} kali seminggu. Keterlambatan tetap dikenai denda, dengan atau tanpa pengingat.`,
    always: 'Selalu dikirim',
    because: {
      youAsk: 'Kode yang Anda minta.',
      safety: 'Agar Anda tahu jika orang lain mencobanya.',
      contract:
        'Keputusan, uang yang dikirim atau kembali, dan pembayaran yang berbeda dari jadwal. Perjanjian Anda mengharuskan kami memberi tahu.',
      law: 'Hukum mewajibkan kami menjawab setiap pengaduan.',
    },
    night: (from, to) => `Selain kode dan peringatan, kami tidak pernah mengirim SMS antara pukul ${from} dan ${to}.`,
    save: 'Simpan',
    saved: 'Tersimpan.',

    email: {
      title: 'Lewat email',
      text: 'Hanya kabar yang Anda minta, dan tidak pernah tentang pinjaman Anda. Anda dapat menghentikannya di Privasi dan data saya.',
    },
    inText: 'Lewat SMS',
    phone: {
      title: 'Di ponsel ini',
      text: 'Aplikasi dapat menampilkan di ponsel Anda bahwa ada kabar. Jumlah dan nama tidak pernah ditampilkan.',
      textAlso: 'Yang harus sampai kepada Anda dikirim lewat SMS jika ponsel tidak menampilkannya.',
      kinds: 'Di ponsel Anda',
      loanNote: 'Keputusan, uang yang dikirim atau kembali.',
      casesNote: 'Saat kami menjawab.',
      turnOn: 'Tampilkan pesan di ponsel ini',
      asking: 'Sebentar…',
      noAnswer: 'Aplikasi tidak menjawab. Izinkan notifikasi di pengaturan ponsel Anda, lalu coba lagi.',
      turnOff: 'Jangan tampilkan lagi',
      isOn: 'Pesan ditampilkan di ponsel Anda.',
      isOff: 'Pesan tidak lagi ditampilkan di ponsel Anda.',
    },
  },
}
