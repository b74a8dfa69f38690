// Words of the payout account form, in Indonesian.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  cardType: { title: 'Jenis rekening', bank: 'Rekening bank', wallet: 'Dompet digital' },
  channelNumber: {
    title: 'Cara pengiriman',
    placeholder: 'Pilih cara',
    instant: 'Langsung ke rekening',
    counter: 'Diambil di kantor cabang',
  },
  bankCode: { title: 'Bank', placeholder: 'Pilih bank Anda' },
  accountNumber: { title: 'Nomor rekening', placeholder: 'Hanya angka' },
  accountName: { title: 'Nama pemilik rekening', placeholder: 'Seperti tercatat di bank' },
  branch: { title: 'Kantor cabang', placeholder: 'Nama kantor cabang' },
  city: { title: 'Kota', placeholder: 'Pilih kota kantor cabang' },
  walletCode: { title: 'Dompet digital', placeholder: 'Pilih dompet digital Anda' },
  walletNumber: { title: 'Nomor dompet', placeholder: 'Nomor telepon dompet' },
  birthDay: { title: 'Tanggal lahir', placeholder: 'Seperti tercatat di dompet' },
  digitRange: ({ least, most }) => `${least} sampai ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }) =>
      `${code} adalah kode ${lender} agar pinjaman Anda dikirim ke ${bank} ${account}. Berlaku ${minutes} menit. Bukan Anda? Jangan beri tahu siapa pun.`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }) =>
      `${lender}: mulai sekarang pinjaman Anda dikirim ke ${bank} ${account}. Jika bukan Anda yang mengganti, segera hubungi kami: ${support}`,
  },
}
