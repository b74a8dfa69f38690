// Words of the public site, in Indonesian.

import type { marketing as english } from '../en/marketing.ts'
import { days, withinDays } from './days.ts'

export const marketing: typeof english = {
  nav: {
    label: 'Utama',
    home: 'Beranda',
    compare: 'Bandingkan pinjaman',
    policy: 'Privasi',
    loanTerms: 'Syarat dan ketentuan pinjaman',
    reviews: 'Ulasan',
    about: 'Tentang kami',
    enter: 'Masuk',
  },

  share: {
    home: (lender) => `${lender}: pinjaman yang bisa Anda baca sampai baris terakhir`,
    homeText: (lender) =>
      `${lender} meminjamkan untuk hitungan bulan, bukan hari. Semua biaya tampil di layar sebelum Anda setuju, dan tidak ada biaya lain.`,
    card: 'Buku tabungan terbuka, setiap pembayaran dicentang dan jumlahnya digaris dua',
    about: 'Siapa kami dan cara menghubungi kami.',
    policy: 'Apa yang kami ketahui tentang Anda, untuk apa, dan bagaimana Anda menghentikannya.',
    loanTerms: 'Jangka waktu, tanggal, pelunasan lebih awal, dan denda keterlambatan, semua angka di satu halaman.',
    reviews: 'Kata para peminjam tentang meminjam di sini.',
  },

  hero: {
    scene: 'Buku tabungan terbuka di atas meja, dengan kacamata dan cangkir',
    title: 'Pinjaman yang bisa Anda baca sampai baris terakhir.',
    forDays: (from, to) => `untuk ${from} sampai ${to} hari.`,
    to: 'sampai',
    promise: 'Semua biaya tampil di layar sebelum Anda setuju.',
  },

  how: {
    title: 'Caranya',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Anda mengajukan', note: 'satu nomor telepon, satu rekening atas nama Anda' },
      { title: 'Kami memutuskan', note: `dalam ${days(decisionDays)}, beserta alasannya` },
      { title: 'Anda melihat semua biaya', note: 'lalu Anda memutuskan' },
      { title: 'Uang masuk', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: 'Siapa kami',
    more: 'Baca tentang kami',
    reviews: 'Kata para peminjam',
  },

  news: {
    label: 'Kabar lewat email',
    placeholder: 'anda@contoh.com',
    submit: 'Langganan',
    hint: (aMonth, byLink) => {
      const often = aMonth === 1 ? 'Paling banyak sebulan sekali.' : `Paling banyak ${aMonth} kali sebulan.`
      return `${often} ${byLink ? 'Kami akan mengirim tautan: kabar baru datang setelah Anda membukanya.' : 'Hubungi kami untuk berhenti.'}`
    },
    done: 'Berhasil!',
    doneText: 'Alamat Anda sudah kami catat.',
    linkSent: 'Kami sudah mengirim tautan. Silakan buka: setelah itu barulah kabar kami kirim.',
  },

  newsLink: {
    title: 'Kabar lewat email',
    home: 'Ke halaman awal',
    noLink: 'Tautan ini tidak lengkap, jadi tidak ada yang diubah.',
    confirm: {
      voice: 'Kirim kabar ke alamat ini?',
      text: 'Anda dapat menghentikannya kapan saja lewat tautan di setiap email.',
      submit: 'Ya, kirimi saya kabar',
      done: 'Terima kasih. Kami akan mengirim kabar.',
    },
    stop: {
      voice: 'Hentikan kabar ke alamat ini?',
      text: 'Selain itu tidak ada yang berubah, dan pinjaman Anda tetap sama.',
      submit: 'Hentikan kabar',
      done: 'Kami tidak akan mengirim kabar lagi.',
    },
  },

  about: {
    title: 'Tentang kami',
    mission: 'Misi kami',
    advantages: 'Yang dapat Anda andalkan',
    team: 'Tim kami',
    contact: {
      heading: 'Kontak',
      phone: 'Telepon',
      email: 'Email layanan',
      address: 'Alamat',
      registration: 'Nomor pendaftaran',
    },
  },

  contactForm: {
    title: 'Kirim pesan kepada kami',
    name: 'Nama',
    telephone: 'Telepon',
    suggestion: 'Saran',
    submit: 'Kirim',
    incomplete: 'Mohon lengkapi semua informasi!',
    done: 'Berhasil!',
    doneText: 'Pesan Anda sudah kami terima.',
  },

  policy: {
    title: 'Perjanjian Privasi',
    frame: 'Teks kebijakan privasi',
    alone: 'Buka teks layar penuh',
  },

  reviews: {
    title: 'Ulasan Pengguna',
    text: 'Yang ditulis para peminjam kepada kami.',
    samples: 'Ini contoh: pemberi pinjaman menampilkan miliknya sendiri di sini.',
    picture: (stars, quote, by) => `${stars} dari 5 bintang: “${quote}” ${by}`,
    samplePicture: (stars, quote, by) => `Kartu contoh, ${stars} dari 5 bintang: “${quote}” ${by}`,
    sample: 'contoh',
  },

  oldLinks: {
    title: 'Datang lewat tautan lama?',
    borrowDetail: 'Pinjaman Anda',
    addnormalcard: 'Rekening bank',
    alipayrepayment: 'Bayar dengan dompet digital',
    downloadTemplate: 'Unduh aplikasi',
    agreementTemplate: 'Perjanjian',
  },

  end: {
    registered: (number) => `Pemberi pinjaman terdaftar ${number}`,
    copyright: (year, lender) => `© ${year} ${lender}`,
    languages: 'Bahasa',
    help: 'Layanan pelanggan',
    deleteAccount: 'Hapus akun',
  },
}
