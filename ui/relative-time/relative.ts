const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago something was, in words: 'now', '5 minutes ago', 'yesterday'. */
export function relative(
  then: Date,
  now: Date,
  locale = 'en',
  style: 'long' | 'narrow' = 'long',
): string {
  const seconds = (then.getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style })
  const [unit, length] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 0]
  return length ? format.format(Math.trunc(seconds / length), unit) : format.format(0, 'second')
}
