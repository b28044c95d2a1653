import { fields, list, text, words } from '../../bot/fields.js'

/** A row of cards (decision 145). */
export const cardsSchema = fields({
  questionText: words(),
  cards: list(
    fields({
      id: text(),
      image: text(),
      title: words(),
      text: words(),
      buttonText: words(true),
      link: text(),
      linkText: words(true),
    }),
  ),
  otherText: words(),
  answerVariable: text(),
})
