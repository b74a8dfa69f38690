// Words of the customer service page, in Indonesian.

import type { service as english } from '../en/service.ts'

export const service: typeof english = {
  title: 'Layanan pelanggan',
  voice: 'Hubungi kami.',
  text: 'Beri tahu kami lebih awal bila Anda tidak dapat membayar.',
  contact: 'Cara menghubungi kami',
  telephone: 'Telepon',
  email: 'Email',
  whatsApp: 'WhatsApp',
  call: (phone) => `Telepon ${phone}`,
  complain: 'Ada masalah dengan pinjaman saya',
  complainNote: (days) => `Dijawab dalam ${days} hari kerja`,
  deleteAccount: 'Hapus akun saya',
  settings: 'Bahasa dan tampilan',
  never: 'Kami tidak pernah menanyakan kode atau kata sandi Anda, baik lewat telepon maupun pesan.',

  faq: {
    title: 'Tanya jawab',
    search: 'Apa yang ingin Anda ketahui?',
    submit: 'Cari',
    found: (count) => `${count} jawaban cocok.`,
    none: 'Tidak ada yang cocok.',
    noneText: 'Coba kata lain, atau tanyakan kepada kami.',
    all: 'Semua pertanyaan',
    ask: 'Tanyakan kepada kami',
  },
}
