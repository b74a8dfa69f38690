// Words of papers and of what every agreement says, in Indonesian.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { documents as english } from '../en/documents.ts'
import { days, withinDays } from './days.ts'

const written = unbrokenDate('id')

export const documents: typeof english = {
  title: 'Perjanjian pinjaman',
  closed: 'Tautan ini sudah pernah dibuka, atau sudah terlalu lama.',
  closedText: 'Setiap tautan membuka satu dokumen, satu kali, dalam beberapa menit. Bukalah lagi dari pinjaman Anda.',
  back: 'Kembali ke pinjaman saya',
  save: 'Simpan sebagai PDF',
  saveTable: 'Simpan sebagai tabel (CSV)',
  version: 'Versi:',
  tickedByYou: 'Kotaknya kosong, dan Anda mencentangnya.',
  tickedByDefault: 'Kotaknya sudah tercentang saat halaman dibuka, dan Anda membiarkannya.',
  missing: 'Dokumen ini tidak kami temukan.',
  missingText:
    'Untuk rincian transaksi, pilih tanggal antara pencairan dan hari ini, yang pertama sebelum yang terakhir.',
  toPapers: 'Bukti pembayaran dan dokumen',
  agreedAt: (moment) => `Disetujui pada ${written(moment)}.`,
  publicText:
    'Perjanjian Anda sendiri akan tampil bersama penawaran, dengan semua angka terisi, sebelum Anda menyetujuinya. Inilah isi setiap perjanjian kami.',
  terms: 'Syarat dan ketentuan pinjaman',
  published: (terms) => [
    {
      heading: 'Pinjaman',
      text: `${terms.lender} memberi pinjaman selama ${terms.minTermDays} sampai ${terms.maxTermDays} hari kalender. Keputusan diambil dalam ${days(terms.decisionDays)}; dana masuk ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)} sesudahnya.`,
    },
    {
      heading: 'Biayanya',
      text: 'Penawaran Anda menunjukkan bunga, setiap biaya, total biaya, dan suku bunga yang mencakup semua biaya. Jika Anda membayar tepat waktu, hanya itu yang Anda bayar.',
    },
    {
      heading: 'Pembayaran',
      text: 'Setiap cicilan punya tanggal dan jumlahnya. Pembayaran dihitung sejak hari Anda membayar, walaupun kabarnya baru sampai kemudian.',
    },
    {
      heading: 'Pelunasan lebih awal',
      text: terms.earlyText,
    },
    ...(terms.coolingOffDays === 0
      ? []
      : [
          {
            heading: 'Jika berubah pikiran',
            text: `Selama ${days(terms.coolingOffDays)} setelah pencairan Anda dapat membatalkan pinjaman dan hanya membayar untuk hari-hari pemakaiannya. Tidak ada biaya lain. Hari terakhirnya tertulis di penawaran Anda.`,
          },
        ]),
    {
      heading: 'Keterlambatan',
      text:
        terms.lateText ??
        `Denda standar kami: ${terms.onceNew} satu kali untuk nasabah baru, ${terms.onceRepeat} untuk nasabah lama, lalu per hari dari yang belum dibayar ${terms.tiers.map(({ rate, fromDay }) => `${rate} mulai hari ke-${fromDay}`).join(', ')}. Bila hukum menetapkan batas yang lebih rendah, Anda membayar yang lebih rendah.`,
    },
    {
      heading: 'Peminjam',
      text: `Peminjam berusia di atas ${terms.minAgeYears} tahun dan memberi tahu kami dalam ${days(terms.detailsChangeNoticeDays)} bila nama, nomor telepon, atau rekeningnya berubah.`,
    },
    {
      heading: 'Pengalihan dan sengketa',
      text: `Bila pinjaman dialihkan ke pemberi pinjaman lain, kami akan memberi tahu Anda ${terms.assignmentNoticeBusinessDays} hari kerja sebelumnya; syarat Anda tidak berubah. Putusan pengadilan harus dibayar dalam ${days(terms.judgmentPaymentDays)}.`,
    },
  ],
}
