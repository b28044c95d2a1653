import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: user-redirect-node; `buttonText` is ours. Older names: decision 4. */
export const userRedirectSchema = fields(
  { redirectPrompt: text(), link: text(), buttonText: text() },
  { url: 'link', linkText: 'buttonText' },
)
