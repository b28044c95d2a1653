import { defineForm } from '../../node/form.js'
import { openingHoursFieldForms, timeZoneForm } from '../../patterns/opening-hours-fields.form.js'
import { businessHoursSchema } from './business-hours.schema.js'

export const businessHoursForm = defineForm(businessHoursSchema, {
  title: 'Business hours',
  group: 'ways',
  help: 'Goes on by one of two ways, depending on whether you are open now. It shows nothing.',
  fields: {
    timezone: timeZoneForm,
    ...openingHoursFieldForms,
    weeklyHours: {
      ...openingHoursFieldForms.weeklyHours,
      help: 'When you are open. A weekday that is not listed is closed; without any, you are open at all times except on excluded days.',
    },
  },
  exits: [
    { handle: 'source-0', title: 'Open' },
    { handle: 'source-1', title: 'Closed' },
  ],
})
