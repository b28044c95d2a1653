import type { Catalogue } from '../english.js'

/** Latin American Spanish, where it differs. */
export const catalogue: Partial<Catalogue> = {
  'Please enter a valid email address': 'Ingrese una dirección de correo electrónico válida',
  'Please enter a valid number': 'Ingrese un número válido',
  'Please enter a valid url': 'Ingrese una dirección web válida',
  'Please enter a valid phone number': 'Ingrese un número de teléfono válido',
  'Please enter a valid date': 'Ingrese una fecha válida',
  'Mobile size': 'Vista de celular',
  'The file could not be uploaded. Please try again.': 'No se pudo subir el archivo. Inténtelo de nuevo.',
  "We're here to help": 'Estamos para ayudar',
  'Hi, how can I help?': 'Hola, ¿cómo puedo ayudar?',
  'No emojis found': 'No se encontraron emojis',
  Video: 'Video',
  'Play video': 'Reproducir el video',
  Rating: 'Calificación',
  'We could not find your location. Please type an address or place instead.':
    'No se pudo determinar su ubicación. Escriba una dirección o un lugar, por favor.',
  '{name} has joined the chat': '{name} se unió al chat',
  '{name} has left the chat': '{name} salió del chat',
  'Please enter a valid time': 'Ingrese una hora válida',
  'Please enter a time from {from} to {to}': 'Ingrese una hora entre {from} y {to}',
  'I have paid': 'Ya pagué',
}
