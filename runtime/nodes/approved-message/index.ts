import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import type { ApprovedMessage, Content } from '../../node/content.js'
import { defineNode } from '../../node/define-node.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import { fillText, type Lookup } from '../../session/placeholders.js'

/** A message that a provider has approved (decision 147). */
export const approvedMessageSchema = fields({
  templateName: text(),
  templateLanguage: text(),
  values: list(fields({ name: text(), value: text() })),
  text: words(),
})

type Data = InferOutput<typeof approvedMessageSchema>

/** Says its text; where approved messages are sent, one of them goes out in its place (decision 147). */
const approvedMessageMachine = () =>
  statement<Data>(({ data, env, variables }) => {
    const said = sayText(data.text, variables)
    const approved = env.sendsApproved ? approvedOf(data, variables) : undefined
    return approved ? [{ ...wordsOf(said, approved), approved }] : said
  })

export const approvedMessage = defineNode({
  type: 'approved-message',
  schema: approvedMessageSchema,
  machine: approvedMessageMachine,
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
