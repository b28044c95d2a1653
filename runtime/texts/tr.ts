import type { BotText } from '../node/bot-texts.js'

/** Turkish. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Lütfen geçerli bir e-posta adresi girin',
  'Please enter a valid number': 'Lütfen geçerli bir sayı girin',
  'Please enter a valid url': 'Lütfen geçerli bir web adresi girin',
  'Please enter a valid phone number': 'Lütfen geçerli bir telefon numarası girin',
  'Please enter a valid date': 'Lütfen geçerli bir tarih girin',
  'Please upload a file smaller than 5MB': 'Lütfen 5 MB’tan küçük bir dosya yükleyin',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Üzgünüz, {day} günü için uygun saat yok. Lütfen başka bir tarih seçin.',
  'Nice to meet you, {name}': 'Tanıştığımıza memnun oldum, {name}',
  Yes: 'Evet',
  No: 'Hayır',
  Worst: 'En kötü',
  Best: 'En iyi',
  '{name} has joined the chat': '{name} sohbete katıldı',
  '{name} has left the chat': '{name} sohbetten ayrıldı',
  'An agent': 'Bir temsilci',
  'Please enter a valid time': 'Lütfen geçerli bir saat girin',
  'Please enter a time from {from} to {to}': 'Lütfen {from} ile {to} arasında bir saat girin',
  Choose: 'Seç',
  Continue: 'Devam',
  'Pay {amount}': '{amount} öde',
  Pay: 'Öde',
  'I have paid': 'Ödedim',
  'Did you mean {one} or {other}?': '{one} mi, yoksa {other} mi demek istediniz?',
  'Do you mean “{intent}”?': '“{intent}” mi demek istediniz?',
  'for example {example}': 'örneğin {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Bu gün seçilemiyor ({day}). Lütfen başka bir tarih seçin.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Üzgünüz, bu saat az önce doldu. Lütfen başka bir saat seçin.',
  'Sorry, there are no free times at the moment.': 'Üzgünüz, şu anda boş saat yok.',
  'This time could not be booked. We will get back to you.':
    'Bu saat ayrılamadı. Size dönüş yapacağız.',
}
