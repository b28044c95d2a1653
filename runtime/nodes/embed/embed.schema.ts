import { fields, flag, text, words } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** A page in a frame (decision 144). */
export const embedSchema = fields(
  { text: words(), address: text(), title: words(true), height: number(360), showAtOnce: flag() },
  { url: 'address', src: 'address' },
)
