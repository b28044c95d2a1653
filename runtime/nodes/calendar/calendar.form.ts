import { defineForm, defineSample } from '../../node/form.js'
import { openingHoursFieldForms, timeZoneForm } from '../../patterns/opening-hours-fields.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { calendarSchema } from './index.js'

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

const weekday = [
  { start: '09:00', end: '10:00' },
  { start: '14:00', end: '15:00' },
]

export const calendarSample = defineSample(calendarSchema, {
  calendarPrompt: 'When would you like to come in for a cake tasting?',
  timeZone: 'Europe/Zurich',
  showPastDates: false,
  excludeDays: ['Sunday'],
  excludeDates: ['2026-12-25', '2026-12-26'],
  showTimeSelection: true,
  weeklyHours: [
    { dayName: 'Tuesday', available: true, slots: weekday },
    { dayName: 'Wednesday', available: true, slots: weekday },
    { dayName: 'Thursday', available: true, slots: weekday },
    { dayName: 'Saturday', available: true, slots: [{ start: '09:00', end: '12:00' }] },
  ],
  answerVariable: 'tasting',
})
