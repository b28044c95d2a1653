import { fields, flag, text, words } from '../../bot/fields.js'

/** Decision 103: welcome-node. */
export const welcomeSchema = fields({
  text: words(),
  image: text(),
  disableImage: flag(),
})
