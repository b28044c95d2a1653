import { isTimeZone } from '../../validate/time-zone.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const unknownTimeZone: Rule = {
  id: 'unknown-time-zone',
  severity: 'warning',
  title: 'A time zone that is not known',
  explanation:
    'The hours count in the visitor’s own time zone instead, and a problem is reported (decision 23).',
  remedy: 'Write the IANA name of the zone, such as Europe/Zurich.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { form, value, path } of fields)
        if (form.kind === 'time-zone' && String(value).trim() && !isTimeZone(String(value)))
          yield { nodeId: id, field: path, message: `There is no time zone ${quote(value)}.` }
  },
}
