import type { Capabilities } from '../capabilities.js'
import { htmlMarks } from './to-html.js'

const megabyte = 1_000_000

/** What Telegram shows, as its Bot API says. */
export const telegramCapabilities: Capabilities = {
  text: { length: 4096, marks: htmlMarks },
  buttons: { most: 20, label: 60, id: 500, text: 4096, paged: { size: 20, upTo: 400 }, ticks: 40 },
  links: { label: 60 },
  media: {
    // Telegram fetches a photo from an address up to this size, and all else up to 20 MB.
    image: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'], caption: 1024 },
    video: { bytes: 20 * megabyte, types: ['video/mp4'], caption: 1024 },
    audio: { bytes: 20 * megabyte, types: ['audio/mpeg', 'audio/mp4'], caption: 1024 },
    file: { bytes: 20 * megabyte, types: [] },
  },
  location: true,
  typing: true,
}
