/** Below so many a part of a hundred says little: one more would change it by over five. */
export const leastForShare = 20

const whole = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** A count as people read it. */
export const figure = (count: number): string => whole.format(count)

/** A part of all, or that these are too few for one. */
export const share = (count: number, all: number): string =>
  all < leastForShare ? 'too few' : percent.format(count / all)

/** The same at the end of a sentence. */
export const shareInWords = (count: number, all: number): string =>
  all < leastForShare ? 'too few for a share' : percent.format(count / all)

/** Milliseconds as people say them, about. */
export function lasting(ms: number): string {
  if (ms < 950) return `${(Math.round(ms / 100) || 1) / 10} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
