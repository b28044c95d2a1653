import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { toSlots } from '../../patterns/option-slots.js'
import type { threeChoicesSchema } from './three-choices.schema.js'

type Data = InferOutput<typeof threeChoicesSchema>

export const threeOptions = (data: Data) => toSlots([data.choiceText1, data.choiceText2, data.choiceText3])

/** Its edges count from 1, or from 0 where one of them is `source-0` (decision 8). */
export const threeChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: threeOptions,
    variable: data => data.answerVariable,
  })
