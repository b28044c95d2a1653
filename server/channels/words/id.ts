import type { ChannelWords } from './channel-words.js'

/** Indonesian. */
export const words: ChannelWords = {
  hints: {
    pick: 'Silakan pilih.',
    number: 'Harap jawab dengan nomor dari daftar.',
    numbers: 'Harap jawab dengan satu atau beberapa nomor, misalnya 1,3.',
    between: (from, to) => `Harap jawab dengan angka dari ${from} sampai ${to}.`,
    date: example => `Harap jawab dengan tanggal, misalnya ${example}.`,
    time: example => `Harap jawab dengan waktu, misalnya ${example}.`,
    times: (from, to) => `Harap jawab dengan waktu antara ${from} dan ${to}.`,
    days: names => `Kecuali hari ${names}.`,
    file: size => `Harap kirim file berukuran maksimal ${size}.`,
    orFile: size => `Anda juga dapat menjawab dengan file berukuran maksimal ${size}.`,
    location: 'Harap bagikan lokasi Anda atau ketik alamat.',
    inputs: {
      text: 'Harap ketik jawaban Anda.',
      name: 'Harap ketik nama Anda.',
      email: 'Harap ketik alamat email Anda.',
      number: 'Harap ketik angka, misalnya 12.',
      url: 'Harap ketik alamat web.',
      tel: 'Harap ketik nomor telepon Anda, misalnya +44 20 7946 0958.',
    },
    more: 'Lainnya',
    show: 'Lihat pilihan',
    otherDay: 'Tanggal lain',
    ticks: 'Pilih satu per satu, lalu “Selesai”.',
    done: 'Selesai',
  },
  notes: {
    unsupported: 'Maaf, saya tidak dapat membaca ini di sini. Silakan ketik saja.',
    answered: 'Pertanyaan ini sudah dijawab.',
    lost: 'Maaf, file tidak sampai. Silakan kirim lagi.',
    stopped: 'Tidak akan ada pesan lagi dari sini. Tulis START untuk mulai lagi.',
    help: 'Ini adalah obrolan otomatis. Tulis STOP untuk berhenti menerima pesan.',
  },
}
