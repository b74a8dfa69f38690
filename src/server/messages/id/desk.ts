// Words of the desk, in Indonesian: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'Periksa kolom berikut:',
    reportIsWrong: 'Laporan tidak diimpor, tidak satu baris pun:',
    sessionIsMissing: 'Sesi Anda berakhir. Silakan masuk lagi.',
    rightIsMissing: 'Peran Anda tidak mengizinkan ini.',
    formIsForeign: 'Formulir ini datang dari tempat lain.',
    proposalIsOwn: 'Anda sendiri yang mengusulkan: orang lain harus memutuskan.',
    notFound: 'Tidak ada apa pun di sini dengan nama itu.',
    methodIsWrong: 'Alamat ini tidak menerima panggilan seperti itu.',
    itemIsTaken: 'Sudah diambil orang lain.',
    itemIsNotYours: 'Ini bukan milik Anda untuk dikembalikan.',
    officerIsLast: 'Ini admin terakhir: undang yang lain dahulu.',
    proposalIsDecided: 'Ini sudah diputuskan.',
    proposalHasExpired: 'Usulan ini kedaluwarsa. Silakan usulkan lagi.',
    loanHasMoved: 'Pinjaman sudah berubah: lihat dampak barunya, lalu putuskan.',
    cannotBeDone: 'Ini tidak dapat dilakukan:',
    bodyIsTooLarge: 'Ini terlalu besar untuk dikirim.',
    bodyIsUnreadable: 'Ini tidak dapat dibaca.',
    keyWasUsed: 'Kunci ini sudah dipakai untuk hal lain.',
    tooManyCalls: 'Terlalu banyak panggilan. Tunggu sebentar.',
    failed: 'Ada kesalahan di pihak kami. Silakan coba lagi.',
    outOfReach: 'Kami belum dapat membuka catatan kami. Coba lagi sebentar lagi.',
  },
}
