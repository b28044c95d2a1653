import { fields, list, text, words } from '../../bot/fields.js'

/** A message that a provider has approved (decision 147). */
export const approvedMessageSchema = fields({
  templateName: text(),
  templateLanguage: text(),
  values: list(fields({ name: text(), value: text() })),
  text: words(),
})
