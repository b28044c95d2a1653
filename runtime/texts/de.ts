import type { BotText } from '../node/bot-texts.js'

/** German. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid number': 'Bitte geben Sie eine gültige Zahl ein',
  'Please enter a valid url': 'Bitte geben Sie eine gültige Internetadresse ein',
  'Please enter a valid phone number': 'Bitte geben Sie eine gültige Telefonnummer ein',
  'Please enter a valid date': 'Bitte geben Sie ein gültiges Datum ein',
  'Please upload a file smaller than 5MB':
    'Bitte laden Sie eine Datei hoch, die kleiner als 5 MB ist',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Leider sind am {day} keine Termine frei. Bitte wählen Sie ein anderes Datum.',
  'Nice to meet you, {name}': 'Freut mich, Sie kennenzulernen, {name}',
  Yes: 'Ja',
  No: 'Nein',
  Worst: 'Sehr schlecht',
  Best: 'Sehr gut',
  '{name} has joined the chat': '{name} ist dem Chat beigetreten',
  '{name} has left the chat': '{name} hat den Chat verlassen',
  'An agent': 'Jemand aus unserem Team',
  'Please enter a valid time': 'Bitte geben Sie eine gültige Uhrzeit ein',
  'Please enter a time from {from} to {to}': 'Bitte geben Sie eine Uhrzeit von {from} bis {to} ein',
  Choose: 'Auswählen',
  Continue: 'Weiter',
  'Pay {amount}': '{amount} bezahlen',
  Pay: 'Bezahlen',
  'I have paid': 'Ich habe bezahlt',
  'Did you mean {one} or {other}?': 'Meinen Sie {one} oder {other}?',
  'Do you mean “{intent}”?': 'Meinen Sie „{intent}“?',
  'for example {example}': 'zum Beispiel {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Dieser Tag ist nicht wählbar ({day}). Bitte wählen Sie ein anderes Datum.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Leider wurde dieser Termin gerade vergeben. Bitte wählen Sie einen anderen.',
  'Sorry, there are no free times at the moment.': 'Leider sind im Moment keine Termine frei.',
  'This time could not be booked. We will get back to you.':
    'Dieser Termin konnte nicht gebucht werden. Wir melden uns bei Ihnen.',
}
