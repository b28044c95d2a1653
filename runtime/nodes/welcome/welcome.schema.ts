import { fields, flag, text, words } from '../../bot/fields.js'

/** Document 1, section 3: welcome-node. */
export const welcomeSchema = fields({
  text: words(),
  image: text(),
  disableImage: flag(),
})
