import { texts } from '../../../runtime/texts/es-419.js'
import type { Catalogue } from '../english.js'

/** Latin American Spanish, where it differs. */
export const catalogue: Partial<Catalogue> = {
  ...texts,
  'Mobile size': 'Vista de celular',
  'The file could not be uploaded. Please try again.':
    'No se pudo subir el archivo. Inténtelo de nuevo.',
  "We're here to help": 'Estamos para ayudar',
  'Hi, how can I help?': 'Hola, ¿cómo puedo ayudar?',
  'No emojis found': 'No se encontraron emojis',
  Video: 'Video',
  'Play video': 'Reproducir el video',
  Rating: 'Calificación',
  'We could not find your location. Please type an address or place instead.':
    'No se pudo determinar su ubicación. Escriba una dirección o un lugar, por favor.',
}
