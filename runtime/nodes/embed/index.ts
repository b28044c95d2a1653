import type { InferOutput } from 'valibot'
import { fields, flag, text, words } from '../../bot/fields.js'
import type { Content } from '../../node/content.js'
import { defineNode } from '../../node/define-node.js'
import { sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import { number } from '../../patterns/value-fields.js'
import { stripHtml } from '../../session/html-text.js'
import { fillAddress, fillText, type Lookup } from '../../session/placeholders.js'

/** A page in a frame (decision 144). */
export const embedSchema = fields(
  { text: words(), address: text(), title: words(true), height: number(360), showAtOnce: flag() },
  { url: 'address', src: 'address' },
)

type Data = InferOutput<typeof embedSchema>

/** Says its text and shows the frame, then goes on (decision 144). */
const embedMachine = () =>
  statement<Data>(({ data, variables }) => [
    ...sayText(data.text, variables),
    ...sayFrame(data, variables),
  ])

export const embed = defineNode({ type: 'embed', schema: embedSchema, machine: embedMachine })

function sayFrame({ address, title, height, showAtOnce }: Data, variables: Lookup): Content[] {
  const src = fillAddress(address, variables)
  if (src === '') return []
  const label = fillText(stripHtml(title), variables).trim() || siteOf(src)
  return [
    {
      kind: 'frame',
      src,
      label,
      height: Math.min(Math.max(Math.round(height), 120), 640),
      ...(showAtOnce && { atOnce: true }),
    },
  ]
}

const siteOf = (address: string) => /^https:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address
