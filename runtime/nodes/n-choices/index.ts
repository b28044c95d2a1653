import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { listedOptionFields } from '../../patterns/listed-options.js'
import { optionExits, toOptions } from '../../patterns/options.js'

/** Decision 103: n-choices-node. Older names: decision 4. */
export const nChoicesSchema = fields({
  choicePrompt: words(),
  choices: list(fields({ id: text(), choiceText: words() }, { text: 'choiceText' })),
  ...listedOptionFields,
  answerVariable: text(),
})

type Data = InferOutput<typeof nChoicesSchema>

const choiceOptions = ({ choices }: Data) =>
  toOptions(choices.map(({ id, choiceText }) => ({ id, label: choiceText })))

/** The way out is the choice's id (decision 104). */
const nChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: choiceOptions,
    listed: data => data,
    variable: data => data.answerVariable,
  })

export const nChoices = defineNode({
  type: 'n-choices',
  schema: nChoicesSchema,
  machine: nChoicesMachine,
  exits: data => [
    ...optionExits(choiceOptions(data)),
    ...(data.optionsFrom.trim() && choiceOptions(data).length > 0 ? [null] : []),
  ],
  branches: true,
})
