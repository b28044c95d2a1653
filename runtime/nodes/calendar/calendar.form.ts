import type { InferOutput } from 'valibot'
import { defineForm, defineSample } from '../../node/form.js'
import { openingHoursFieldForms, timeZoneForm } from '../../patterns/opening-hours-fields.form.js'
import { nextExit, questionFieldForms } from '../../patterns/question-fields.form.js'
import { slotsOf } from '../../validate/opening-hours.js'
import { notBooked } from './booking-rules.js'
import { calendarSchema } from './index.js'

const isOn = { field: 'isOn', is: [true] } as const

export const calendarForm = defineForm(calendarSchema, {
  title: 'Calendar',
  group: 'questions',
  passesOn: ({ booking }: InferOutput<typeof calendarSchema>) => booking.isOn,
  cannotBook: ({ booking, weeklyHours, timeZone }, isAsked) => {
    if (!booking.isOn) return []
    const hasHours = weekdays.some(day => slotsOf(weeklyHours, day).length > 0)
    return [
      ...(hasHours
        ? []
        : [{ field: 'weeklyHours', message: 'No weekday has hours, so no time is ever free.' }]),
      ...(timeZone.trim() === ''
        ? [{ field: 'timeZone', message: 'It has no time zone, so its hours are read as UTC.' }]
        : []),
      ...(isAsked
        ? []
        : [
            {
              field: 'booking',
              message: 'Nobody is asked for an e-mail address, so who books gets no mail.',
            },
          ]),
    ]
  },
  help: 'Asks for a date and, if you like, for a time slot on it. The choice is recorded; with ‘Book the time’ it is an appointment that nobody else gets.',
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
      help: 'The time slots of each weekday. They count only where you ask for a time or book it; a weekday without any cannot be booked then.',
    },
    booking: {
      title: 'Appointments',
      help: 'On, visitors pick from the times that are free, and what they pick is booked: it stands in Bookings, both of you get a mail, and nobody else gets it.',
      kind: 'group',
      isPublic: true,
      fields: {
        isOn: {
          title: 'Book the time',
          help: 'The weekly hours are parted into appointments. Give a time zone above.',
          kind: 'switch',
          isPublic: true,
        },
        minutes: {
          title: 'Length',
          onlyWhen: isOn,
          help: 'How long an appointment takes: 5 minutes to a day.',
          kind: 'number',
          unit: 'minutes',
          isPublic: true,
        },
        pause: {
          title: 'Pause between',
          onlyWhen: isOn,
          help: 'What you need behind each appointment before the next begins.',
          kind: 'number',
          unit: 'minutes',
          isPublic: true,
        },
        capacity: {
          title: 'How many at once',
          onlyWhen: isOn,
          help: 'How many people may book the same time, with each resource.',
          kind: 'number',
          isPublic: true,
        },
        noticeHours: {
          title: 'Notice',
          onlyWhen: isOn,
          help: 'How long before it begins an appointment can be booked at the latest.',
          kind: 'number',
          unit: 'hours',
          isPublic: true,
        },
        daysAhead: {
          title: 'How far ahead',
          onlyWhen: isOn,
          help: 'Up to how many days from today can be booked; at most 366.',
          kind: 'number',
          unit: 'days',
          isPublic: true,
        },
        resources: {
          title: 'People, rooms, tables',
          onlyWhen: isOn,
          help: 'Each is booked by itself. The same id in another step of this bot is the same person or room. None: there is one calendar for this step.',
          kind: 'list',
          entryTitle: 'Resource',
          fields: {
            id: {
              title: 'Id',
              help: 'By which bookings know it. Leave it as it is when you change the name.',
              kind: 'id',
              isPublic: true,
            },
            name: {
              title: 'Name',
              help: 'As it stands in Bookings and in mails.',
              kind: 'text',
              example: 'Anna',
              isPublic: true,
            },
          },
          isPublic: true,
        },
        resource: {
          title: 'Which of them',
          onlyWhen: isOn,
          help: 'The name of the one to book, such as {stylist} for what the visitor picked before. Blank, it is whoever is free.',
          kind: 'text',
          example: '{stylist}',
          isPublic: true,
        },
      },
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [
    ...nextExit,
    {
      handle: notBooked,
      title: 'Not booked',
      onlyWith: 'booking.isOn',
    },
  ],
})

const weekdays = [0, 1, 2, 3, 4, 5, 6]

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
