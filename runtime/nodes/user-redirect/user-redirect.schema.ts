import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: user-redirect-node, with `buttonText` added. Older names: decision 4. */
export const userRedirectSchema = fields(
  { redirectPrompt: words(), link: text(), buttonText: words(true) },
  { url: 'link', linkText: 'buttonText' },
)
