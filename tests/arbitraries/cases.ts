import { it } from 'vitest'

/** Is this `npm run test:long`? */
export const isLong = Boolean(process.env.TALKGRAPH_LONG)

/** How many random cases are tried: all that were asked for in `npm run test:long`, otherwise a part, by itself a tenth. */
export function cases(all: number, part = all / 10): number {
  return isLong ? all : part
}

/** The cases of a table that `npm test` tries, and in `npm run test:long` the others as well. */
export function casesOf<Usual, Other>(
  usual: readonly Usual[],
  others: readonly Other[],
): readonly (Usual | Other)[] {
  return isLong ? [...usual, ...others] : usual
}

/** A test of `npm run test:long` alone: `npm test` has one that shows the same in fewer forms. */
export const itAtLength: typeof notNow = isLong ? it : notNow

type Test = () => Promise<void>
function notNow(name: string, test: Test, timeout?: number): void
function notNow(name: string, how: { timeout?: number }, test: Test): void
function notNow(): void {}
