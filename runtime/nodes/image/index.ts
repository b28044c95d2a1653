import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayImage } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/** Decision 103: image-node, with `alt` added. */
export const imageSchema = fields({ image: text(), alt: words() }, { altText: 'alt' })

/** Shows an image, unless the address may not be loaded (decisions 39 and 50). */
const imageMachine = () =>
  statement<InferOutput<typeof imageSchema>>(({ data, variables }) =>
    sayImage(data.image, variables, data.alt),
  )

export const image = defineNode({
  type: 'image',
  schema: imageSchema,
  machine: imageMachine,
})
