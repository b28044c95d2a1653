import { fields, text } from '../../bot/fields.js'
import { openingHoursFields } from '../../patterns/opening-hours-fields.js'

/** Decision 103: business-hours-node. Older names of the zone: decision 4. */
export const businessHoursSchema = fields(
  { timezone: text(), ...openingHoursFields },
  { timeZone: 'timezone', botTimeZone: 'timezone' },
)
