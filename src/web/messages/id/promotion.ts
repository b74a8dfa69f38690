// Words of the registration landing page and the two pages that it leads to, in Indonesian.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  register: {
    enter: 'Masuk',
    mobile: 'Nomor ponsel',
    mobileWrong: 'masukkan nomor ponsel dengan benar',
    captcha: 'Huruf pada gambar',
    captchaPicture: 'Empat huruf atau angka dalam gambar',
    captchaNew: 'Gambar lain',
    captchaMissing: 'masukkan dulu empat huruf pada gambar',
    captchaSolved: 'Gambarnya sudah benar.',
    code: 'Kode SMS',
    codeMissing: 'masukkan dulu enam angka dari kode SMS',
    getCode: 'minta kode',
    seconds: (count) => `${count} dtk`,
    codeSent: 'Kodenya sedang dikirim ke ponsel Anda.',
    notAgain: 'jangan minta kode lagi dulu',
    upTo: 'Hingga',
    agree: 'Dengan mendaftar Anda menyetujui',
    unseen: 'Gambarnya tidak terbaca? Masuk dengan nomor ponsel Anda: itu juga membuat akun.',
    unknownTemplate: 'Halaman ini sudah tidak ditawarkan.',
    toStart: 'Ke halaman awal',
  },
  download: {
    title: 'Unduh aplikasi',
    succeeded: 'pendaftaran berhasil',
    already: 'sudah terdaftar, silakan unduh aplikasi dan masuk',
    voice: (lender) => `${lender} tinggal satu ketukan.`,
    text: 'Masuklah dengan nomor ponsel yang sama. Tidak ada kata sandi: kami mengirim kode.',
    button: 'Unduh aplikasi',
    steps: [
      'Buka aplikasi, atau lanjutkan di peramban ini',
      'Masuk dengan nomor ponsel Anda',
      'Lihat seluruh biaya sebelum Anda memutuskan',
    ],
  },
  agreement: {
    title: 'Perjanjian pendaftaran',
    back: 'Kembali ke pendaftaran',
    parts: (lender, minAgeYears) => [
      {
        heading: 'Yang Anda setujui',
        text: `Pendaftaran membuat akun di ${lender} dengan nomor ponsel Anda. Gratis, dan bukan pengajuan pinjaman: itu datang kemudian, dengan seluruh biaya ditampilkan sebelum Anda memutuskan.`,
      },
      {
        heading: 'Siapa yang boleh mendaftar',
        text: `Siapa pun yang berusia di atas ${minAgeYears} tahun dan memiliki nomor ponsel sendiri. Satu orang satu akun.`,
      },
      {
        heading: 'Nomor ponsel Anda',
        text: 'Kami memakainya untuk mengirim kode dan hal yang menyangkut akun Anda. Kami tidak menjualnya, dan tidak pernah membaca kontak Anda.',
      },
      {
        heading: 'Kode',
        text: 'Kode dari kami hanya untuk Anda. Kami tidak pernah menanyakannya lewat telepon atau pesan.',
      },
      {
        heading: 'Yang kami simpan',
        text: 'Nomor Anda, hari pendaftaran, dan halaman asal Anda. Selebihnya ada dalam kebijakan privasi.',
      },
      {
        heading: 'Berhenti',
        text: 'Akun dapat Anda hapus sendiri kapan saja, selama tidak ada yang terutang.',
      },
    ],
    privacy: 'Kebijakan privasi',
    leave: 'Hapus akun',
  },
}
