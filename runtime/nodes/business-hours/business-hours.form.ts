import { defineForm, defineSample } from '../../node/form.js'
import { openingHoursFieldForms, timeZoneForm } from '../../patterns/opening-hours-fields.form.js'
import { businessHoursSchema } from './index.js'

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
  begins: {
    weeklyHours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(dayName => ({
      dayName,
      available: true,
      slots: [{ start: '09:00', end: '17:00' }],
    })),
  },
  exits: [
    { handle: 'source-0', title: 'Open' },
    { handle: 'source-1', title: 'Closed' },
  ],
})

const weekday = [
  { start: '07:00', end: '12:30' },
  { start: '14:00', end: '18:00' },
]

export const businessHoursSample = defineSample(businessHoursSchema, {
  timezone: 'Europe/Berlin',
  excludeDays: ['Sunday'],
  excludeDates: ['2026-12-25', '2026-12-26'],
  weeklyHours: [
    { dayName: 'Monday', available: false, slots: [] },
    { dayName: 'Tuesday', available: true, slots: weekday },
    { dayName: 'Wednesday', available: true, slots: weekday },
    { dayName: 'Thursday', available: true, slots: weekday },
    { dayName: 'Friday', available: true, slots: weekday },
    { dayName: 'Saturday', available: true, slots: [{ start: '06:30', end: '13:00' }] },
  ],
})
