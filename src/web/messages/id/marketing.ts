// Words of the public site, in Indonesian.

import type { marketing as english } from '../en/marketing.ts'

const days = (count: number): string => `${count} hari`

export const marketing: typeof english = {
  nav: {
    label: 'Utama',
    home: 'Beranda',
    policy: 'Perjanjian Privasi',
    loanTerms: 'Syarat dan ketentuan pinjaman',
    reviews: 'Ulasan Pengguna',
    about: 'Tentang kami',
    enter: 'Masuk',
  },

  share: {
    home: (lender) => `${lender}: pinjaman yang bisa Anda baca sampai baris terakhir`,
    homeText: (lender) =>
      `${lender} meminjamkan untuk hitungan bulan, bukan hari. Semua biaya tampil di layar sebelum Anda setuju, dan tidak ada tagihan lain di luar itu.`,
    card: 'Buku tabungan terbuka, setiap pembayaran dicentang dan jumlahnya digaris dua',
    about: 'Siapa kami, apa janji kami, dan bagaimana menghubungi petugas kami.',
    policy: 'Apa yang kami ketahui tentang Anda, untuk apa, dan bagaimana Anda menghentikannya.',
    loanTerms: 'Jangka waktu, tanggal, pelunasan awal, dan biaya keterlambatan, semua angka di satu halaman.',
    reviews: 'Kata para peminjam tentang meminjam di sini.',
  },

  hero: {
    scene: 'Buku tabungan terbuka di atas meja, dengan kacamata dan cangkir',
    title: 'Pinjaman yang bisa Anda baca sampai baris terakhir.',
    forDays: (from, to) => `untuk ${from} sampai ${to} hari.`,
    to: 'sampai',
    promise: 'Semua biaya tampil di layar sebelum Anda setuju.',
    seeCost: 'Lihat biaya pinjaman',
  },

  example: {
    title: 'Contoh yang jujur',
    aside: (product) => `${product}, pinjaman pertama yang umum`,
    youGet: 'Anda terima',
    youPayBack: 'Anda bayar kembali',
    interest: (termDays) => `Bunga, ${days(termDays)}`,
    totalCost: 'Biaya pinjaman ini',
    payments: (count, everyDays) =>
      count === 1
        ? 'Satu pembayaran di akhir'
        : everyDays === null
          ? `${count} pembayaran`
          : `${count} pembayaran, setiap ${days(everyDays)}`,
    lastPayment: 'Pembayaran terakhir',
    aprYear: 'APR (suku bunga tahunan efektif)',
    aprMonth: 'Suku bunga efektif per bulan, semua biaya',
    late: (daysLate) => `Satu pembayaran terlambat ${days(daysLate)}`,
    more: 'lagi',
    honest:
      'Mahal bila lama, bisa wajar bila singkat. Kalau Anda bisa menunggu atau meminta bantuan keluarga, lakukanlah.',
    exact: 'Dihitung hari ini, oleh mesin yang sama dengan yang membuat penawaran Anda.',
    own: 'Lihat penawaran Anda sendiri',
  },

  how: {
    title: 'Caranya',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Anda mengajukan', note: 'satu nomor telepon, satu rekening atas nama Anda' },
      { title: 'Kami memutuskan', note: `dalam ${days(decisionDays)}, beserta alasannya` },
      { title: 'Anda melihat semua biaya', note: 'lalu setuju, atau tidak' },
      { title: 'Uang masuk', note: `dalam ${fundingMinDays} sampai ${days(fundingMaxDays)}` },
    ],
  },

  who: {
    title: 'Siapa kami',
    text: (lender) =>
      `${lender} adalah pemberi pinjaman, bukan perantara. Uangnya milik kami, keputusannya dari kami, dan petugas kami sendiri yang menjawab surat Anda.`,
    more: 'Baca tentang kami',
    reviews: 'Kata para peminjam',
  },

  news: {
    label: 'Kabar lewat surel',
    placeholder: 'anda@contoh.com',
    submit: 'Langganan',
    hint: 'Paling banyak sebulan sekali. Tulis kepada kami untuk berhenti.',
    done: 'Berhasil!',
    doneText: 'Alamat Anda sudah kami catat.',
  },

  about: {
    title: 'Tentang kami',
    mission: {
      heading: 'Misi kami',
      text: (lender) => [
        'Pinjaman jangka pendek mahal di mana pun. Yang membuatnya berbahaya adalah tidak tahu seberapa mahal.',
        `${lender} didirikan untuk menaruh seluruh harga di satu halaman: berapa yang diterima, berapa yang dikembalikan, apa selisihnya, dan berapa biaya terlambat satu hari. Siapa pun yang membacanya bisa berkata ya, dan bisa berkata tidak.`,
      ],
    },
    advantages: {
      heading: 'Yang dapat Anda andalkan',
      items: [
        'Angka pada penawaran, perjanjian, jadwal, dan kuitansi berasal dari satu mesin. Tidak mungkin berbeda.',
        'Pembayaran dihitung pada hari Anda membayar, walaupun kabarnya baru sampai kemudian.',
        'Buku kontak, pesan, dan foto Anda bukan urusan kami. Kami tidak memintanya.',
        'Tidak ada orang yang tahu dari kami bahwa Anda meminjam.',
        'Keluhan dibaca oleh manusia dan dijawab dalam tiga hari kerja.',
      ],
    },
    team: {
      heading: 'Tim kami',
      text: [
        'Petugas yang menjawab, insinyur yang menghitung, dan seorang petugas keluhan yang gajinya sama apa pun jawabannya.',
        'Kami untung bila pinjaman dilunasi tepat waktu, dan rugi bila tidak. Jadi lebih baik kami menolak daripada menenggelamkan Anda.',
      ],
    },
    contact: {
      heading: 'Kontak',
      phone: 'Telepon',
      email: 'Surel layanan',
      address: 'Alamat',
      registration: 'Nomor pendaftaran',
    },
  },

  contactForm: {
    title: 'Tulis kepada kami',
    name: 'Nama',
    telephone: 'Telepon',
    suggestion: 'Saran',
    submit: 'Kirim',
    incomplete: 'Mohon lengkapi semua informasi!',
    done: 'Berhasil!',
    doneText: 'Kami membacanya, dan menelepon bila Anda bertanya sesuatu.',
  },

  policy: {
    title: 'Perjanjian Privasi',
    frame: 'Teks kebijakan privasi',
    alone: 'Buka teksnya saja',
  },

  reviews: {
    title: 'Ulasan Pengguna',
    text: 'Kartu yang dikirim kembali oleh peminjam bersama pembayaran terakhir. Ini contoh: pemberi pinjaman menampilkan miliknya sendiri di sini.',
    picture: (stars, quote, by) => `Kartu contoh, ${stars} dari 5 bintang: “${quote}” ${by}`,
    sample: 'contoh',
    cards: [
      {
        stars: 5,
        lines: ['Saya tahu jumlahnya', 'sebelum tanda tangan.', 'Itulah yang saya bayar.'],
        by: 'Pedagang pasar',
      },
      {
        stars: 4,
        lines: ['Mahal, dan mereka jujur.', 'Atap tidak bocor lagi,', 'pinjaman lunas.'],
        by: 'Tukang cat',
      },
      {
        stars: 5,
        lines: ['Saya bayar malam hari.', 'Esoknya dihitung dari', 'malam itu, bukan pagi.'],
        by: 'Perawat',
      },
      {
        stars: 4,
        lines: ['Mereka bilang tidak, dan', 'mengapa. Dua bulan lagi', 'mereka bilang ya.'],
        by: 'Sopir',
      },
    ],
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
