import { fields, list, text, words } from '../../bot/fields.js'

/** Decision 103: image-choice-node. */
export const imageChoiceSchema = fields({
  questionText: words(),
  images: list(fields({ id: text(), image: text(), label: words() })),
  answerVariable: text(),
})
