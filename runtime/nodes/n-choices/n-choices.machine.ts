import type { InferOutput } from 'valibot'
import { choice } from '../../patterns/choice.js'
import { toOptions } from '../../patterns/options.js'
import type { nChoicesSchema } from './n-choices.schema.js'

type Data = InferOutput<typeof nChoicesSchema>

export const choiceOptions = ({ choices }: Data) =>
  toOptions(choices.map(({ id, choiceText }) => ({ id, label: choiceText })))

/** The way out is the choice's id (decision 104). */
export const nChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: choiceOptions,
    listed: data => data,
    variable: data => data.answerVariable,
  })
