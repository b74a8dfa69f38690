// The questions before a phone tells something, in Indonesian.

import type { ServerWords } from '../en.ts'

export const deviceData: ServerWords['deviceData'] = {
  location: {
    question:
      'Bolehkah kami menanyakan lokasi ponsel Anda, satu kali saja, untuk memastikan kami boleh memberi pinjaman di sana? Anda boleh menolak: pinjaman Anda tidak terpengaruh.',
    keeps: (v) => `Kami menyimpan wilayahnya, kira-kira 10 km, selama ${v.days} hari, dan tidak pernah melacak Anda.`,
  },
  deviceInfo: {
    question:
      'Bolehkah ponsel Anda memberi tahu sistem yang dipakainya, agar kami dapat mencari penyebab gangguan? Anda boleh menolak: pinjaman Anda tidak terpengaruh.',
    keeps: (v) =>
      `Kami menyimpan sistem dan versi utamanya selama ${v.days} hari, tanpa model dan tanpa nomor apa pun dari ponsel.`,
  },
}
