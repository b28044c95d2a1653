/** A time zone as people call it, such as `Central European Time`, or in short; its own name where the browser knows no other. */
export function zoneName(
  timeZone: string,
  locale: string,
  length: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone,
      timeZoneName: length,
    }).formatToParts()
    const named = parts.find(({ type }) => type === 'timeZoneName')
    if (named) return named.value
  } catch {
    // A zone, or a length of names, that this browser does not know.
  }
  return timeZone.replaceAll('_', ' ')
}
