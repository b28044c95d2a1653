import { fields, list, text } from '../../bot/fields.js'

/** Document 1, section 3: image-choice-node. */
export const imageChoiceSchema = fields({
  questionText: text(),
  images: list(fields({ id: text(), image: text(), label: text() })),
  answerVariable: text(),
})
