import { isDate } from '../../validate/calendar-date.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const unreadableDate: Rule = {
  id: 'unreadable-date',
  severity: 'error',
  title: 'A date that cannot be read',
  explanation:
    'A date that is left out counts only if it is a real date, written year, month, day (decision 105).',
  remedy: 'Write the date like 2026-12-25.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { form, value, path } of fields)
        if (form.kind === 'date' && !isDate(String(value).trim()))
          yield {
            nodeId: id,
            field: path,
            message: `${quote(value)} is not a date that can be read.`,
          }
  },
}
