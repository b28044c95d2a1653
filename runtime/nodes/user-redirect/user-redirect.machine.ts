import type { InferOutput } from 'valibot'
import { sayLink, sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { userRedirectSchema } from './user-redirect.schema.js'

/** The prompt and the link, then on; it navigates by itself only where `openIn` says so (decisions 47 and 74). */
export const userRedirectMachine = () =>
  statement<InferOutput<typeof userRedirectSchema>>(({ data, variables }) => [
    ...sayText(data.redirectPrompt, variables),
    ...sayLink(data.link, data.buttonText, variables).map(content =>
      data.openIn === 'same-tab' ? { ...content, openIn: data.openIn } : content,
    ),
  ])
