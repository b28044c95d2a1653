import { fields, list, text, words } from '../../bot/fields.js'
import { listedOptionFields } from '../../patterns/listed-options.js'

/** Decision 103: n-choices-node. Older names: decision 4. */
export const nChoicesSchema = fields({
  choicePrompt: words(),
  choices: list(fields({ id: text(), choiceText: words() }, { text: 'choiceText' })),
  ...listedOptionFields,
  answerVariable: text(),
})
