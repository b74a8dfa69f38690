// Words of the complaint screens, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = unbrokenDate('id')

export const complaint: typeof english = {
  title: 'Pengaduan',
  mine: 'Pengaduan saya',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) =>
    days === null
      ? 'Anda akan mendapat nomor pengaduan.'
      : `Petugas kami akan membacanya dan menjawab dalam ${days} hari kerja.`,

  entry: {
    order: 'Pinjaman yang mana',
    all: 'Semua',
    allTitle: 'Pilih pinjamannya',
    noOrder: 'Anda belum memiliki pinjaman. Hal lain tetap dapat Anda sampaikan kepada kami.',
    about: 'Tentang apa',
    notThisOrder: 'Pinjaman yang dipilih tidak menerima pengaduan jenis penagihan',
    more: 'Apa yang terjadi',
  },

  form: {
    about: 'Tentang apa',
    text: 'Ceritakan apa yang terjadi',
    placeholder: 'Dengan kata-kata Anda sendiri',
    pictures: 'Gambar, bila ada',
    submit: 'Kirim',
    restored: 'Tulisan Anda masih ada di sini.',
    waiting: 'Sebuah gambar masih dikirim.',
    unknown: 'Silakan pilih lagi tentang apa pengaduannya.',
    choose: 'Pilih lagi',
  },

  sent: {
    title: 'Pengaduan Anda sudah kami terima',
    text: 'Kami akan mengirim SMS begitu ada jawaban.',
    number: 'Nomor pengaduan',
    answerBy: 'Kami akan menjawab paling lambat',
    see: 'Lihat pengaduan saya',
    back: 'Kembali ke pengaduan',
  },

  name: {
    title: 'Nama',
    voice: 'Siapa nama baru Anda?',
    now: 'Nama sekarang',
    text: 'Petugas kami akan mencocokkannya dengan dokumen Anda. Sebelum itu tidak ada yang berubah.',
    label: 'Nama lengkap baru',
    hint: 'Seperti di dokumen identitas',
    pictures: 'Foto dokumen Anda',
    noPicture: 'Tambahkan foto dokumen Anda.',
    proof: 'KTP, paspor, atau buku nikah dengan nama baru.',
    waiting: 'Foto masih dikirim.',
    submit: 'Kirim',
    sent: 'Kami sedang memeriksa nama baru Anda',
    sentText: 'Kami akan mengirim SMS begitu ada keputusan.',
    asked: 'Nama baru',
    accepted: 'Nama Anda telah diganti.',
    refused: 'Terakhir kali nama Anda belum dapat kami ganti.',
    why: 'Lihat alasannya',
    see: 'Lihat pengaduan',
    back: 'Ke akun saya',
  },

  slip: {
    title: 'Sudah bayar, tetapi belum tercatat',
    reference: 'Nomor di struk Anda',
    referenceHint: 'Biasanya disebut nomor referensi, UTR, atau nomor transaksi. Kode pembayaran juga bisa dipakai.',
    picture: 'Foto struk, jika ada',
    promise: (days) =>
      days === null
        ? 'Kami akan langsung menanyakannya ke penyedia pembayaran.'
        : `Kami akan langsung menanyakannya ke penyedia pembayaran. Jika belum jelas, petugas kami akan memeriksanya dalam ${days} hari kerja.`,
    waiting: 'Foto masih dikirim.',
    submit: 'Kirim',
    others: 'Pinjaman lain',
    sentTitle: 'Kami sedang mencari pembayaran Anda',
    sentText: 'Kami akan mengirim SMS begitu pembayaran tercatat. Anda tidak perlu membayar lagi.',
    foundTitle: 'Pembayaran Anda sudah ditemukan',
    keepSlip: 'Yang dihitung adalah hari Anda membayar. Simpan struknya sampai pembayaran tercatat.',
    see: 'Lihat pengaduan',
    toLoan: 'Ke pinjaman saya',
    noLoan: 'Anda belum punya pinjaman',
    noLoanText: 'Setelah pinjaman dicairkan, Anda dapat melaporkan pembayaran yang belum tercatat di sini.',
    talk: 'Hubungi kami',
  },

  list: {
    title: 'Pengaduan saya',
    tabs: 'Pengaduan menurut status',
    none: 'Belum ada apa-apa di sini',
    noneText: 'Bila ada masalah, ceritakan kepada kami.',
    write: 'Tulis pengaduan',
    states: { open: 'Terbuka', asked: 'Kami bertanya', answered: 'Terjawab' },
  },

  details: {
    title: 'Layanan online',
    result: 'Hasil penanganan',
    wrote: (day) => `Anda menulis, ${written(day)}`,
    pictures: 'Gambar',
    standing: ({ state, isReopened }) =>
      state === 'asked'
        ? 'Kami bertanya kepada Anda. Mohon jawab di bawah.'
        : isReopened
          ? 'Pengaduan Anda dibuka kembali. Belum ada jawaban.'
          : 'Pengaduan Anda sudah kami terima. Belum ada jawaban.',
    willAnswer: (day) => `Kami akan menjawab paling lambat ${written(day)}.`,
    answerIsLate: (day) => `Kami berjanji menjawab paling lambat ${written(day)}. Kami terlambat, dan kami minta maaf.`,
    lateText:
      'Tulis lagi di bawah, atau hubungi pihak yang disebut di halaman ini. Anda tidak perlu mengulang dari awal.',
    steps: { received: 'Diterima', read: 'Dibaca', answer: 'Jawaban' },
    readBy: (day) => `paling lambat ${written(day)}`,
    finalBy: 'Jawaban akhir paling lambat',
    sent: 'Pesan Anda sudah terkirim.',
    thread: {
      title: 'Percakapan',
      you: 'Anda',
      us: 'Kami',
      officer: (name) => `${name}, petugas kami`,
      above: 'Jawabannya ada di atas',
      kinds: {
        acknowledgement: 'Membaca pengaduan Anda',
        question: 'Bertanya kepada Anda',
        answer: 'Menjawab',
        escalation: 'Meneruskannya',
        reply: 'Menulis',
        reopening: 'Membukanya kembali',
      },
    },
    reply: { title: 'Tambahkan sesuatu', text: 'Pesan Anda', submit: 'Kirim' },
    reopen: {
      title: 'Belum selesai?',
      note: 'Ceritakan apa yang kurang. Pengaduan Anda akan dibuka kembali dan kami jawab sekali lagi.',
      text: 'Apa yang masih salah',
      submit: 'Buka kembali',
    },
    number: 'Nomor pengaduan',
    notFound: 'Pengaduan ini tidak kami temukan di akun Anda.',
    toList: 'Ke pengaduan saya',
    toOrder: 'Ke pinjaman saya',
    further: 'Bila itu belum membantu',
  },

  rating: {
    title: 'Silakan nilai layanan ini',
    cancel: 'Batal',
    submit: 'Kirim',
    missing: 'Silakan pilih',
    done: 'Penilaian berhasil dikirim!',
  },
}
