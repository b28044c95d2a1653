import type { InferOutput } from 'valibot'
import { sayImage, sayText } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { welcomeSchema } from './welcome.schema.js'

/** The image first unless disabled, then the text (decision 39). */
export const welcomeMachine = () =>
  statement<InferOutput<typeof welcomeSchema>>(({ data, variables }) => [
    ...(data.disableImage ? [] : sayImage(data.image, variables)),
    ...sayText(data.text, variables),
  ])
