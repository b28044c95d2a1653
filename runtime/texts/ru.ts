import type { BotText } from '../node/bot-texts.js'

/** Russian. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Пожалуйста, введите корректный адрес электронной почты',
  'Please enter a valid number': 'Пожалуйста, введите число',
  'Please enter a valid url': 'Пожалуйста, введите корректный адрес сайта',
  'Please enter a valid phone number': 'Пожалуйста, введите корректный номер телефона',
  'Please enter a valid date': 'Пожалуйста, введите корректную дату',
  'Please upload a file smaller than 5MB': 'Пожалуйста, загрузите файл меньше 5 МБ',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'К сожалению, на этот день ({day}) нет свободного времени для записи. Пожалуйста, выберите другую дату.',
  'Nice to meet you, {name}': 'Приятно познакомиться, {name}',
  Yes: 'Да',
  No: 'Нет',
  Worst: 'Очень плохо',
  Best: 'Отлично',
  '{name} has joined the chat': '{name} теперь в чате',
  '{name} has left the chat': '{name} больше не в чате',
  'An agent': 'Оператор',
  'Please enter a valid time': 'Введите правильное время',
  'Please enter a time from {from} to {to}': 'Введите время с {from} до {to}',
  Choose: 'Выбрать',
  Continue: 'Продолжить',
  'Pay {amount}': 'Оплатить {amount}',
  Pay: 'Оплатить',
  'I have paid': 'Оплата сделана',
  'Did you mean {one} or {other}?': 'Какой день вы имеете в виду: {one} или {other}?',
  'Do you mean “{intent}”?': 'Вы имеете в виду «{intent}»?',
  'for example {example}': 'например, {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Этот день выбрать нельзя ({day}). Пожалуйста, выберите другую дату.',
  'Sorry, this time has just been taken. Please choose another one.':
    'К сожалению, это время только что заняли. Пожалуйста, выберите другое.',
  'Sorry, there are no free times at the moment.': 'К сожалению, сейчас нет свободного времени.',
  'This time could not be booked. We will get back to you.':
    'Не удалось забронировать это время. Мы свяжемся с вами.',
}
