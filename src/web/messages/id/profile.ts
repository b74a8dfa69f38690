// Words of the borrower's own pages, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { profile as english } from '../en/profile.ts'

const written = unbrokenDate('id')

export const profile: typeof english = {
  me: {
    title: 'Akun saya',
    voice: (name) => (name === '' ? 'Akun Anda' : name),
    phone: 'Nomor telepon',
    email: 'Email',
    address: 'Alamat rumah',
    name: 'Nama',
    since: 'Nasabah sejak',
    loans: 'Pinjaman saya',
    documents: 'Dokumen',
    documentsNote: 'Perjanjian, bukti pembayaran, rincian transaksi',
    account: 'Rekening bank',
    messages: 'SMS',
    settings: 'Bahasa dan tampilan',
    privacy: 'Privasi dan data saya',
    privacyNote: 'Persetujuan, pengingat, salinan data Anda',
    logins: 'Perangkat yang masuk',
    passkeys: 'Kunci ponsel',
    cards: 'Kartu saya',
    faq: 'Tanya jawab',
    help: 'Hubungi kami',
    logout: 'Keluar',
    deleteAccount: 'Hapus akun',
    again: 'Anda sudah masuk lagi.',
    againText: 'Isian Anda masih ada di halaman yang tadi: tutup halaman ini dan lanjutkan di sana.',
  },

  contact: {
    none: 'belum ada',
    notConfirmed: 'belum dikonfirmasi',
    phoneChanged: 'Nomor telepon Anda telah diganti.',
    phoneChangedText: (phone) =>
      `Mulai sekarang, masuklah dengan ${phone}; pesan kami juga dikirim ke sana. Akun Anda sudah keluar di semua perangkat lain.`,
    addressSaved: 'Alamat Anda tersimpan.',
    addressSavedText: 'Kami memakainya untuk surat dan pengajuan Anda berikutnya.',
    emailRemoved: 'Alamat email Anda telah dihapus.',
  },

  phone: {
    title: 'Nomor telepon',
    voice: 'Berapa nomor baru Anda?',
    text: (phone) =>
      `Nomor Anda saat ini ${phone}. Kami akan mengirim kode ke nomor itu, lalu ke nomor baru. Sebelum itu selesai, tidak ada yang berubah.`,
    label: 'Nomor telepon baru',
    send: 'Kirim kode',
    oldVoice: 'Kode ke nomor Anda saat ini',
    newVoice: 'Kode ke nomor baru Anda',
    sentTo: (phone) => `Kami kirim ke ${phone}.`,
    becomes: 'Nomor baru',
    code: 'Kode dari pesan',
    sixDigits: 'Masukkan enam angka kode.',
    getCode: 'Minta kode baru',
    seconds: (count) => `${count} dtk`,
    cancel: 'Batal',
    confirm: 'Konfirmasi',
    never: 'Kami tidak pernah meminta kode ini lewat telepon. Siapa pun yang meminta bukan kami.',
    lost: 'Ponsel lama sudah tidak di tangan Anda?',
    lostLock: 'Masuk dengan kunci ponsel: kode ke nomor lama tidak diperlukan',
    lostTalk: 'Kirim pesan kepada kami: petugas akan membantu Anda',
    invalid: 'Masukkan nomor telepon yang benar.',
  },

  email: {
    title: 'Email',
    voice: 'Ke mana kami bisa mengirim email?',
    text: 'Kami akan mengirim tautan ke alamat itu. Alamat berlaku setelah Anda membuka tautannya.',
    now: 'Alamat saat ini',
    pending: (email) => `Kami sudah mengirim tautan ke ${email}.`,
    pendingText: 'Buka dalam 2 hari. Sebelum itu tidak ada yang berubah.',
    label: 'Email baru',
    send: 'Kirim tautan',
    remove: 'Hapus alamat saya',
    notOffered: 'Kami tidak mengirim email di sini, jadi alamat tidak bisa dikonfirmasi. Semuanya ada di aplikasi.',
    invalid: 'Masukkan email yang benar.',
  },

  emailLink: {
    voice: 'Pakai email ini untuk akun Anda?',
    text: 'Jika bukan Anda yang meminta, tutup halaman ini.',
    submit: 'Ya, pakai',
    done: 'Alamat email Anda sudah dikonfirmasi.',
    noLink: 'Tautan ini tidak lengkap, jadi tidak ada yang diubah.',
    home: 'Ke halaman awal',
  },

  address: {
    title: 'Alamat rumah',
    voice: 'Di mana Anda tinggal?',
    text: 'Untuk surat yang diwajibkan undang-undang dan pengajuan Anda berikutnya.',
    none: 'Belum ada alamat',
    noneText: 'Kami memintanya hanya saat Anda mengajukan pinjaman.',
    toHome: 'Ke halaman awal',
    save: 'Simpan',
  },

  documents: {
    title: 'Dokumen',
    voice: 'Semua dokumen pinjaman Anda, untuk dibaca atau disimpan.',
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
    kept: 'Dua cookie kecil mengingatnya di ponsel ini. Tidak ada hal lain yang disimpan.',
  },

  privacy: {
    title: 'Privasi dan data saya',
    consents: 'Persetujuan yang dapat Anda cabut',
    since: (moment) => `Sejak ${written(moment)}.`,
    withdraw: 'Cabut persetujuan',
    withdrawn: 'Persetujuan dicabut.',
    withdrawnText: 'Berlaku mulai sekarang.',
    reminders: 'Pengingat dimatikan.',
    remindersText: 'Kami tidak akan mengingatkan Anda tentang cicilan. Keterlambatan tetap dikenai denda.',
    remindersOn: 'Kirimi saya pengingat lagi',
    remindersAreOn: 'Pengingat dinyalakan.',
    agreements: (count) => `${count} dokumen pinjaman`,
    agreementsText:
      'Berlaku selama pinjaman berjalan. Selama pinjaman masih dapat dibatalkan, pembatalannya ada di halaman pinjaman itu.',
    copy: 'Salinan data Anda',
    copyText:
      'Semua data Anda dalam satu berkas, untuk dibaca atau dibawa ke tempat lain. Ini hanya untuk Anda: simpan di tempat yang tidak dilihat orang lain.',
    copyGet: 'Unduh salinan (JSON)',
    copyFailed: 'Salinan belum dapat dibuat saat ini. Silakan coba lagi sebentar lagi.',
    request: {
      title: 'Ada pertanyaan tentang data Anda?',
      text: (days) =>
        `Petugas kami akan membacanya dan menjawab dalam ${days} hari. Jawabannya ada di antara pengaduan Anda, dan Anda akan mendapat pesan.`,
      noTime: 'Petugas kami akan membacanya. Jawabannya ada di antara pengaduan Anda, dan Anda akan mendapat pesan.',
      what: 'Apa yang perlu kami lakukan?',
      kinds: {
        correct: 'Perbaiki data yang salah',
        restrict: 'Berhenti memakai data saya untuk sesuatu',
        explain: 'Jelaskan untuk apa data saya dipakai',
      },
      about: 'Tentang apa?',
      send: 'Kirim permintaan',
      noKind: 'Pilih apa yang perlu kami lakukan.',
      noText: 'Tulis tentang apa permintaan Anda.',
    },
    policy: 'Kebijakan privasi',
    deleteAccount: 'Hapus akun',
    never:
      'Kami tidak pernah membaca kontak Anda, dan tidak pernah memberi tahu keluarga, teman, atau atasan Anda tentang pinjaman Anda.',
  },

  logins: {
    title: 'Perangkat yang masuk',
    voice: (count) => (count === 1 ? 'Anda hanya masuk di sini.' : `Anda masuk di ${count} perangkat.`),
    text: 'Ada yang tidak Anda kenal? Keluar dari perangkat itu dan hubungi kami.',
    app: (name) => (name === '' ? 'Aplikasi' : `Aplikasi: ${name}`),
    browser: 'Browser',
    browserHere: 'Browser ini',
    here: 'perangkat ini',
    since: (moment) => `Masuk pada ${written(moment)}`,
    lastUsed: (moment) => `Terakhir dipakai ${written(moment)}`,
    endOthers: 'Keluar di semua perangkat lain',
    endAll: 'Keluar di semua perangkat, termasuk ini',
    ended: (count) => `${count} sesi telah berakhir.`,
    endedText: 'Yang sudah Anda simpan dan kirim tetap ada.',
    idle: 'Browser keluar sendiri setelah 15 menit tidak dipakai, aplikasi setelah 12 jam.',
  },

  stop: {
    title: 'Pengingat',
    voice: 'Hentikan SMS tentang cicilan yang jatuh tempo?',
    text: 'Semua tanggal jatuh tempo tetap terlihat di aplikasi dan pinjaman Anda tidak berubah. Pengingat dapat diaktifkan lagi kapan saja.',
    submit: 'Hentikan pengingat',
    done: 'Pengingat sudah dimatikan.',
    doneText: 'Tanggal jatuh tempo tidak berubah. Pengingat dapat diaktifkan lagi di halaman SMS.',
    noLink: 'Tautan ini tidak lengkap, jadi tidak ada yang dihentikan.',
    settings: 'Ke SMS saya',
  },
}
