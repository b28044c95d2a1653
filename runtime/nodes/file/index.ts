import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import type { Content } from '../../node/content.js'
import { defineNode } from '../../node/define-node.js'
import { statement } from '../../patterns/statement.js'
import { fillAddress, fillText, type Lookup } from '../../session/placeholders.js'
import { toNumber } from '../../validate/compare-numbers.js'

/** Decision 103: file-node, with `name` and `size`, in bytes, added. */
export const fileSchema = fields(
  { file: text(), name: words(true), size: text() },
  { fileName: 'name', fileSize: 'size' },
)

type Data = InferOutput<typeof fileSchema>

/** Offers a file, unless the address may not be loaded (decisions 39 and 50). */
const fileMachine = () => statement<Data>(({ data, variables }) => sayFile(data, variables))

export const file = defineNode({
  type: 'file',
  schema: fileSchema,
  machine: fileMachine,
})

function sayFile(data: Data, variables: Lookup): Content[] {
  const src = fillAddress(data.file, variables)
  if (src === '') return []
  const size = toNumber(data.size) ?? -1
  return [
    {
      kind: 'file',
      src,
      name: fillText(data.name, variables).trim() || lastSegment(src),
      ...(size >= 0 && { size }),
    },
  ]
}

/** The last part of an address's path, decoded; the whole address if it has none. */
function lastSegment(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const segment = path.split('/').findLast(part => part !== '') ?? address
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
