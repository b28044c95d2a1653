import { isRecord } from '../../bot/fields.js'
import { findTranslations } from '../../bot/translate.js'
import { stripHtml } from '../../session/html-text.js'
import type { LintedField } from '../fields-in.js'
import type { Rule } from '../rule.js'

export const missingTranslation: Rule = {
  id: 'missing-translation',
  severity: 'warning',
  title: 'A text without its translation',
  explanation:
    'The bot has texts in this language, but not this one. A visitor who reads the language sees the bot’s own text here, between translated ones.',
  remedy: 'Write the text in the panel Languages (in a bot file: in `translations`).',
  *check({ file, nodes, reached }) {
    const { translations } = file
    if (!isRecord(translations)) return
    const words = nodes.flatMap(({ id, fields }) =>
      reached.has(id) ? fields.filter(isToTranslate).map(({ path }) => ({ id, path })) : [],
    )
    let told = 0
    for (const locale of Object.keys(translations)) {
      const find = isRecord(translations[locale])
        ? findTranslations(translations, locale)
        : undefined
      if (!find) continue
      for (const { id, path } of words) {
        if (find(id)(path) !== undefined) continue
        if (told++ === mostTold) return yield { message: 'More texts have no translation.' }
        yield { nodeId: id, field: path, message: `The text has no translation into "${locale}".` }
      }
    }
  },
}

/** Each text may lack in each language: that would be more than anybody reads, or memory holds. */
const mostTold = 1000

/** Words with letters in them, placeholders aside, that visitors see. */
function isToTranslate({ form, value, isPublic }: LintedField): boolean {
  if (form.kind !== 'words' || !isPublic || typeof value !== 'string' || value === '') return false
  return /\p{L}/u.test(stripHtml(value).replace(/\{[^{}]*\}/g, ''))
}
