/**
 * A time of day as people write it, as `HH:MM`: `17:30`, `5 pm`, `5:30 p.m.`, `17h30`, `17.30`, `1730`, `17 Uhr`, `noon`. Undefined for
 * what is none.
 */
export function toTime(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  const named = { noon: '12:00', midday: '12:00', midnight: '00:00' }
  for (const [name, time] of Object.entries(named)) if (name === written) return time
  const found =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d\d))?(?::\d\d(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?|uhr|h|o.?clock)?$/.exec(
      written,
    ) ?? /^(\d\d)(\d\d)$/.exec(written)
  if (!found) return undefined
  const [, hours = '', minutes = '00', half] = found
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half && (Number(hours) < 1 || Number(hours) > 12)))
    return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Minutes since midnight of a time written `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Does a time stand between two others, these included? A blank one sets no limit; a later first one means through midnight. */
export function isBetween(time: string, min: string, max: string): boolean {
  const isAfter = min === '' || time >= min
  const isBefore = max === '' || time <= max
  return min !== '' && max !== '' && min > max ? isAfter || isBefore : isAfter && isBefore
}
