import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { toSlots } from '../../patterns/option-slots.js'
import type { twoChoicesSchema } from './two-choices.schema.js'

type Data = InferOutput<typeof twoChoicesSchema>

export const twoOptions = (data: Data) =>
  toSlots([data.choiceText1, data.disableSecondChoice ? '' : data.choiceText2])

/** Its edges count from 1, or from 0 where one of them is `source-0` (decision 8). */
export const twoChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: twoOptions,
    variable: data => data.answerVariable,
  })
