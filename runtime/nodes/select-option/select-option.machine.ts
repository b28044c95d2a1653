import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { offeredOptions } from '../../patterns/option-slots.js'
import type { selectOptionSchema } from './select-option.schema.js'

/** The way out is the option's slot (decision 8). */
export const selectOptionMachine = () =>
  choice<InferOutput<typeof selectOptionSchema>>({
    text: data => data.selectPrompt,
    options: offeredOptions,
    variable: data => data.answerVariable,
  })
