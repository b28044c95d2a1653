import type { InferOutput } from 'valibot'
import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { listedOptionFields } from '../../patterns/listed-options.js'
import { optionExits, toOptions } from '../../patterns/options.js'

/** Decision 103: n-select-option-node. Older names: decision 4. */
export const nSelectOptionSchema = fields({
  selectPrompt: words(),
  options: list(fields({ id: text(), optionText: words() }, { text: 'optionText' })),
  ...listedOptionFields,
  answerVariable: text(),
})

type Data = InferOutput<typeof nSelectOptionSchema>

const selectOptions = ({ options }: Data) =>
  toOptions(options.map(({ id, optionText }) => ({ id, label: optionText })))

/** The way out is the option's id (decisions 104 and 8). */
const nSelectOptionMachine = () =>
  choice<Data>({
    text: data => data.selectPrompt,
    options: selectOptions,
    listed: data => data,
    variable: data => data.answerVariable,
  })

export const nSelectOption = defineNode({
  type: 'n-select-option',
  schema: nSelectOptionSchema,
  machine: nSelectOptionMachine,
  exits: data => [
    ...optionExits(selectOptions(data)),
    ...(data.optionsFrom.trim() && selectOptions(data).length > 0 ? [null] : []),
  ],
  branches: true,
})
