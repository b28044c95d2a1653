import { fields, text, words } from '../../bot/fields.js'

/** A QR code (decision 143). */
export const qrSchema = fields({ text: words(), content: text(), alt: words(true) })
