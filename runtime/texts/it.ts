import type { BotText } from '../node/bot-texts.js'

/** Italian. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Inserisca un indirizzo e-mail valido',
  'Please enter a valid number': 'Inserisca un numero valido',
  'Please enter a valid url': 'Inserisca un indirizzo web valido',
  'Please enter a valid phone number': 'Inserisca un numero di telefono valido',
  'Please enter a valid date': 'Inserisca una data valida',
  'Please upload a file smaller than 5MB': 'Carichi un file di dimensioni inferiori a 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Spiacenti, non ci sono orari disponibili per {day}. Scelga un’altra data.',
  'Nice to meet you, {name}': 'Piacere di conoscerLa, {name}',
  Yes: 'Sì',
  No: 'No',
  Worst: 'Pessimo',
  Best: 'Ottimo',
  '{name} has joined the chat': '{name} è entrato in chat',
  '{name} has left the chat': '{name} ha lasciato la chat',
  'An agent': 'Un operatore',
  'Please enter a valid time': 'Inserisca un orario valido',
  'Please enter a time from {from} to {to}': 'Inserisca un orario tra {from} e {to}',
  Choose: 'Scegli',
  Continue: 'Continua',
  'Pay {amount}': 'Paga {amount}',
  Pay: 'Paga',
  'I have paid': 'Ho pagato',
  'Did you mean {one} or {other}?': 'Intende {one} o {other}?',
  'Do you mean “{intent}”?': 'Intende «{intent}»?',
  'for example {example}': 'per esempio {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Questo giorno non può essere scelto ({day}). Scelga un’altra data.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Spiacenti, questo orario è appena stato occupato. Ne scelga un altro.',
  'Sorry, there are no free times at the moment.':
    'Spiacenti, al momento non ci sono orari liberi.',
  'This time could not be booked. We will get back to you.':
    'Non è stato possibile prenotare questo orario. La ricontatteremo.',
}
