const weekday = [
  { start: '07:00', end: '12:30' },
  { start: '14:00', end: '18:00' },
]

export const businessHoursSample = {
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
}
