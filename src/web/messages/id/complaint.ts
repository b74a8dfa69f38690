// Words of the complaint screens, in Indonesian.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('id')

export const complaint: typeof english = {
  title: 'Pengaduan',
  mine: 'Pengaduan saya',
  problemTitle: 'Pengaduan',

  entry: {
    order: 'Pinjaman yang mana',
    all: 'Semua',
    allTitle: 'Pilih pinjamannya',
    noOrder: 'Anda belum memiliki pinjaman. Hal lain tetap dapat Anda sampaikan kepada kami.',
    about: 'Tentang apa',
    notThisOrder: 'Pinjaman yang dipilih tidak menerima pengaduan jenis penagihan',
    more: 'Apa yang terjadi',
    promise: 'Seseorang membacanya dan menjawab dalam 3 hari kerja.',
  },

  form: {
    about: 'Tentang apa',
    text: 'Ceritakan apa yang terjadi',
    placeholder: 'Dengan kata-kata Anda sendiri',
    person: 'Seseorang membacanya.',
    pictures: 'Gambar, bila ada',
    promise: 'Anda mendapat jawaban dalam 3 hari kerja.',
    submit: 'Kirim',
    restored: 'Yang sudah Anda tulis tetap kami simpan.',
    waiting: 'Sebuah gambar masih dikirim.',
    unknown: 'Silakan pilih lagi tentang apa pengaduannya.',
    choose: 'Pilih lagi',
  },

  sent: {
    title: 'Sudah kami terima',
    text: 'Pengaduan Anda sudah masuk.',
    number: 'Nomor pengaduan',
    answerBy: 'Anda mendapat jawaban paling lambat',
    see: 'Lihat pengaduan saya',
    back: 'Kembali ke pengaduan',
  },

  slip: {
    title: 'Sudah bayar, belum tercatat',
    reference: 'Nomor di struk Anda',
    referenceHint: 'Disebut nomor referensi, UTR, atau nomor transaksi. Kode bayar juga bisa dipakai.',
    picture: 'Foto struk, jika ada',
    promise:
      'Kami langsung menanyakannya ke penyedia pembayaran. Jika belum jelas, petugas kami memeriksanya dalam 3 hari kerja.',
    waiting: 'Foto masih dikirim.',
    submit: 'Kirim',
    others: 'Pinjaman lain',
    sentTitle: 'Kami sedang mencari pembayaran Anda',
    sentText: 'Kami mengabari Anda lewat SMS begitu pembayaran tercatat. Anda tidak perlu membayar lagi.',
    foundTitle: 'Pembayaran Anda sudah ditemukan',
    keepSlip: 'Yang dihitung adalah hari Anda membayar. Simpan struknya sampai selesai.',
    see: 'Lihat pengaduan',
    toLoan: 'Ke pinjaman saya',
    noLoan: 'Anda belum punya pinjaman',
    noLoanText: 'Setelah pinjaman dicairkan, Anda dapat melaporkan pembayaran yang belum tercatat di sini.',
  },

  list: {
    title: 'Pengaduan saya',
    tabs: 'Pengaduan menurut status',
    none: 'Belum ada apa-apa di sini',
    noneText: 'Bila ada yang tidak benar, ceritakan kepada kami. Seseorang membacanya.',
    write: 'Tulis pengaduan',
  },

  details: {
    title: 'Layanan daring',
    result: 'Hasil penanganan',
    wrote: (day) => `Anda menulis, ${written(day)}`,
    pictures: 'Gambar',
    open: 'Seseorang sedang membaca pengaduan Anda.',
    number: 'Nomor pengaduan',
    answerBy: 'Anda mendapat jawaban paling lambat',
    notFound: 'Pengaduan ini tidak kami temukan di antara pengaduan Anda.',
    toList: 'Ke pengaduan saya',
    toOrder: 'Ke pinjaman yang dimaksud',
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
