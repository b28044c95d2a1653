import { fields, flag, text } from '../../bot/fields.js'

/** Document 1, section 3: welcome-node. */
export const welcomeSchema = fields({
  text: text(),
  image: text(),
  disableImage: flag(),
})
