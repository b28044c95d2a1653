import { nearest } from '../../validate/nearest.js'
import { toWeekday } from '../../validate/opening-hours.js'
import { suggest } from '../guess.js'
import { withMend, writeInstead } from '../mends.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const unreadableWeekday: Rule = {
  id: 'unreadable-weekday',
  severity: 'error',
  title: 'A weekday that cannot be read',
  explanation:
    'Weekdays have their English names, in full or by three letters (decision 23). The hours of a day under another name do not count, and an excluded day under another name is not excluded.',
  remedy: 'Write the English name, such as Monday or Mon.',
  *check({ nodes }) {
    for (const node of nodes)
      for (const field of node.fields) {
        const { form, value, path } = field
        if (form.kind === 'weekday' && toWeekday(String(value)) < 0) {
          const near = nearest(String(value), weekdays)
          yield {
            nodeId: node.id,
            field: path,
            message: `${quote(value)} is not a weekday that can be read.`,
            remedy: suggest(near, unreadableWeekday.remedy),
            ...withMend(writeInstead(near, field, node)),
          }
        }
      }
  },
}
