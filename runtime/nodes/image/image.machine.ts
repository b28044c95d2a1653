import type { InferOutput } from 'valibot'
import { sayImage } from '../../patterns/say.js'
import { statement } from '../../patterns/statement.js'
import type { imageSchema } from './image.schema.js'

/** Shows an image, unless the address may not be loaded (decisions 39 and 50). */
export const imageMachine = () =>
  statement<InferOutput<typeof imageSchema>>(({ data, variables }) =>
    sayImage(data.image, variables, data.alt),
  )
