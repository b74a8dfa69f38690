// Words of the desk, in Indonesian: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'Periksa kolom berikut:',
    reportIsWrong: 'Laporan tidak diimpor, tidak satu baris pun:',
    sessionIsMissing: 'Sesi Anda berakhir. Silakan masuk lagi.',
    rightIsMissing: 'Peran Anda tidak mengizinkan ini.',
    formIsForeign: 'Formulir ini datang dari tempat lain.',
    passkeyIsNotAccepted: 'Kunci sandi ini tidak diterima.',
    loginIsTooLongAgo: 'Anda masuk sudah terlalu lama. Keluar, masuk lagi, lalu coba sekali lagi.',
    proposalIsOwn: 'Anda sendiri yang mengusulkan: orang lain harus memutuskan.',
    caseNamesYou: 'Pengaduan ini menyebut nama Anda: orang lain yang membaca dan menjawabnya.',
    notFound: 'Tidak ada apa pun di sini dengan nama itu.',
    methodIsWrong: 'Alamat ini tidak menerima panggilan seperti itu.',
    itemIsTaken: 'Sudah diambil orang lain.',
    itemIsNotYours: 'Ini bukan milik Anda untuk dikembalikan.',
    officerIsLast: 'Ini admin terakhir: undang yang lain dahulu.',
    passkeyIsLast: 'Ini satu-satunya kunci sandi Anda: tambahkan yang lain dahulu.',
    tooManyPasskeys: 'Kunci sandi Anda sudah sebanyak yang boleh: hapus satu dahulu.',
    providerSaysRole: 'Penyedia identitas yang menentukan siapa ini dan perannya: ubah di sana.',
    proposalIsDecided: 'Ini sudah diputuskan.',
    proposalHasExpired: 'Usulan ini kedaluwarsa. Silakan usulkan lagi.',
    loanHasMoved: 'Pinjaman sudah berubah: lihat dampak barunya, lalu putuskan.',
    cannotBeDone: 'Ini tidak dapat dilakukan:',
    invitationIsOver: 'Undangan ini sudah dipakai, terlalu lama, atau diganti dengan yang lebih baru.',
    bodyIsTooLarge: 'Ini terlalu besar untuk dikirim.',
    bodyIsUnreadable: 'Ini tidak dapat dibaca.',
    keyWasUsed: 'Kunci ini sudah dipakai untuk hal lain.',
    tooManyCalls: 'Terlalu banyak panggilan. Tunggu sebentar.',
    failed: 'Ada kesalahan di pihak kami. Silakan coba lagi.',
    outOfReach: 'Kami belum dapat membuka catatan kami. Coba lagi sebentar lagi.',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    'Paling besar 20 MB dapat dikirim sekaligus, dan 256 MB untuk laporan penyelesaian. Tidak ada yang disimpan. Jika laporannya lebih besar, minta rentang hari yang lebih pendek dari penyedia, lalu kembali dan pilih berkas itu.',
}
