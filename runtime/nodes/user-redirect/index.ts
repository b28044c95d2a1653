import type { InferOutput } from 'valibot'
import { fields, oneOf, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayLink, sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

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

/** The prompt and the link, then on; it navigates by itself only where `openIn` says so (decisions 47 and 74). */
const userRedirectMachine = () =>
  statement<InferOutput<typeof userRedirectSchema>>(({ data, variables }) => [
    ...sayText(data.redirectPrompt, variables),
    ...sayLink(data.link, data.buttonText, variables).map(content =>
      data.openIn === 'same-tab' ? { ...content, openIn: data.openIn } : content,
    ),
  ])

export const userRedirect = defineNode({
  type: 'user-redirect',
  schema: userRedirectSchema,
  machine: userRedirectMachine,
})
