import { randomUUID } from 'node:crypto'

/**
 * A text of so many random hexadecimal digits, at most 24. Node draws the random numbers for these ahead, so that it takes
 * a tenth of the time of `randomBytes`.
 */
export function randomHex(digits: number): string {
  const id = randomUUID()
  // The parts between hold digits that are the same in every id.
  return (id.slice(24) + id.slice(0, 8) + id.slice(9, 13)).slice(0, digits)
}
