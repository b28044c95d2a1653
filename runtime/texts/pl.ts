import type { BotText } from '../node/bot-texts.js'

/** Polish. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Proszę podać prawidłowy adres e-mail',
  'Please enter a valid number': 'Proszę podać prawidłową liczbę',
  'Please enter a valid url': 'Proszę podać prawidłowy adres strony',
  'Please enter a valid phone number': 'Proszę podać prawidłowy numer telefonu',
  'Please enter a valid date': 'Proszę podać prawidłową datę',
  'Please upload a file smaller than 5MB': 'Proszę przesłać plik mniejszy niż 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Niestety w tym dniu ({day}) nie ma wolnych terminów. Proszę wybrać inną datę.',
  'Nice to meet you, {name}': 'Miło mi poznać, {name}',
  Yes: 'Tak',
  No: 'Nie',
  Worst: 'Najgorzej',
  Best: 'Najlepiej',
  '{name} has joined the chat': '{name} – dołączono do czatu',
  '{name} has left the chat': '{name} – opuszczono czat',
  'An agent': 'Konsultant',
  'Please enter a valid time': 'Podaj prawidłową godzinę',
  'Please enter a time from {from} to {to}': 'Podaj godzinę od {from} do {to}',
  Choose: 'Wybierz',
  Continue: 'Dalej',
  'Pay {amount}': 'Zapłać {amount}',
  Pay: 'Zapłać',
  'I have paid': 'Zapłacono',
  'Did you mean {one} or {other}?': 'O który dzień chodzi: {one} czy {other}?',
  'Do you mean “{intent}”?': 'Czy chodzi o „{intent}”?',
  'for example {example}': 'na przykład {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Tego dnia nie można wybrać ({day}). Proszę wybrać inną datę.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Przepraszamy, ten termin został właśnie zajęty. Proszę wybrać inny.',
  'Sorry, there are no free times at the moment.':
    'Przepraszamy, w tej chwili nie ma wolnych terminów.',
  'This time could not be booked. We will get back to you.':
    'Nie udało się zarezerwować tego terminu. Skontaktujemy się z Państwem.',
}
