import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { openingHoursFields } from '../../patterns/opening-hours-fields.js'
import { zoneOf } from '../../patterns/zone.js'
import { isOpen } from '../../validate/opening-hours.js'
import { wallClock } from '../../validate/time-zone.js'

/** Decision 103: business-hours-node. Older names of the zone: decision 4. */
export const businessHoursSchema = fields(
  { timezone: text(), ...openingHoursFields },
  { timeZone: 'timezone', botTimeZone: 'timezone' },
)

/** Leaves by `source-0` while the business is open, else by `source-1` (decisions 104 and 23). */
const businessHoursMachine = () =>
  instant<InferOutput<typeof businessHoursSchema>>(({ data, env }, report) => {
    const now = wallClock(env.clock.now(), zoneOf(data.timezone, env, report))
    return { handle: now && isOpen(data, now) ? 'source-0' : 'source-1' }
  })

export const businessHours = defineNode({
  type: 'business-hours',
  schema: businessHoursSchema,
  machine: businessHoursMachine,
  exits: () => ['source-0', 'source-1'],
})
