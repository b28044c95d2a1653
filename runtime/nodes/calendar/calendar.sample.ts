const weekday = [
  { start: '09:00', end: '10:00' },
  { start: '14:00', end: '15:00' },
]

export const calendarSample = {
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
}
