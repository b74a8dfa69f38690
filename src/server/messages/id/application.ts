// What the server says about products, applications and what needs the borrower now, in Indonesian.

import { shortDate, writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('id')
const short = shortDate('id')

export const application: ApplicationWords = {
  costLine: (v) =>
    `Anda terima ${v.netProceeds} dan bayar kembali ${v.totalRepayable} dalam ${v.instalments} cicilan selama ${v.termDays} hari: biayanya ${v.totalCost}.`,
  conditions: {
    age: (v) => `Usia Anda di atas ${v.years} tahun.`,
    phone: 'Nomor ponsel yang Anda pakai untuk masuk adalah milik Anda.',
    account: 'Anda punya rekening bank atau dompet digital atas nama sendiri.',
    noLatePayment: 'Tidak ada cicilan pinjaman lain di sini yang terlambat.',
    affordable: (v) => `Seluruh cicilan Anda paling banyak ${v.percent} dari penghasilan sebulan.`,
  },
  needed: {
    personal: 'Nama, tanggal lahir, dan alamat Anda',
    job: 'Sumber penghasilan Anda dan besarnya per bulan',
    ext: 'Tujuan pinjaman, dan cicilan lain yang Anda bayar setiap bulan',
    identity: 'Foto dokumen identitas',
    consent: 'Persetujuan Anda, yang bisa dicabut',
  },
  steps: {
    personal: { title: 'Tentang Anda', text: 'Siapa Anda dan di mana Anda tinggal.' },
    job: { title: 'Pekerjaan dan penghasilan', text: 'Dari mana penghasilan Anda, dan berapa.' },
    ext: { title: 'Tentang pinjaman', text: 'Untuk apa, dan apa lagi yang Anda bayar.' },
    identity: { title: 'Identitas Anda', text: 'Dokumen dan fotonya.' },
    consent: { title: 'Persetujuan Anda', text: 'Apa yang boleh kami lakukan dengan data Anda.' },
  },
  fields: {
    birthDay: {
      title: 'Tanggal lahir',
      hint: 'Kami hanya meminjamkan kepada orang berusia di atas 18 tahun.',
    },
    fullName: { title: 'Nama lengkap', placeholder: 'Seperti di dokumen identitas' },
    city: { title: 'Kota' },
    address: { title: 'Jalan dan nomor rumah', hint: 'Tempat surat sampai kepada Anda.' },
    email: { title: 'Email', hint: 'Boleh dikosongkan: dokumen Anda ada di aplikasi.' },
    workKind: { title: 'Apa sumber penghasilan Anda?', placeholder: 'Pilih satu' },
    employer: {
      title: 'Tempat bekerja',
      placeholder: 'Nama perusahaan atau pemberi kerja',
      hint: 'Kami tidak menelepon ke sana.',
    },
    monthlyIncome: {
      title: 'Penghasilan per bulan',
      hint: 'Yang Anda terima pada bulan biasa, setelah pajak.',
    },
    purpose: { title: 'Untuk apa pinjaman ini?', placeholder: 'Pilih satu', hint: 'Tidak mengubah biayanya.' },
    otherPayments: {
      title: 'Cicilan pinjaman lain per bulan',
      hint: 'Semuanya dijumlahkan. Isi 0 jika tidak ada.',
    },
    dependants: {
      title: 'Berapa orang yang Anda tanggung?',
      placeholder: '0 sampai 20',
      hint: 'Selain Anda sendiri.',
    },
    idType: { title: 'Dokumen', placeholder: 'Pilih satu' },
    idNumber: { title: 'Nomor dokumen', placeholder: 'Seperti yang tercetak' },
  },
  workKinds: {
    employed: 'Karyawan',
    selfEmployed: 'Wiraswasta, usaha sendiri',
    dailyWages: 'Pekerja harian',
    pension: 'Pensiun',
    student: 'Pelajar atau mahasiswa',
    none: 'Tidak punya penghasilan sendiri',
  },
  purposes: {
    bills: 'Tagihan',
    education: 'Sekolah atau pelatihan',
    family: 'Keluarga',
    health: 'Kesehatan',
    home: 'Rumah dan perbaikan',
    business: 'Usaha saya',
    other: 'Lainnya',
  },
  documents: { nationalId: 'KTP', passport: 'Paspor', driversLicence: 'SIM' },
  sides: { front: 'Depan', back: 'Belakang' },
  consents: {
    dataUse: {
      title: 'Penggunaan data saya',
      text: 'Anda boleh memakai isian dan foto yang saya kirim untuk memutuskan pengajuan saya dan mengelola pinjaman. Data saya tidak dijual, dan hanya diteruskan kepada pihak yang menjalankan pinjaman atau jika diwajibkan undang-undang.',
    },
    creditCheck: {
      title: 'Pemeriksaan kredit',
      text: 'Anda boleh memeriksa pinjaman dan pembayaran saya di sini, serta keterangan saya, untuk melihat apakah saya mampu membayar. Anda juga boleh bertanya tentang saya kepada layanan identitas dan biro kredit, dan untuk itu memberikan nama, tanggal lahir, nomor dokumen, dan nomor telepon saya. Anda akan memberi tahu saya alasan keputusannya.',
    },
    news: {
      title: 'Kabar dan penawaran',
      text: 'Anda boleh mengirimi saya kabar tentang produk. Ini tidak memengaruhi pinjaman saya.',
    },
  },
  reasons: {
    tooYoung: {
      text: 'Kami hanya meminjamkan kepada orang berusia di atas 18 tahun.',
      remedy: 'Anda bisa mengajukan mulai ulang tahun Anda yang ke-18.',
    },
    blocked: {
      text: 'Saat ini kami tidak bisa meminjamkan kepada nomor ponsel ini.',
      remedy: 'Layanan pelanggan akan menjelaskan alasannya dan apa yang bisa Anda lakukan.',
    },
    loanIsOpen: {
      text: 'Anda sudah punya pengajuan atau pinjaman untuk produk ini.',
      remedy: 'Setelah lunas, Anda bisa mengajukan lagi. Produk lain mungkin tersedia untuk Anda.',
    },
    paysLate: {
      text: 'Ada cicilan pinjaman lain yang terlambat.',
      remedy: 'Anda bisa mengajukan lagi pada hari Anda membayarnya.',
    },
    wasVeryLate: {
      text: 'Dalam setahun terakhir ada cicilan yang sangat terlambat.',
      remedy: 'Setelah satu tahun, hal itu tidak kami hitung lagi.',
    },
    tooManyLoans: {
      text: 'Jumlah pinjaman Anda sudah mencapai batas kami.',
      remedy: 'Setelah salah satunya lunas, Anda bisa mengajukan lagi.',
    },
    tooSoon: {
      text: 'Pengajuan Anda belum lama ini ditolak.',
      remedy: 'Anda bisa mengajukan lagi mulai tanggal yang kami sebutkan saat itu.',
    },
    amountNotOffered: {
      text: 'Jumlah ini tidak ditawarkan untuk produk ini.',
      remedy: 'Pilih jumlah dalam kisaran produk ini.',
    },
    notAffordable: {
      text: 'Cicilannya akan mengambil bagian yang terlalu besar dari penghasilan Anda.',
      remedy:
        'Jumlah yang lebih kecil, atau cicilan lain yang lebih sedikit, akan membantu. Anda bisa langsung mencoba lagi.',
    },
    identityNotConfirmed: {
      text: 'Keterangan tentang identitas Anda tidak cocok dengan catatan resmi.',
      remedy: 'Periksa nama, tanggal lahir, dan nomor dokumen Anda. Setelah benar, Anda bisa mengajukan lagi.',
    },
    scoreTooLow: {
      text: 'Skor kredit Anda lebih rendah dari yang kami perlukan untuk pinjaman ini.',
      remedy: 'Membayar pinjaman tepat waktu akan menaikkannya.',
    },
    loansElsewhere: {
      text: 'Pinjaman Anda yang masih berjalan di tempat lain melebihi batas kami.',
      remedy: 'Setelah sebagian lunas, Anda bisa mengajukan lagi.',
    },
    lateElsewhere: {
      text: 'Ada pinjaman Anda di tempat lain yang dibayar sangat terlambat.',
      remedy: 'Membayar yang terlambat di sana akan membantu.',
    },
    approvalHasLapsed: {
      text: 'Pinjaman Anda disetujui, tetapi uangnya tidak diambil tepat waktu.',
      remedy: 'Anda bisa langsung mengajukan lagi. Tidak ada biaya apa pun.',
    },
    decidedByPerson: {
      text: 'Petugas kami memeriksa pengajuan Anda dan menolaknya.',
      remedy: 'Anda bisa mengajukan lagi mulai tanggal yang kami berikan.',
    },
  },
  ownFile: (v) =>
    `Kami bertanya kepada ${v.bureau}. Di sana Anda bisa melihat catatan Anda sendiri dan meminta kesalahan diperbaiki: ${v.url}`,

  review: {
    ask: 'Minta petugas memeriksa lagi',
    canAsk: {
      title: 'Menurut Anda ini keliru?',
      text: (v) =>
        `Petugas kami bisa memeriksanya lagi. Jawabannya paling lambat ${written(v.by)}, dan kami akan mengirim SMS. Anda bisa meminta ini satu kali.`,
    },
    referred: {
      title: 'Petugas kami sedang memeriksa pengajuan Anda',
      text: (v) =>
        `Menurut aturan kami, keputusan ini diambil petugas. ${v.by === null ? 'Ini lebih lama dari yang kami janjikan. Kami akan menjawab lewat SMS.' : `Jawabannya paling lambat ${written(v.by)}, dan kami akan mengirim SMS.`} Halaman ini boleh ditutup.`,
    },
    checking: {
      title: 'Kami sedang memeriksa keterangan Anda',
      text: (v) =>
        `Kami bertanya kepada ${v.names}, sesuai persetujuan Anda. Biasanya hanya beberapa menit. Jika belum ada jawaban sampai ${written(v.by)}, petugas kami yang akan memutuskan. Kami akan mengirim SMS. Anda boleh menutup halaman ini.`,
    },
    askedAgain: {
      title: 'Mohon kirim ulang beberapa hal',
      text: (v) =>
        `Petugas kami tidak dapat memastikan semuanya dari kiriman Anda. Kirim lagi paling lambat ${written(v.by)}. Setelah itu petugas memutuskan berdasarkan yang sudah masuk, dan kami akan mengirim SMS.`,
    },
    secondLook: {
      title: 'Petugas kami sedang memeriksanya lagi',
      text: (v) =>
        `${v.by === null ? 'Ini lebih lama dari yang kami janjikan. Kami akan menjawab lewat SMS.' : `Jawabannya paling lambat ${written(v.by)}, dan kami akan mengirim SMS.`} Halaman ini boleh ditutup.`,
    },
    approved: { title: 'Petugas kami memeriksanya dan menyetujuinya', text: (v) => `Pada ${written(v.on)}.` },
    declined: { title: 'Petugas kami memeriksanya dan menolaknya', text: (v) => `Pada ${written(v.on)}.` },
    sms: {
      askedAgain: (v) => `${v.lender}: mohon kirim ulang paling lambat ${written(v.by)}. Rinciannya ada di aplikasi.`,
      approved: (v) => `${v.lender}: pengajuan Anda disetujui. Lihat penawarannya di aplikasi.`,
      declined: (v) => `${v.lender}: petugas kami memeriksa pengajuan Anda dan menolaknya. Alasannya ada di aplikasi.`,
      declinedByRules: (v) => `${v.lender}: pengajuan Anda ditolak. Alasannya ada di aplikasi.`,
      upheld: (v) =>
        `${v.lender}: petugas kami memeriksa lagi pengajuan Anda. Keputusannya tetap ditolak. Alasannya ada di aplikasi.`,
    },
  },
  tasks: {
    overdue: { title: 'Ada cicilan yang terlambat', button: 'Bayar sekarang' },
    due: { title: 'Ada cicilan yang jatuh tempo', button: 'Bayar sekarang' },
    payoutFailed: { title: 'Uang Anda tidak dapat dikirim', button: 'Tambahkan rekening bank' },
    withdraw: { title: 'Pinjaman Anda siap', button: 'Tarik sekarang' },
    approved: { title: 'Pengajuan Anda disetujui', button: 'Lihat penawaran' },
    application: { title: 'Pengajuan Anda belum selesai', button: 'Lanjutkan' },
    inReview: { title: 'Pengajuan Anda sedang diperiksa', button: 'Lihat statusnya' },
    payout: { title: 'Selanjutnya, uang Anda dikirim', button: 'Lihat statusnya' },
    declined: { title: 'Pengajuan Anda ditolak', button: 'Lihat alasannya' },
    active: { title: 'Pinjaman Anda', button: 'Lihat pinjaman' },
  },
  line: {
    titles: { applied: 'Diajukan', approved: 'Disetujui', agreed: 'Disepakati', paidOut: 'Dicairkan' },
    ahead: { applied: 'Pengajuan', approved: 'Keputusan', agreed: 'Persetujuan', paidOut: 'Pencairan' },
    yourTurn: 'giliran Anda',
    ourTurn: 'giliran kami',
    on: (day) => short(day),
    by: (day) => `paling lambat ${short(day)}`,
  },
  waiting: {
    credit: {
      title: 'Uang ini milik Anda',
      text: (v) => `Pembayaran Anda untuk ${v.product} berlebih. Beri tahu kami ke mana mengirimnya.`,
    },
    refund: {
      title: 'Uang Anda sedang dikembalikan',
      text: (v) => `Pembayaran Anda untuk ${v.product} berlebih.`,
    },
    case: {
      title: 'Pengaduan Anda',
      text: (v) =>
        v.by === null ? `Nomor ${v.number}` : `Kami akan menjawab paling lambat ${written(v.by)}. Nomor ${v.number}`,
    },
  },
  taskText: {
    application: (v) =>
      v.done === v.total
        ? 'Semua sudah diisi. Periksa lalu kirim.'
        : `${v.done} dari ${v.total} langkah selesai. Berikutnya: ${v.next}`,
    approved: (v) => `Anda bisa menerima penawaran ${v.amount} ini sampai ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} Anda bisa mengajukan lagi mulai ${written(v.retryOn)}.`,
  },
  menu: {
    home: 'Beranda',
    orders: 'Pinjaman saya',
    profile: 'Akun saya',
    papers: 'Dokumen',
    account: 'Rekening bank',
    complaints: 'Pengaduan saya',
    questions: 'Tanya jawab',
    support: 'Layanan pelanggan',
    privacy: 'Kebijakan privasi',
    deleteAccount: 'Hapus akun',
    logOut: 'Keluar',
  },
  payTypes: {
    code: { name: 'Kode pembayaran', text: 'Bayar di toko, aplikasi bank, atau dengan kode QR.' },
    card: { name: 'Kartu bank tersimpan', text: 'Bayar dengan kartu yang pernah Anda pakai di sini.' },
    wallet: { name: 'Dompet digital', text: 'Anda akan diarahkan ke dompet digital lalu kembali.' },
  },
}
