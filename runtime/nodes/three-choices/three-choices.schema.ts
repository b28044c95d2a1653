import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: three-choices-node. Older names: decision 4. */
export const threeChoicesSchema = fields(
  {
    choicePrompt: text(),
    choiceText1: text(),
    choiceText2: text(),
    choiceText3: text(),
    answerVariable: text(),
  },
  { choice1: 'choiceText1', choice2: 'choiceText2', choice3: 'choiceText3' },
)
