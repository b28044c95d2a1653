import type { Capabilities } from '../capabilities.js'

const megabyte = 1_000_000
const office = 'application/vnd.openxmlformats-officedocument'

/** What WhatsApp shows, as its Cloud API says. */
export const whatsappCapabilities: Capabilities = {
  text: { length: 4096, marks: { bold: '*', italic: '_', strike: '~', code: '```' } },
  buttons: { most: 3, label: 20, id: 200, text: 1024 },
  list: {
    most: 10,
    label: 24,
    description: 72,
    id: 180,
    text: 1024,
    paged: { size: 9, upTo: 49 },
    ticks: 40,
  },
  links: { label: 20 },
  media: {
    image: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png'], caption: 1024 },
    video: { bytes: 16 * megabyte, types: ['video/mp4', 'video/3gpp'], caption: 1024 },
    audio: {
      bytes: 16 * megabyte,
      types: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'],
    },
    file: {
      bytes: 100 * megabyte,
      types: [
        'text/plain',
        'application/pdf',
        'application/msword',
        'application/vnd.ms-excel',
        'application/vnd.ms-powerpoint',
        `${office}.wordprocessingml.document`,
        `${office}.spreadsheetml.sheet`,
        `${office}.presentationml.presentation`,
      ],
      caption: 1024,
    },
  },
  location: true,
  typing: true,
  window: 24,
}
