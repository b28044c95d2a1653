import type { AnswerInput } from '../../../runtime/index.js'

/** A text as it is compared with others: without its capitals and the spaces around it. */
export const fold = (text: string) => text.trim().toLowerCase()

/** The number that was written, or what was written if it is none. */
export function readNumber(written: string): AnswerInput {
  const number = Number(written.replace(',', '.'))
  return written === '' || Number.isNaN(number) ? written : number
}
