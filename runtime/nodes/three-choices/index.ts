import type { InferOutput } from 'valibot'
import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { choice } from '../../patterns/choice.js'
import { slotEdgeNames, toSlots } from '../../patterns/option-slots.js'
import { optionExits } from '../../patterns/options.js'

/** Decision 103: three-choices-node. Older names: decision 4. */
export const threeChoicesSchema = fields(
  {
    choicePrompt: words(),
    choiceText1: words(),
    choiceText2: words(),
    choiceText3: words(),
    answerVariable: text(),
  },
  { choice1: 'choiceText1', choice2: 'choiceText2', choice3: 'choiceText3' },
)

type Data = InferOutput<typeof threeChoicesSchema>

const threeOptions = (data: Data) => toSlots([data.choiceText1, data.choiceText2, data.choiceText3])

/** Its edges count from 1, or from 0 where one of them is `source-0` (decision 8). */
const threeChoicesMachine = () =>
  choice<Data>({
    text: data => data.choicePrompt,
    options: threeOptions,
    variable: data => data.answerVariable,
  })

export const threeChoices = defineNode({
  type: 'three-choices',
  schema: threeChoicesSchema,
  machine: threeChoicesMachine,
  exits: data => optionExits(threeOptions(data)),
  edgeNames: slotEdgeNames,
  branches: true,
})
