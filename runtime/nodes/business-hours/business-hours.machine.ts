import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { zoneOf } from '../../patterns/zone.js'
import { isOpen } from '../../validate/opening-hours.js'
import { wallClock } from '../../validate/time-zone.js'
import type { businessHoursSchema } from './business-hours.schema.js'

/** Leaves by `source-0` while the business is open, else by `source-1` (decisions 104 and 23). */
export const businessHoursMachine = () =>
  instant<InferOutput<typeof businessHoursSchema>>(({ data, env }, report) => {
    const now = wallClock(env.clock.now(), zoneOf(data.timezone, env, report))
    return { handle: now && isOpen(data, now) ? 'source-0' : 'source-1' }
  })
