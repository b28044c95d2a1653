import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { offeredOptions, optionSlotFields, slotEdgeNames } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'

/** Decision 103: select-option-node. */
export const selectOptionSchema = fields({
  selectPrompt: words(),
  ...optionSlotFields,
  answerVariable: text(),
})

/** The way out is the option's slot (decision 8). */
const selectOptionMachine = () =>
  choice<InferOutput<typeof selectOptionSchema>>({
    text: data => data.selectPrompt,
    options: offeredOptions,
    variable: data => data.answerVariable,
  })

export const selectOption = defineNode({
  type: 'select-option',
  schema: selectOptionSchema,
  machine: selectOptionMachine,
  exits: data => optionExits(offeredOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
