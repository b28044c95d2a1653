import type { InferOutput } from 'valibot'
import { fields, flag, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { sayImage, sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'

/** Decision 103: welcome-node. */
export const welcomeSchema = fields({
  text: words(),
  image: text(),
  disableImage: flag(),
})

/** The image first unless disabled, then the text (decision 39). */
const welcomeMachine = () =>
  statement<InferOutput<typeof welcomeSchema>>(({ data, variables }) => [
    ...(data.disableImage ? [] : sayImage(data.image, variables)),
    ...sayText(data.text, variables),
  ])

export const welcome = defineNode({
  type: 'welcome',
  schema: welcomeSchema,
  machine: welcomeMachine,
})
