import type { BotTexts } from '../node/bot-texts.js'

/** Latin American Spanish, where it differs. */
export const texts: BotTexts = {
  'Please enter a valid email address': 'Ingrese una dirección de correo electrónico válida',
  'Please enter a valid number': 'Ingrese un número válido',
  'Please enter a valid url': 'Ingrese una dirección web válida',
  'Please enter a valid phone number': 'Ingrese un número de teléfono válido',
  'Please enter a valid date': 'Ingrese una fecha válida',
  '{name} has joined the chat': '{name} se unió al chat',
  '{name} has left the chat': '{name} salió del chat',
  'Please enter a valid time': 'Ingrese una hora válida',
  'Please enter a time from {from} to {to}': 'Ingrese una hora entre {from} y {to}',
  'I have paid': 'Ya pagué',
}
