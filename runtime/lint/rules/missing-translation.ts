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
  remedy: 'Add the text under this node and field in `translations`.',
  *check({ file, nodes, reached }) {
    const { translations } = file
    if (!isRecord(translations)) return
    for (const locale of Object.keys(translations)) {
      const find = isRecord(translations[locale]) ? findTranslations(translations, locale) : undefined
      if (!find) continue
      for (const { id, fields } of nodes) {
        const words = reached.has(id) ? fields.filter(isToTranslate) : []
        const text = words.length > 0 ? find(id) : undefined
        for (const { path } of words)
          if (text?.(path) === undefined)
            yield { nodeId: id, field: path, message: `The text has no translation into "${locale}".` }
      }
    }
  },
}

/** Words with letters in them, placeholders aside, that visitors see. */
function isToTranslate({ form, value, isPublic }: LintedField): boolean {
  if (form.kind !== 'words' || !isPublic || typeof value !== 'string' || value === '') return false
  return /\p{L}/u.test(stripHtml(value).replace(/\{[^{}]*\}/g, ''))
}
