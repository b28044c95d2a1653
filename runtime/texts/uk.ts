import type { BotText } from '../node/bot-texts.js'

/** Ukrainian. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Будь ласка, введіть коректну адресу електронної пошти',
  'Please enter a valid number': 'Будь ласка, введіть число',
  'Please enter a valid url': 'Будь ласка, введіть коректну адресу сайту',
  'Please enter a valid phone number': 'Будь ласка, введіть коректний номер телефону',
  'Please enter a valid date': 'Будь ласка, введіть коректну дату',
  'Please upload a file smaller than 5MB': 'Будь ласка, завантажте файл, менший за 5 МБ',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'На жаль, на цей день ({day}) немає вільного часу для запису. Будь ласка, виберіть іншу дату.',
  'Nice to meet you, {name}': 'Приємно познайомитися, {name}',
  Yes: 'Так',
  No: 'Ні',
  Worst: 'Дуже погано',
  Best: 'Чудово',
  '{name} has joined the chat': '{name} тепер у чаті',
  '{name} has left the chat': '{name} більше не в чаті',
  'An agent': 'Оператор',
  'Please enter a valid time': 'Введіть правильний час',
  'Please enter a time from {from} to {to}': 'Введіть час від {from} до {to}',
  Choose: 'Вибрати',
  Continue: 'Продовжити',
  'Pay {amount}': 'Оплатити {amount}',
  Pay: 'Оплатити',
  'I have paid': 'Оплату зроблено',
  'Did you mean {one} or {other}?': 'Який день ви маєте на увазі: {one} чи {other}?',
  'Do you mean “{intent}”?': 'Ви маєте на увазі «{intent}»?',
  'for example {example}': 'наприклад, {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Цей день вибрати не можна ({day}). Будь ласка, виберіть іншу дату.',
  'Sorry, this time has just been taken. Please choose another one.':
    'На жаль, цей час щойно зайняли. Будь ласка, виберіть інший.',
  'Sorry, there are no free times at the moment.': 'На жаль, зараз немає вільного часу.',
  'This time could not be booked. We will get back to you.':
    'Не вдалося забронювати цей час. Ми зв’яжемося з вами.',
}
