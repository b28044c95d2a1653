import type { Option } from '../../../runtime/index.js'

/** Lines one below the other, without blank ones. */
export const inLines = (...lines: readonly string[]) => lines.filter(line => line !== '').join('\n')

/** Options in lines, each with its number. */
export const numbered = (options: readonly Option[]) =>
  options.map(({ label }, index) => `${index + 1}. ${label}`).join('\n')
