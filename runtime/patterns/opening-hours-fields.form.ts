/** The forms of the days and hours that calendars and business hours share. */
export const openingHoursFieldForms = {
  excludeDays: {
    title: 'Excluded weekdays',
    isRare: true,
    help: 'Weekdays that are left out, whatever the weekly hours say.',
    kind: 'texts',
    entry: {
      title: 'Weekday',
      help: 'Its English name, such as Sunday or Sun.',
      kind: 'weekday',
      example: 'Sunday',
    },
    isPublic: true,
  },
  excludeDates: {
    title: 'Excluded dates',
    isRare: true,
    help: 'Single dates that are left out, such as public holidays.',
    kind: 'texts',
    entry: {
      title: 'Date',
      help: 'Written year, month, day, such as 2026-12-25.',
      kind: 'date',
      example: '2026-12-25',
    },
    isPublic: true,
  },
  weeklyHours: {
    title: 'Weekly hours',
    help: 'The time slots of each weekday.',
    kind: 'list',
    entryTitle: 'Weekday',
    fields: {
      dayName: {
        title: 'Weekday',
        help: 'Its English name, such as Monday or Mon.',
        kind: 'weekday',
        example: 'Monday',
        isPublic: true,
      },
      available: {
        title: 'Open',
        help: 'Off, the time slots of this weekday do not count.',
        kind: 'switch',
        isPublic: true,
      },
      slots: {
        title: 'Time slots',
        help: 'From when to when. A break makes two slots.',
        kind: 'list',
        entryTitle: 'Time slot',
        fields: {
          start: {
            title: 'From',
            help: 'Hours and minutes on a 24-hour clock.',
            kind: 'time',
            example: '09:00',
            isPublic: true,
          },
          end: {
            title: 'To',
            help: 'Up to 24:00. An end at or before the start is on the next day.',
            kind: 'time',
            example: '17:30',
            isPublic: true,
          },
        },
        isPublic: true,
      },
    },
    isPublic: true,
  },
} as const

/** The form of the time zone of those days and hours. */
export const timeZoneForm = {
  title: 'Time zone',
  help: 'The zone of these days and hours, by its IANA name. Blank, it is the visitor’s own.',
  kind: 'time-zone',
  example: 'Europe/Zurich',
  isPublic: true,
} as const
