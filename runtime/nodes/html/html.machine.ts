import type { InferOutput } from 'valibot'
import { statement } from '../../patterns/statement.js'
import { fillHtml } from '../../session/placeholders.js'
import type { htmlSchema } from './html.schema.js'

/** Says HTML as written. Values of placeholders are escaped, so that they can only be text (decisions 15 and 39). */
export const htmlMachine = () =>
  statement<InferOutput<typeof htmlSchema>>(({ data, variables }) =>
    data.html.trim() === '' ? [] : [{ kind: 'html', html: fillHtml(data.html, variables) }],
  )
