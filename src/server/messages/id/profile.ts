// Words of a borrower's own account, in Indonesian.

import type { profile as english } from '../en/profile.ts'

export const profile: typeof english = {
  consents: {
    ofLoan: (v) => `Pinjaman ${v.orderId}`,
    reminders: {
      title: 'Pengingat lewat pesan',
      explanation: 'Pesan singkat sebelum cicilan jatuh tempo, dan bila terlambat.',
    },
    phoneMessages: {
      title: 'Pesan di ponsel Anda',
      explanation: 'Notifikasi hanya memberi tahu bahwa ada kabar, tanpa jumlah atau nama.',
    },
    newsByEmail: {
      title: 'Kabar lewat email',
      explanation: 'Penawaran dan kabar ke alamat yang Anda isi di halaman kami.',
    },
    location: {
      title: 'Lokasi ponsel Anda',
      explanation: 'Wilayahnya, ditanyakan sekali. Jika persetujuan dicabut, data langsung dihapus.',
    },
    deviceInfo: {
      title: 'Sistem ponsel Anda',
      explanation: 'Sistem dan versi utamanya. Jika persetujuan dicabut, data langsung dihapus.',
    },
  },
  leftOut: {
    accountNumber: {
      what: 'Nomor rekening, kartu, dan dokumen identitas Anda, kecuali angka terakhirnya',
      why: 'Siapa pun yang menemukan berkas ini di ponsel Anda tidak boleh bisa membacanya. Kami menyimpannya terenkripsi.',
    },
    secrets: {
      what: 'Kode, tautan, dan kunci sesi',
      why: 'Kami hanya menyimpannya dalam bentuk yang tidak bisa dibaca kembali.',
    },
    books: {
      what: 'Pembukuan berpasangan',
      why: 'Isinya pembayaran dan biaya yang sama, sebagai catatan akuntansi kami.',
    },
    limits: {
      what: 'Penghitung untuk mencegah penyalahgunaan',
      why: 'Tidak menyebut nama siapa pun, dan kami hapus setelah beberapa hari.',
    },
  },
}
