import type { BotText } from '../node/bot-texts.js'

/** Indonesian. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Harap masukkan alamat email yang valid',
  'Please enter a valid number': 'Harap masukkan angka yang valid',
  'Please enter a valid url': 'Harap masukkan alamat web yang valid',
  'Please enter a valid phone number': 'Harap masukkan nomor telepon yang valid',
  'Please enter a valid date': 'Harap masukkan tanggal yang valid',
  'Please upload a file smaller than 5MB': 'Harap unggah file yang lebih kecil dari 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Maaf, tidak ada waktu yang tersedia pada hari {day}. Silakan pilih tanggal lain.',
  'Nice to meet you, {name}': 'Senang bertemu dengan Anda, {name}',
  Yes: 'Ya',
  No: 'Tidak',
  Worst: 'Terburuk',
  Best: 'Terbaik',
  '{name} has joined the chat': '{name} telah bergabung dalam obrolan',
  '{name} has left the chat': '{name} telah meninggalkan obrolan',
  'An agent': 'Seorang petugas',
  'Please enter a valid time': 'Masukkan waktu yang valid',
  'Please enter a time from {from} to {to}': 'Masukkan waktu antara {from} dan {to}',
  Choose: 'Pilih',
  Continue: 'Lanjutkan',
  'Pay {amount}': 'Bayar {amount}',
  Pay: 'Bayar',
  'I have paid': 'Saya sudah membayar',
  'Did you mean {one} or {other}?': 'Maksud Anda {one} atau {other}?',
  'Do you mean “{intent}”?': 'Maksud Anda “{intent}”?',
  'for example {example}': 'misalnya {example}',
  '{day} cannot be chosen. Please choose a different date.':
    '{day} tidak dapat dipilih. Silakan pilih tanggal lain.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Maaf, waktu ini baru saja terisi. Silakan pilih waktu lain.',
  'Sorry, there are no free times at the moment.': 'Maaf, saat ini tidak ada waktu yang kosong.',
  'This time could not be booked. We will get back to you.':
    'Waktu ini tidak dapat dipesan. Kami akan menghubungi Anda.',
}
