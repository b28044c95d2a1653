import { fields, oneOf, text, words } from '../../bot/fields.js'

/** Decision 103: user-redirect-node, with `buttonText` and `openIn` added. Older names: decision 4. */
export const userRedirectSchema = fields(
  {
    redirectPrompt: words(),
    link: text(),
    buttonText: words(true),
    openIn: oneOf(['new-tab', 'same-tab'], 'new-tab'),
  },
  { url: 'link', linkText: 'buttonText' },
)
