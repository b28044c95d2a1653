/** A day of UTC as mails name it, such as `1 December 2026`. */
export const dayInWords = (day: string | number): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
