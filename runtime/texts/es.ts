import type { BotText } from '../node/bot-texts.js'

/** Spanish. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Introduzca una dirección de correo electrónico válida',
  'Please enter a valid number': 'Introduzca un número válido',
  'Please enter a valid url': 'Introduzca una dirección web válida',
  'Please enter a valid phone number': 'Introduzca un número de teléfono válido',
  'Please enter a valid date': 'Introduzca una fecha válida',
  'Please upload a file smaller than 5MB': 'Suba un archivo de menos de 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Lo sentimos, no hay horarios disponibles el {day}. Elija otra fecha.',
  'Nice to meet you, {name}': 'Mucho gusto, {name}',
  Yes: 'Sí',
  No: 'No',
  Worst: 'Muy mal',
  Best: 'Muy bien',
  '{name} has joined the chat': '{name} se ha unido al chat',
  '{name} has left the chat': '{name} ha salido del chat',
  'An agent': 'Un agente',
  'Please enter a valid time': 'Introduzca una hora válida',
  'Please enter a time from {from} to {to}': 'Introduzca una hora entre {from} y {to}',
  Choose: 'Elegir',
  Continue: 'Continuar',
  'Pay {amount}': 'Pagar {amount}',
  Pay: 'Pagar',
  'I have paid': 'Ya he pagado',
  'Did you mean {one} or {other}?': '¿Se refiere al {one} o al {other}?',
  'Do you mean “{intent}”?': '¿Se refiere a «{intent}»?',
  'for example {example}': 'por ejemplo, {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'No se puede elegir ese día ({day}). Elija otra fecha, por favor.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Lo sentimos, esta hora acaba de ocuparse. Elija otra, por favor.',
  'Sorry, there are no free times at the moment.':
    'Lo sentimos, no hay horas libres en este momento.',
  'This time could not be booked. We will get back to you.':
    'No se pudo reservar esta hora. Nos pondremos en contacto con usted.',
}
