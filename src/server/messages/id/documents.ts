// The words of receipts, statements and yearly figures, and of the frame around every file, in Indonesian.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { DocumentWords } from '../en/documents.ts'

const written = writtenDate('id')

const days = (count: number): string => `${count} hari`

export const documentWords: DocumentWords = {
  day: written,
  receipt: {
    title: 'Bukti pembayaran',
    listed: (v) => `Bukti pembayaran, ${written(v.day)}`,
    thanks: (v) =>
      `${v.lender} menerima ${v.amount} dari ${v.borrower}. Pembayaran ini dihitung sejak ${written(v.day)}, hari dibayarkan.`,
    whatItPaid: 'Pembagian pembayaran ini',
    afterwards: 'Setelah pembayaran ini',
    rolledOver: 'Pembayaran ini untuk perpanjangan: semua yang belum lunas jatuh tempo kemudian.',
    settled: 'Pembayaran ini melunasi pinjaman lebih awal.',
    gaveBack: 'Pembayaran ini membatalkan pinjaman dalam masa pembatalan.',
    recovered:
      'Pinjaman ini sudah dihapus buku dan tidak ditambah denda: seluruh pembayaran ini mengurangi utang Anda.',
  },
  statement: {
    title: 'Rincian transaksi',
    intro: (v) =>
      `Yang ditagih ${v.lender} dan yang dibayar ${v.borrower} dari ${written(v.from)} sampai ${written(v.to)}, termasuk kedua hari itu.`,
    dayByDay: 'Hari demi hari',
    nothing: 'Tidak ada yang ditagih atau dibayar dalam masa ini.',
    creditNote:
      'Jumlah di bawah nol adalah kelebihan bayar: itu milik Anda, dan akan kami kirim kembali bila Anda minta.',
    columns: { day: 'Tanggal', what: 'Keterangan', charged: 'Ditagih', paid: 'Dibayar', balance: 'Sisa' },
    lines: {
      payout: 'Dicairkan; seluruhnya harus dibayar kembali',
      lateCharge: (v) => `Denda keterlambatan, ${days(v.days)}`,
      rolloverFee: (v) => `Biaya perpanjangan, bukti ${v.number}`,
      payment: (v) => `Pembayaran, bukti ${v.number}`,
      returned: 'Pembayaran yang ditarik kembali',
      waiver: 'Dihapuskan',
      refund: 'Dikirim kembali kepada Anda',
      creditUse: 'Dipakai untuk pinjaman lain',
      notCharged: 'Tidak ditagih, karena pinjaman berakhir lebih awal',
      recalculated: 'Denda sejak pembayaran yang ditarik kembali',
      corrected: 'Koreksi',
      chargeHoliday: 'Tanpa denda pada hari-hari ini',
      hardshipPlan: 'Rencana pembayaran: tanpa denda pada hari-hari ini',
      dateMove: 'Bunga karena tanggal jatuh tempo dipindah',
      writeOff: 'Denda berakhir di sini; sisa utang tetap',
    },
    dayRange: (v) => `${written(v.from)} s.d. ${written(v.to)}`,
  },
  relief: {
    titles: {
      waiver: 'Sejumlah tagihan dihapuskan',
      chargeHoliday: 'Denda dihentikan sementara',
      hardshipPlan: 'Rencana pembayaran Anda',
      writeOff: 'Denda sudah berakhir',
    },
    listed: (v) => `${v.title}, ${written(v.day)}`,
    waived: (v) =>
      `Pada ${written(v.day)} ${v.lender} menghapuskan ${v.amount} dari pinjaman ini untuk ${v.borrower}. Jumlah itu tidak perlu dibayar.`,
    paused: (v) =>
      `${v.lender} tidak menambah denda pada pinjaman ini dari ${written(v.from)} sampai ${written(v.to)}, termasuk kedua hari itu.`,
    planned: (v) =>
      `${v.lender} dan ${v.borrower} menyepakati rencana pembayaran. Dari ${written(v.from)} sampai ${written(v.to)}, termasuk kedua hari itu, tidak ada denda dan tidak ada pengingat.`,
    ended: (v) =>
      `${v.lender} tidak lagi menambah denda pada pinjaman ini setelah ${written(v.day)}. Sisa yang harus dibayar tetap.`,
    what: 'Yang dihapuskan',
    before: 'Sisa yang harus dibayar sebelumnya',
    payments: 'Cicilan mulai sekarang',
    payment: (v) => `Cicilan ${v.n}, paling lambat ${written(v.day)}`,
    figuresAhead: (v) =>
      `Angka ini berlaku pada hari pertama, ${written(v.day)}, jika tidak ada pembayaran sebelumnya. Pembayaran tidak mengubah surat ini.`,
    figures: (v) =>
      `Angka-angka ini per ${written(v.day)}, hari hal ini dicatat di akun Anda. Pembayaran setelahnya tidak mengubahnya.`,
  },
  yearlyInterest: {
    title: 'Laporan bunga tahunan',
    listed: (v) => `Laporan bunga tahunan, ${v.year}`,
    intro: (v) =>
      `Biaya pinjaman dari ${v.lender} ini bagi ${v.borrower} dari ${written(v.from)} sampai ${written(v.to)}, termasuk kedua hari itu.`,
    soFar: (v) => `Tahun ini belum berakhir: angka-angka ini berlaku sampai ${written(v.to)}.`,
    charged: 'Ditagih pada tahun ini',
    chargedNote:
      'Bunga dihitung saat jatuh tempo atau saat dibayar, mana yang lebih dulu; denda pada harinya. Pembayaran dihitung pada hari dibayarkan.',
    paid: 'Dibayar pada tahun ini',
    feesNote: 'Biaya yang dipotong dari pencairan dihitung sebagai dibayar pada hari pencairan.',
    end: 'Pada akhir tahun',
    year: 'Tahun',
    interest: 'Bunga',
    fees: 'Biaya',
    penalty: 'Denda keterlambatan',
    forgiven: 'Dihapuskan',
    interestPaid: 'Bunga dibayar',
    feesPaid: 'Biaya dibayar',
    penaltyPaid: 'Denda dibayar',
    principalPaid: 'Jumlah pinjaman dibayar kembali',
    principalLeft: 'Jumlah pinjaman yang belum dibayar kembali',
    costPaid: 'Bunga, biaya, dan denda yang dibayar',
  },
  rows: {
    number: 'Nomor',
    orderNumber: 'Nomor pinjaman',
    product: 'Produk',
    borrower: 'Peminjam',
    amount: 'Jumlah diterima',
    paidAt: 'Dibayar',
    paidBy: 'Melalui',
    reference: 'Nomor penyedia pembayaran',
    leftToPay: 'Sisa yang harus dibayar',
    credit: 'Kelebihan bayar Anda',
    sentBack: 'Dikembalikan kepada Anda karena kesalahan pembayaran',
    usedBack: 'Dipakai untuk pinjaman lain sebelum pembayarannya ditarik kembali',
    short: 'Kekurangan yang dihapuskan',
    rolloverFee: 'Biaya perpanjangan',
    tax: (v) => `Termasuk ${v.name} (${v.rate})`,
    from: 'Dari',
    to: 'Sampai',
    opening: 'Sisa sebelumnya',
    charged: 'Ditagih',
    paid: 'Dibayar',
    closing: 'Sisa pada akhirnya',
  },
  partOfPayment: (v) => `Cicilan ke-${v.n}: ${partNames[v.part]}`,
  card: 'Kartu',
  ownCredit: 'Kelebihan bayar Anda dari pinjaman lain',
  contact: (v) =>
    `Dokumen ini sah tanpa tanda tangan. Nomornya dapat dicocokkan dengan kami: telepon ${v.phone}, email ${v.email}.`,
  frame: {
    agreedAt: (v) => `Disetujui pada ${written(v.at)}`,
    fingerprint: 'Sidik dokumen (sha256)',
    page: (v) => `Halaman ${v.n} dari ${v.count}`,
  },
}

const partNames: Record<Part, string> = {
  penalty: 'denda keterlambatan',
  fee: 'biaya',
  interest: 'bunga',
  principal: 'jumlah pinjaman',
}
