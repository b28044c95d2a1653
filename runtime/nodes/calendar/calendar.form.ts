import { defineForm } from '../../node/form.js'
import { openingHoursFieldForms, timeZoneForm } from '../../patterns/opening-hours-fields.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { calendarSchema } from './calendar.schema.js'

export const calendarForm = defineForm(calendarSchema, {
  title: 'Calendar',
  group: 'questions',
  help: 'Asks for a date and, if you like, for a time slot on it. The choice is recorded; the slot stays open to others.',
  fields: {
    calendarPrompt: questionFieldForms.questionText,
    timeZone: timeZoneForm,
    showPastDates: {
      title: 'Allow past dates',
      help: 'Off, dates before today cannot be picked.',
      kind: 'switch',
      isPublic: true,
    },
    showTimeSelection: {
      title: 'Ask for a time',
      help: 'On, the visitor also picks one of the weekday’s time slots. Off, the date is enough.',
      kind: 'switch',
      isPublic: true,
    },
    ...openingHoursFieldForms,
    weeklyHours: {
      ...openingHoursFieldForms.weeklyHours,
      help: 'The time slots of each weekday. They count only where you ask for a time; a weekday without any cannot be booked then.',
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: nextExit,
})
