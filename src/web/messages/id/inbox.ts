// Words of the inbox, in Indonesian.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Pesan',
  fresh: 'Baru',
  earlier: 'Sebelumnya',
  markRead: 'Tandai semua sudah dibaca',
  none: 'Belum ada apa-apa di sini.',
  noneText: 'Keputusan, kuitansi, pengingat, dan jawaban kami akan ada di sini, masing-masing dengan tanggalnya.',
  texted: (phone) => `Yang terpenting kami kirim lewat SMS ke ${phone}. Semuanya selalu dapat dibaca di sini.`,
  choose: 'Pilih apa yang kami kirim lewat SMS',
}
