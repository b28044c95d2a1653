import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { toOptions } from '../../patterns/options.js'
import type { nSelectOptionSchema } from './n-select-option.schema.js'

type Data = InferOutput<typeof nSelectOptionSchema>

export const selectOptions = ({ options }: Data) =>
  toOptions(options.map(({ id, optionText }) => ({ id, label: optionText })))

/** The way out is the option's id (decisions 104 and 8). */
export const nSelectOptionMachine = () =>
  choice<Data>({
    text: data => data.selectPrompt,
    options: selectOptions,
    listed: data => data,
    variable: data => data.answerVariable,
  })
