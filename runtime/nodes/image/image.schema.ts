import { fields, text, words } from '../../bot/fields.js'

/** Document 1, section 3: image-node; `alt` is ours. */
export const imageSchema = fields({ image: text(), alt: words() }, { altText: 'alt' })
