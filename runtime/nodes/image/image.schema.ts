import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: image-node, with `alt` added. */
export const imageSchema = fields({ image: text(), alt: words() }, { altText: 'alt' })
