import type { Report } from './report.js'

/** placeholder until the pattern engine is in */
export function matchPattern(text: string, pattern: string, report: Report): boolean {
  report('BAD_PATTERN', pattern)
  return text === pattern
}
