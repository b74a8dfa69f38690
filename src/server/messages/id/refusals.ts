// Why a call was refused, in Indonesian.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { RefusalWords } from '../en/refusals.ts'

const written = writtenDate('id')
const wait = writtenWait('id')

export const refusals: RefusalWords = {
  somethingIsMissing: ({ name }) =>
    name === undefined ? 'Ada yang belum diisi. Mohon lengkapi semua yang diminta.' : `${name}: mohon diisi.`,
  valueIsNotAccepted: ({ name }) =>
    name === undefined
      ? 'Ada isian yang tidak dapat diterima. Mohon periksa kembali.'
      : `${name}: isian ini tidak dapat diterima. Mohon periksa kembali.`,
  sessionIsMissing: () => 'Anda sudah keluar dari akun. Silakan masuk lagi.',
  launchIsRefused: () => 'Halaman ini tidak dapat dibuka untuk Anda. Silakan kembali ke aplikasi dan buka lagi.',
  notFound: () => 'Kami tidak dapat menemukannya.',

  productIsUnknown: () => 'Produk ini tidak ditawarkan.',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Produk ini tidak meminjamkan jumlah tersebut.'
      : `Produk ini meminjamkan dari ${min} sampai ${max}.`,
  planIsNotOffered: () => 'Pinjaman ini tidak punya jangka waktu atau hari cicilan pertama itu. Pilih lagi.',
  productBreaksMarketCaps: () => 'Produk ini sedang tidak ditawarkan.',
  offerHasExpired: () => 'Penawaran ini sudah tidak berlaku. Silakan lihat penawaran yang baru.',
  offerHasChanged: () => 'Penawaran telah berubah. Mohon periksa kembali sebelum menyetujuinya.',
  agreementIsNotAccepted: () => 'Mohon baca dokumennya dan centang kotaknya terlebih dahulu.',
  agreementHasChanged: () => 'Perjanjian telah berubah. Mohon baca kembali sebelum menyetujuinya.',
  anotherLoanIsOpen: () =>
    'Anda sudah memiliki pengajuan atau pinjaman yang masih berjalan untuk produk ini. Lihat di Pinjaman saya.',
  documentLinkHasExpired: () =>
    'Tautan ini sudah pernah dibuka, atau sudah lewat lima menit. Silakan buka lagi dokumennya dari pinjaman Anda.',
  payoutAccountIsMissing: () => 'Mohon tambahkan dulu rekening bank Anda.',
  payoutAccountIsFrozen: () =>
    'Pinjaman ke rekening ini sedang kami putuskan atau cairkan. Rekening dapat diubah setelah selesai.',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `Untuk mengganti rekening, masukkan kode dari pesan yang kami kirim ke ${sendDetail}. Sebelum itu tidak ada yang berubah.`,
  accountNumberHasWrongLength: ({ digits, typed }) =>
    `Nomor rekening bank ini terdiri dari ${digits} digit. Anda mengetik ${typed}`,
  walletNumberHasWrongLength: ({ digits, typed }) =>
    `Nomor dompet ini terdiri dari ${digits} digit. Anda mengetik ${typed}`,

  orderIsNotPayable: () => 'Saat ini tidak ada yang dapat dibayar untuk pinjaman ini.',
  orderIsNotWithdrawable: () => 'Saat ini pinjaman ini tidak dapat ditarik.',
  nothingIsOwed: () => 'Tidak ada utang pada pinjaman ini.',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? 'Pinjaman ini belum dapat dilunasi lebih awal.'
      : `Pinjaman ini dapat dilunasi lebih awal mulai ${written(from)}. Sampai saat itu Anda dapat membayar setiap cicilan saat jatuh tempo.`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? 'Masa untuk membatalkan pinjaman sudah berakhir.'
      : `Pinjaman dapat dibatalkan sampai ${written(lastDay)}. Anda tetap dapat melunasi lebih awal sesuai perjanjian.`,
  orderIsAlreadyDecided: () => 'Pengajuan ini sudah diputuskan.',
  payoutIsNotUnderWay: () => 'Tidak ada pencairan yang sedang berjalan untuk pinjaman ini.',
  approvalHasNotLapsed: () => 'Persetujuan ini masih berlaku.',
  rolloverIsNotOffered: () => 'Saat ini perpanjangan tidak ditawarkan untuk pinjaman ini.',
  dateMoveIsNotOffered: () => 'Saat ini tanggal jatuh tempo pinjaman ini tidak dapat dipindah.',
  dateWasMoved: () => 'Anda sudah memindahkan tanggal jatuh tempo pinjaman ini sebanyak yang diizinkan.',
  dateMoveIsTooLate: () => 'Cicilan ini sudah jatuh tempo. Tanggalnya tidak dapat dipindah lagi.',
  creditBalanceIsEmpty: () => 'Tidak ada kelebihan bayar pada pinjaman ini.',
  loanIsWrittenOff: () => 'Pinjaman ini sudah dihapus buku.',
  hardshipIsAsked: () => 'Anda sudah meminta bantuan untuk pinjaman ini, atau ada rencana yang menunggu jawaban Anda.',
  hardshipIsAnswered: () => 'Kami sudah menjawab permintaan ini. Silakan lihat jawabannya.',
  planOfferIsOver: () => 'Rencana ini tidak ditawarkan lagi. Anda dapat meminta lagi.',
  planNoLongerFits: () =>
    'Pinjaman ini sudah banyak berubah sehingga rencana ini tidak cocok lagi. Anda dapat meminta lagi.',
  loanHasChanged: () => 'Pinjaman ini sudah berubah. Silakan lihat angka yang baru.',
  amountHasChanged: () => 'Jumlahnya telah berubah. Mohon periksa kembali sebelum membayar.',
  loanHasReceivedMore: () =>
    'Kami menerima pembayaran setelah Anda membuka halaman ini. Mohon periksa lagi sebelum membayar lagi.',
  paymentIsPending: () => 'Mohon jangan kirim permintaan pembayaran lagi',
  paymentReferenceIsNotValid: () =>
    'Ini bukan nomor referensi pembayaran. Nomor itu tertera di struk atau dompet digital Anda: huruf dan angka, paling sedikit 4.',
  paymentIsAlreadyShown: ({ amount, day }) =>
    `Pembayaran ini sudah tercatat pada pinjaman Anda: ${amount}, dibayar pada ${written(day ?? '')}.`,
  channelIsUnknown: () => 'Metode pembayaran ini tidak tersedia. Silakan pilih yang lain.',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'Metode pembayaran ini tidak menerima jumlah tersebut. Silakan pilih yang lain.'
      : `Metode pembayaran ini menerima ${min} sampai ${max}. Silakan pilih yang lain.`,
  channelIsUnavailable: () =>
    'Metode pembayaran ini sedang tidak merespons. Tidak ada dana yang ditarik. Silakan coba lagi beberapa menit lagi atau pilih yang lain.',
  paymentCodeIsWrong: () => 'Kode verifikasi salah',
  cardWasDeclined: () => 'Bank Anda menolak pembayaran ini. Tidak ada yang didebit. Silakan coba kartu lain.',

  requestKeyWasUsedForSomethingElse: () => 'Permintaan ini sudah dikirim dengan isi yang berbeda. Silakan mulai lagi.',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined
      ? 'Terlalu banyak percobaan. Mohon tunggu sebentar.'
      : `Terlalu banyak percobaan. Silakan coba lagi dalam ${wait(seconds)}.`,

  codeIsWrong: () => 'Kode tidak sesuai. Mohon periksa kembali, atau minta kode baru.',
  codeHasExpired: () => 'Kode sudah kedaluwarsa. Silakan minta kode baru.',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined
      ? 'Terlalu banyak percobaan yang salah. Silakan minta kode baru.'
      : `Terlalu banyak percobaan yang salah. Silakan coba lagi dalam ${wait(seconds)}.`,
  codeWasJustSent: () => 'Kode baru saja dikirim, mohon jangan minta lagi dulu',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? 'Untuk saat ini kode tidak dapat dikirim lagi. Silakan coba nanti.'
      : `Untuk saat ini kode tidak dapat dikirim lagi. Silakan coba lagi dalam ${wait(seconds)}.`,
  passkeyIsNotAccepted: () => 'Tidak berhasil. Coba lagi, atau masuk dengan kode.',
  loginIsTooLongAgo: () => 'Demi keamanan Anda, masuk lagi dulu, lalu tambahkan ponsel ini.',
  tooManyPasskeys: ({ most }) => `Anda sudah menambahkan ${most} ponsel. Hapus satu dulu.`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `Kami sudah mengirim kode yang lebih panjang, ${digits} angka, ke ponsel ini. Silakan masukkan kode itu. Kode berikutnya dapat dikirim dalam ${wait(seconds ?? 0)}.`,
  voiceIsNotOffered: () => 'Kami tidak bisa menelepon di sini. Silakan minta kode lewat SMS.',
  phoneIsNotValid: () => 'Mohon masukkan nomor telepon yang benar.',
  phoneIsNotYours: () => 'Ini bukan nomor telepon akun Anda.',
  phoneIsYoursAlready: () => 'Nomor ini sudah nomor Anda.',
  phoneHasAnotherAccount: () => 'Nomor ini punya akun lain di sini. Jika keduanya milik Anda, hubungi kami.',
  emailIsNotOffered: () => 'Email tidak dapat dikonfirmasi di sini.',
  emailLinkHasExpired: () => 'Tautan ini tidak berlaku lagi. Minta yang baru di Akun saya.',
  captchaIsWrong: () => 'Kode gambar salah',
  captchaIsWrongAtRegistration: () => 'Kode gambar salah',
  phoneIsAlreadyRegistered: () => 'Nomor sudah terdaftar, silakan unduh aplikasi dan masuk',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? 'Belum bisa: akun ini masih memiliki pinjaman yang belum lunas. Setelah pinjaman lunas, akun dapat langsung dihapus di sini.'
      : `Belum bisa: akun ini masih memiliki pinjaman yang belum lunas. Sisa yang harus dibayar ${amount}. Setelah pinjaman lunas, akun dapat langsung dihapus di sini.`,
  applicationIsStillOpen: () =>
    'Belum bisa: pengajuan pinjaman akun ini sedang diputuskan atau dicairkan. Silakan coba lagi setelah selesai.',
  creditIsStillYours: ({ amount }) =>
    `Belum bisa: Anda membayar lebih dari utang Anda, dan ${amount} masih milik Anda. Mohon minta uang itu dikirim kembali dulu.`,

  orderDoesNotAcceptCollectionComplaints: () => 'Pinjaman yang dipilih tidak menerima pengaduan jenis penagihan',
  complaintIsEmpty: () => 'Mohon isi komentar dan saran Anda',
  complaintIsTooLong: ({ max, typed }) => `Mohon gunakan paling banyak ${max} karakter. Anda mengetik ${typed}.`,
  tooManyComplaints: ({ max }) => `Anda dapat mengirim ${max} pengaduan per hari. Silakan coba besok.`,
  tooManyCaseMessages: ({ max }) => `Anda dapat mengirim ${max} pesan per hari. Silakan coba besok.`,
  tooManyImages: ({ max }) => `Mohon pilih paling banyak ${max} gambar.`,
  tooManyUploads: ({ max }) => `Anda dapat mengirim ${max} gambar per hari. Silakan coba besok.`,
  fileIsNoImage: () => 'Berkas ini tidak dapat dibaca sebagai gambar. Mohon pilih gambar JPEG, PNG, atau WebP.',
  fileIsTooLarge: ({ megabytes }) => `Gambar ini terlalu besar. Mohon pilih yang di bawah ${megabytes} MB.`,
  alreadyRated: () => 'Anda sudah menilai jawaban ini.',
  ratingIsNotAsked: () => 'Belum ada yang perlu dinilai di sini.',

  linkIsNotAllowed: () => 'Tautan ini tidak dapat dibuka dari sini.',
  newsLinkHasExpired: () => 'Tautan ini tidak berlaku lagi. Silakan berlangganan lagi.',
  birthDateIsImpossible: ({ name }) =>
    `${name === undefined ? '' : `${name}: `}tanggal ini tidak ada. Mohon periksa tanggal, bulan, dan tahunnya.`,
  applicantIsTooYoung: ({ from }) =>
    `Kami hanya meminjamkan kepada orang berusia di atas 18 tahun. Anda bisa mengajukan mulai ${written(from ?? '')}. Tidak ada yang disimpan.`,
  applyingIsNoUse: ({ text, remedy }) => `${text} ${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined
      ? 'Pengajuan Anda belum lengkap. Mohon isi yang masih kurang.'
      : `Pengajuan Anda belum lengkap. Yang masih kurang: ${step}`,
  applicationIsDecided: () => 'Pengajuan ini sudah diputuskan.',
  consentIsNeeded: ({ name }) =>
    name === undefined
      ? 'Tanpa persetujuan ini kami tidak bisa memutuskan pengajuan.'
      : `${name}: tanpa persetujuan ini kami tidak bisa memutuskan pengajuan.`,
  consentHasChanged: () => 'Teks ini telah berubah. Mohon baca kembali sebelum menyetujuinya.',
  tooManyApplications: ({ max }) => `Anda bisa mengirim ${max} pengajuan sehari. Silakan coba lagi besok.`,
  contactsAreNeverCollected: () => 'Kami tidak pernah mengumpulkan kontak Anda.',
  consentIsMissing: () => 'Data ini hanya kami ambil dengan persetujuan Anda, pada saat diperlukan.',
  consentHoldsWithTheLoan: () =>
    'Ini bagian dari pinjaman dan berlaku selama pinjaman itu. Setelah semuanya lunas, Anda dapat menghapus akun.',
}
