import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import type { Content } from '../../node/content.js'
import { defineNode } from '../../node/define-node.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import { fillAddress, fillStored, fillText, type Lookup } from '../../session/placeholders.js'

/** A QR code (decision 143). */
export const qrSchema = fields({ text: words(), content: text(), alt: words(true) })

/** Says its text and shows the code, then goes on (decision 143). */
const qrMachine = () =>
  statement<InferOutput<typeof qrSchema>>(({ data, variables }) => [
    ...sayText(data.text, variables),
    ...sayCode(data.content, data.alt, variables),
  ])

export const qr = defineNode({ type: 'qr', schema: qrSchema, machine: qrMachine })

function sayCode(content: string, alt: string, variables: Lookup): Content[] {
  const src = (isAddress.test(content) ? fillAddress : fillStored)(content, variables).trim()
  const label = fillText(alt, variables).trim()
  return src === '' ? [] : [{ kind: 'qr', src, ...(label && { alt: label }) }]
}

const isAddress = /^\s*(?:https?|mailto|tel|sms):/i
