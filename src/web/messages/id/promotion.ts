// Words of the registration landing page and the two pages that it leads to, in Indonesian.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  register: {
    enter: 'Masuk',
    mobile: 'Nomor ponsel',
    mobileWrong: 'Masukkan nomor ponsel dengan benar.',
    captcha: 'Huruf pada gambar',
    captchaPicture: 'Empat huruf atau angka dalam gambar',
    captchaNew: 'Gambar lain',
    captchaMissing: 'Masukkan dulu empat huruf pada gambar.',
    captchaSpoken: 'Atau dengarkan, lalu ketik empat angka yang Anda dengar:',
    captchaSolved: 'Gambarnya sudah benar.',
    code: 'Kode SMS',
    codeMissing: 'Masukkan dulu enam angka dari kode SMS.',
    getCode: 'Minta kode',
    seconds: (count) => `${count} dtk`,
    codeSent: 'Kodenya sedang dikirim ke ponsel Anda.',
    notAgain: 'Kode baru saja dikirim, jangan minta lagi dulu.',
    upTo: 'Hingga',
    agree: 'Dengan mendaftar Anda menyetujui',
    unseen: 'Gambarnya tidak terbaca? Masuk saja dengan nomor ponsel Anda: akun juga akan dibuat.',
    unknownTemplate: 'Halaman ini sudah tidak tersedia.',
    toStart: 'Ke halaman awal',
  },
  download: {
    title: 'Unduh aplikasi',
    succeeded: 'Pendaftaran berhasil',
    already: 'Sudah terdaftar. Silakan unduh aplikasi dan masuk.',
    voice: (lender) => `${lender} tinggal satu ketukan.`,
    text: 'Masuk dengan nomor ponsel yang sama. Tanpa kata sandi: kami akan mengirim kode lewat SMS.',
    button: 'Unduh aplikasi',
    goOn: 'Lanjutkan di browser ini',
    steps: [
      'Buka aplikasi, atau lanjutkan di browser ini',
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
        text: `Pendaftaran membuat akun di ${lender} dengan nomor ponsel Anda. Gratis, dan bukan pengajuan pinjaman: itu nanti, dan Anda akan melihat seluruh biaya sebelum memutuskan.`,
      },
      {
        heading: 'Siapa yang boleh mendaftar',
        text: `Siapa pun yang berusia di atas ${minAgeYears} tahun dan memiliki nomor ponsel sendiri. Satu orang satu akun.`,
      },
      {
        heading: 'Nomor ponsel Anda',
        text: 'Kami memakainya untuk mengirim kode dan pesan tentang akun Anda. Kami tidak menjualnya, dan tidak pernah membaca kontak Anda.',
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
        text: 'Akun dapat Anda hapus sendiri kapan saja, selama tidak ada utang.',
      },
    ],
    privacy: 'Kebijakan privasi',
    leave: 'Hapus akun',
  },
}
