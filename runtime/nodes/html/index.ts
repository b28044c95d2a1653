import type { InferOutput } from 'valibot'
import { fields, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { statement } from '../../patterns/statement.js'
import { fillHtml } from '../../session/placeholders.js'

/** Decision 103: html-node. */
export const htmlSchema = fields({ html: words() })

/** Says HTML as written. Values of placeholders are escaped, so that they can only be text (decisions 15 and 39). */
const htmlMachine = () =>
  statement<InferOutput<typeof htmlSchema>>(({ data, variables }) =>
    data.html.trim() === '' ? [] : [{ kind: 'html', html: fillHtml(data.html, variables) }],
  )

export const html = defineNode({
  type: 'html',
  schema: htmlSchema,
  machine: htmlMachine,
})
