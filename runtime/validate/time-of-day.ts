import { longestTyped, plainly } from './as-typed.js'

/**
 * A time of day as people write it, as `HH:MM`: `17:30`, `5 pm`, `5:30 p.m.`, `17h30`, `17.30`, `1730`, `17 Uhr`, `noon`, `17時30分`; in a
 * language, also with what it calls the halves of the day. Undefined for what is none.
 */
export function toTime(text: string, locale = ''): string | undefined {
  if (text.length > longestTyped) return undefined
  const written = plainly(text).replace(before, '')
  const named = { noon: '12:00', midday: '12:00', midnight: '00:00' }
  for (const [name, time] of Object.entries(named)) if (name === written) return time
  const [plain, half] = withoutHalf(written, locale)
  const found =
    /^(\d{1,2})(?:\s?[:.,h]\s?(\d\d))?(?::\d\d(?:\.\d+)?)?\s?(?:uhr|h|o.?clock)?$/.exec(plain) ??
    /^(\d\d)(\d\d)$/.exec(plain)
  if (!found) return undefined
  const [, hours = '', minutes = '00'] = found
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + half
  if (
    hour > 23 ||
    Number(minutes) > 59 ||
    (half !== undefined && (Number(hours) < 1 || Number(hours) > 12))
  )
    return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** What people say before a time, as `plainly` has it. */
const before = /^(?:(?:at|um|alle|om|kl\.?|klo|saat) ?|(?:a|a las|as|[owво]) )(?=\d)/

/** A time without the name of its half of the day, and the hours that it adds. */
function withoutHalf(written: string, locale: string): [plain: string, hours: number | undefined] {
  // What stands behind hours and minutes in Chinese, Japanese and Korean.
  const plain = written.replace(
    /\s?[時时點点시]\s?(?:(\d\d?)\s?[分분]?|([半반]))?/,
    (_, minutes, isHalf) => (isHalf ? ':30' : `:${String(minutes ?? '').padStart(2, '0')}`),
  )
  const letters = lettersOf(plain)
  if (letters === '') return [plain, undefined]
  const half = halvesIn(locale).findIndex(names => names.includes(letters))
  return half < 0
    ? [plain, undefined]
    : [/[\d:](?:[\d:. ]*[\d:])?/.exec(plain.replace(/[^\d:. ]/g, ''))?.[0] ?? '', half * 12]
}

const lettersOf = (text: string) => text.replace(/[\d:.\s]/g, '')

/** The letters of the names of morning and afternoon: `am` and `pm`, and what a language calls them. */
function halvesIn(locale: string): string[][] {
  try {
    const write = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      hour12: true,
      timeZone: 'UTC',
    })
    return ['am', 'pm'].map((name, half) => {
      const parts = write.formatToParts((9 + half * 12) * 3_600_000)
      return [
        name,
        lettersOf(plainly(parts.find(({ type }) => type === 'dayPeriod')?.value ?? name)),
      ]
    })
  } catch {
    return [['am'], ['pm']]
  }
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
