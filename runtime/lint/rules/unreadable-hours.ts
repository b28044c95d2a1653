import { isTime } from '../../validate/opening-hours.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const unreadableHours: Rule = {
  id: 'unreadable-hours',
  severity: 'error',
  title: 'A time that cannot be read',
  explanation:
    'A time slot whose start or end cannot be read does not count: the shop is closed then, and the slot cannot be booked. Times are written in hours and minutes on a 24-hour clock (decision 23).',
  remedy: 'Write the time like 09:00 or 17:30.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { form, value, path } of fields)
        if (form.kind === 'time' && !isTime(String(value)))
          yield {
            nodeId: id,
            field: path,
            message: `${quote(value)} is not a time that can be read, so this slot does not count.`,
          }
  },
}
