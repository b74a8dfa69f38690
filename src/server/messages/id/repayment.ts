// What the server says about paying, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import { writtenEnd } from '../../../core/written-end.ts'
import type { RepaymentWords } from '../en/repayment.ts'

const written = writtenDate('id')
const end = writtenEnd('id')

const days = (count: number): string => `${count} hari`

export const repaymentWords: RepaymentWords = {
  rows: {
    payment: 'Cicilan ke',
    loanAndInterest: 'Pinjaman dan bunga',
    fees: 'Biaya',
    lateCharge: 'Denda keterlambatan',
    lateChargeByPriceList: 'Denda standar kami, sebelum batas',
    daysLate: 'Terlambat',
    sentBack: 'Dikembalikan kepada Anda karena kesalahan pembayaran',
    usedBack: 'Dipakai untuk pinjaman lain sebelum pembayarannya ditarik kembali',
    leftAfter: 'Sisa setelah pembayaran ini',
    orderNumber: 'Nomor pinjaman',
    rolloverFee: 'Biaya perpanjangan',
    newDueDate: 'Tanggal bayar yang baru',
    toPayInstead: 'Jika dibayar hari ini',
    totalAfter: 'Total termasuk biaya',
    rolloversLeft: 'Sisa perpanjangan setelah ini',
  },
  paymentsOf: (v) => `${v.numbers.join(', ')}/${v.count}`,
  daysLate: (v) => days(v.days),

  notice: {
    pending: 'Kami sedang memeriksa pembayaran Anda. Tidak perlu membayar lagi.',
    putAside: (v) =>
      `Kami menerima ${v.amount}, tetapi tidak sesuai dengan yang diminta. Kami sedang memeriksanya. Tidak perlu mengirim lagi.`,
    grows: (v) => `Setiap hari berikutnya akan bertambah ${v.amount}.`,
    capReached: 'Tidak akan ada tambahan lagi: denda sudah mencapai batasnya.',
    chargesPaused: (v) => `Tidak ada denda tambahan sampai ${written(v.until)}.`,
    chargesStopped: 'Tidak akan ada denda lagi. Anda tetap berutang sebesar yang tertera di sini.',
  },
  repaymentNotice: 'Yang dihitung adalah hari Anda membayar, walaupun uangnya tiba kemudian.',
  rolloverNotice: (v) =>
    `Anda membayar biaya sekarang dan semua yang belum lunas jatuh tempo ${days(v.days)} kemudian. Biaya ini tidak mengurangi utang Anda.`,

  code: {
    payNotice: (v) =>
      `Bayar ${v.amount} sebelum ${end(v.until)}. Boleh kurang atau lebih: semuanya dihitung untuk pinjaman Anda.`,
    payWholeNotice: (v) =>
      `Bayar tepat ${v.amount} sebelum ${end(v.until)}. Jika kurang, dihitung sebagai pembayaran biasa untuk pinjaman Anda.`,
    payOnceNotice: (v) =>
      `Bayar ${v.amount} sebelum ${end(v.until)}, dalam satu kali pembayaran: kode hanya berlaku sekali. Boleh kurang atau lebih: semuanya dihitung untuk pinjaman Anda.`,
    payExactNotice: (v) =>
      `Bayar tepat ${v.amount} sebelum ${end(v.until)}. Kode ini tidak menerima jumlah lain; untuk jumlah lain, buat kode baru.`,
    partBackNotice: (v) =>
      `${v.amount} dari pembayaran ini ditarik kembali. Selama belum ada kabar dari kami, seluruh pembayaran tercatat di pinjaman Anda.`,
    takenBackNotice: (v) =>
      `Pembayaran ${v.amount} dengan kode ini ditarik kembali. Uang itu tidak tercatat di pinjaman Anda.`,
    shortNotice: (v) =>
      `${v.received} sudah masuk dan tercatat di pinjaman Anda. Bayar ${v.left} lagi sebelum hari ini berakhir untuk melunasi lebih awal: silakan buat kode baru.`,
    tooMuchNotice:
      'Yang harus dibayar kini lebih kecil daripada yang diminta kode ini. Sisa yang harus dibayar ada di halaman pinjaman Anda.',
    usedUpNotice: (v) =>
      `Kami sudah menerima ${v.received}. Kode ini sudah terpakai dan tidak menerima pembayaran lagi. Sisa yang harus dibayar: ${v.left}. Buat kode baru untuk itu.`,
    partlyPaidNotice: (v) =>
      `Kami sudah menerima ${v.received}. Sisa yang dibayar dengan kode ini: ${v.left}, sebelum ${end(v.until)}.`,
  },

  rollover: {
    title: (v) => `Bayar ${days(v.days)} kemudian`,
    plan: {
      title: (v) => `Cicilan ${v.n}/${v.count}`,
      remark: (v) => `semula ${written(v.before)}`,
    },
  },

  autopay: {
    terms: (v) => [
      `Pada setiap tanggal bayar pukul ${v.hour} kami akan menarik yang jatuh tempo dari kartu yang Anda pilih, dan tidak pernah lebih dari cicilan itu.`,
      `Kami akan mengirim pesan berisi hari dan jumlahnya paling lambat ${v.days} hari sebelum setiap penarikan. Tanpa pesan ini kami tidak akan menarik apa pun.`,
      `Jika saat itu Anda sudah membayar dengan cara lain, kami hanya akan menarik sisanya, atau tidak sama sekali.`,
      `Jika bank Anda menolak untuk sementara, kami akan mencoba lagi ${v.again} dan ${v.last} hari setelah tanggal bayar, termasuk denda keterlambatan sesuai perjanjian. Jika bank menolak seterusnya, atau untuk ketiga kalinya, pembayaran otomatis akan berakhir dan Anda membayar sendiri.`,
      `Anda bisa menghentikannya dengan satu ketukan kapan saja: di pinjaman, di kartu Anda, atau lewat tautan di setiap pesan.`,
    ],
    notice: (v) =>
      `${v.lender}: pada ${written(v.dueDate)} pukul ${v.hour} kami akan menarik ${v.amount} dari kartu Anda ${v.card}, atau kurang jika Anda membayar sebelumnya. Untuk berhenti: ${v.url}`,
    declinedAgain: (v) =>
      `${v.lender}: bank Anda untuk sementara menolak ${v.amount} dari kartu ${v.card}. Tidak ada uang yang ditarik. Kami akan mencoba lagi ${written(v.tryOn)} pukul ${v.hour}, termasuk denda; Anda bisa membayar di aplikasi sebelumnya. Untuk berhenti: ${v.url}`,
    declinedOff: (v) =>
      `${v.lender}: bank Anda menolak ${v.amount} dari kartu ${v.card}. Tidak ada uang yang ditarik, dan pembayaran otomatis dimatikan. Silakan bayar di aplikasi.`,
    confirmByHand: (v) =>
      `${v.lender}: bank Anda meminta Anda sendiri yang mengonfirmasi ${v.amount} dari kartu ${v.card}. Tidak ada uang yang ditarik, dan pembayaran otomatis dimatikan. Silakan bayar di aplikasi.`,
    unclear: (v) =>
      `${v.lender}: kami belum tahu apakah ${v.amount} sudah ditarik dari kartu Anda ${v.card}. Kami tidak akan menariknya lagi. Periksa kartu Anda sebelum membayar di aplikasi.`,
    missed: (v) =>
      `${v.lender}: kami tidak dapat menarik ${v.amount} dari kartu Anda ${v.card}. Tidak ada uang yang ditarik untuk tanggal bayar ini. Silakan bayar di aplikasi.`,
  },

  messages: {
    cardCode: (v) =>
      `${v.code} adalah kode untuk membayar ${v.amount} kepada ${v.lender} dengan kartu ${v.card}. Berlaku ${v.minutes} menit. Jangan beri tahu siapa pun.`,
    received: (v) => `${v.lender}: kami menerima ${v.amount}. Sisa yang harus dibayar: ${v.left}.`,
    receivedOther: (v) =>
      `${v.lender}: kami menerima ${v.amount}, sedangkan yang diminta ${v.asked}. Semuanya dihitung untuk pinjaman Anda. Sisa yang harus dibayar: ${v.left}.`,
    receivedTooMuch: (v) =>
      `${v.lender}: kami menerima ${v.amount}, dan ${v.credit} di antaranya melebihi utang Anda. Uang itu milik Anda; akan kami kirim kembali bila Anda minta.`,
    notRolledOver: (v) =>
      `${v.lender}: kami menerima ${v.amount}. Tanggal bayar tidak berubah; tidak ada biaya yang diambil, dan semuanya dihitung untuk pinjaman Anda. Sisa yang harus dibayar: ${v.left}.`,
    rolledOver: (v) =>
      `${v.lender}: kami menerima ${v.amount}. Tanggal bayar Anda berikutnya ${written(v.dueDate)}. Sisa yang harus dibayar: ${v.owed}.`,
    putAside: (v) =>
      `${v.lender}: kami menerima ${v.amount}, tetapi tidak sesuai dengan yang diminta. Kami sedang memeriksanya. Tidak perlu mengirim lagi.`,
    refundAsked: (v) =>
      `${v.lender}: kelebihan bayar Anda sebesar ${v.amount} sedang kami kirim kembali ke rekening Anda ${v.account}.`,
    refundPaid: (v) => `${v.lender}: ${v.amount} sedang dalam perjalanan ke rekening Anda.`,
    refundFailed: (v) =>
      `${v.lender}: ${v.amount} tidak sampai ke rekening Anda dan tetap milik Anda. Mohon periksa rekening di aplikasi dan minta lagi.`,
    creditUsed: (v) =>
      `${v.lender}: sesuai permintaan Anda, ${v.amount} dari kelebihan bayar Anda dipakai untuk pinjaman ${v.product}. Sisa yang harus dibayar: ${v.left}. Kelebihan bayar yang masih milik Anda: ${v.rest}.`,
    creditOffered: (v) =>
      `${v.lender}: Anda bisa memakai ${v.amount} dari kelebihan bayar Anda untuk pinjaman ${v.product} sampai ${written(v.until)}. Terserah Anda: tidak ada yang diambil tanpa persetujuan Anda di aplikasi, di Kelebihan bayar Anda.`,
    returned: (v) =>
      `${v.lender}: pembayaran ${v.amount} ditarik kembali oleh bank atau dompet Anda. Sisa yang harus dibayar: ${v.left}.`,
    cameBack: (v) =>
      `${v.lender}: ${v.amount} yang sebelumnya ditarik sudah kami terima lagi. Uang ini dihitung untuk pinjaman Anda. Sisa yang harus dibayar: ${v.left}.`,
  },
}
