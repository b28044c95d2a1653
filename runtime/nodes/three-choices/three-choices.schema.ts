import { fields, text, words } from '../../bot/fields.js'

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
