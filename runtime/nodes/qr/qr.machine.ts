import type { InferOutput } from 'valibot'
import type { Content } from '../../node/content.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import { fillAddress, fillStored, fillText, type Lookup } from '../../session/placeholders.js'
import type { qrSchema } from './qr.schema.js'

/** Says its text and shows the code, then goes on (decision 143). */
export const qrMachine = () =>
  statement<InferOutput<typeof qrSchema>>(({ data, variables }) => [
    ...sayText(data.text, variables),
    ...sayCode(data.content, data.alt, variables),
  ])

function sayCode(content: string, alt: string, variables: Lookup): Content[] {
  const src = (isAddress.test(content) ? fillAddress : fillStored)(content, variables).trim()
  const label = fillText(alt, variables).trim()
  return src === '' ? [] : [{ kind: 'qr', src, ...(label && { alt: label }) }]
}

const isAddress = /^\s*(?:https?|mailto|tel|sms):/i
