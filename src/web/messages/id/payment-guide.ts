// Words of the payment guide, in Indonesian.

import type { paymentGuide as english } from '../en/payment-guide.ts'

export const paymentGuide: typeof english = {
  title: 'Cara membayar',
  voice: 'Cara membayar dengan kode pembayaran',
  intro:
    'Setiap pembayaran punya kode sendiri. Kodenya ada di halaman pembayaran pinjaman Anda, bersama jumlah dan batas waktunya.',
  larger: 'Perbesar',
  tapNote: 'Ketuk gambar untuk memperbesarnya.',
  back: 'Kembali ke langkah-langkah',
  next: 'Gambar berikutnya',
  help: 'Hubungi kami',
  proof: 'Simpan struk atau konfirmasi sebagai bukti pembayaran.',
  exact: 'Bayar jumlah yang tertera di samping kode. Jumlah lain juga dihitung untuk pinjaman Anda.',
  mWallet: {
    note: 'bayar tagihan di aplikasi',
    steps: [
      {
        title: (wallet: string) => `Buka ${wallet} dan ketuk “Bayar tagihan”`,
        text: 'Pilih “Pinjaman”.',
        picture: 'Ponsel dengan delapan kotak, kotak tagihan ditandai',
      },
      {
        title: 'Ketik atau tempel kode',
        text: 'Tempel dari halaman pembayaran agar tidak ada angka yang salah.',
        picture: 'Ponsel dengan nomor panjang di kolom isian dan papan angka di bawahnya',
      },
      {
        title: 'Periksa jumlahnya dan konfirmasi',
        text: 'Jumlahnya harus sama dengan jumlah di halaman pembayaran.',
        picture: 'Ponsel dengan struk dan tanda centang besar',
      },
    ],
  },
  otherWallet: {
    title: 'Dompet digital lain',
    note: 'kebanyakan dompet membayar tagihan dengan kode',
    steps: [
      {
        title: 'Buka dompet digital dan cari “Tagihan”',
        text: 'Cari nama pemberi pinjaman di daftar, atau cari “Pinjaman”.',
        picture: 'Ponsel dengan daftar, satu baris ditandai',
      },
      {
        title: 'Ketuk “Pindai”, atau ketik kode',
        text: 'Di ponsel yang sama: simpan gambar kode QR, lalu pilih dari galeri.',
        picture: 'Ponsel dengan kode QR di dalam bingkai',
      },
      {
        title: 'Periksa jumlahnya dan konfirmasi',
        text: 'Simpan konfirmasinya.',
        picture: 'Ponsel dengan struk dan tanda centang besar',
      },
    ],
  },
  store: {
    title: 'Di toko',
    note: 'tunai di kasir',
    steps: [
      {
        title: 'Datang ke toko mitra sebelum kode kedaluwarsa',
        text: 'Sebutkan “bayar tagihan” di kasir, atau pilih di mesin kios.',
        picture: 'Toko dengan atap tenda dan pintu terbuka',
      },
      {
        title: 'Tunjukkan barcode',
        text: 'Atau bacakan kodenya kepada kasir.',
        picture: 'Pemindai di atas ponsel yang menampilkan barcode',
      },
      {
        title: 'Bayar sesuai jumlahnya dan ambil struk',
        text: 'Struk itu bukti pembayaran Anda.',
        picture: 'Meja kasir dengan uang kertas dan struk tercetak',
      },
    ],
  },
}
