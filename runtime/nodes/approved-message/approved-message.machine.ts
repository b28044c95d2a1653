import type { InferOutput } from 'valibot'
import type { ApprovedMessage, Content } from '../../node/content.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import { fillText, type Lookup } from '../../session/placeholders.js'
import type { approvedMessageSchema } from './approved-message.schema.js'

type Data = InferOutput<typeof approvedMessageSchema>

/** Says its text; where approved messages are sent, one of them goes out in its place (decision 147). */
export const approvedMessageMachine = () =>
  statement<Data>(({ data, env, variables }) => {
    const said = sayText(data.text, variables)
    const approved = env.sendsApproved ? approvedOf(data, variables) : undefined
    return approved ? [{ ...wordsOf(said, approved), approved }] : said
  })

function approvedOf(data: Data, variables: Lookup): ApprovedMessage | undefined {
  const fill = (text: string) => fillText(text, variables).trim()
  const name = fill(data.templateName)
  if (name === '') return undefined
  const values = data.values.map(each => [each.name.trim(), fill(each.value)])
  return { name, language: fill(data.templateLanguage), values: Object.fromEntries(values) }
}

/** Where the step has no text of its own, the record names the message and its values; nothing is drawn. */
function wordsOf([said]: readonly Content[], { name, values }: ApprovedMessage) {
  if (said?.kind === 'text') return said
  const text = `[${[name, ...Object.values(values)].join(', ')}]`
  return { kind: 'text', text, html: '' } as const
}
