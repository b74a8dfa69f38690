// Words of login, launch and account deletion, in Indonesian.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: kunci sebuah ponsel kini dapat dipakai untuk masuk ke akun Anda. Bukan Anda? Masuk, hapus di Akun saya, dan beri tahu kami.`,
    login: ({ lender, code, minutes }) =>
      `${code} adalah kode untuk masuk ke ${lender}. Berlaku ${minutes} menit. Jangan beri tahu siapa pun.`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join(', ')
      return `Halo. Kode Anda untuk masuk ke ${lender} adalah: ${spoken}. Sekali lagi: ${spoken}. Jangan beri tahu siapa pun.`
    },
    delete: ({ lender, code, minutes }) =>
      `${code} adalah kode untuk menghapus akun ${lender} Anda. Berlaku ${minutes} menit. Jika bukan Anda yang meminta, abaikan saja.`,
    register: ({ lender, code, minutes }) =>
      `${code} adalah kode untuk mendaftar di ${lender}. Berlaku ${minutes} menit. Jangan beri tahu siapa pun.`,
    phoneOld: ({ lender, code, minutes }) =>
      `${code} adalah kode untuk mengganti nomor telepon akun ${lender} Anda. Berlaku ${minutes} menit. Bukan Anda yang meminta? Jangan beri tahu siapa pun dan telepon kami.`,
    phoneNew: ({ lender, code, minutes }) =>
      `${code} adalah kode untuk memakai nomor ini di ${lender}. Berlaku ${minutes} menit. Jika bukan Anda yang meminta, abaikan saja.`,
    phoneChanged: ({ lender, support }) =>
      `${lender}: akun Anda punya nomor telepon baru, nomor ini tidak bisa membukanya lagi. Bukan Anda? Segera telepon ${support}.`,
  },
  emailMail: {
    subject: (v) => `Konfirmasi email Anda untuk ${v.lender}`,
    text: (v) =>
      `Buka tautan ini untuk memakai email ini di akun ${v.lender} Anda:\n\n${v.link}\n\nBerlaku ${v.days} hari. Jika bukan Anda yang meminta, abaikan saja.\n`,
  },
}
