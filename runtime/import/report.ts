/** A block of another product that came along with a loss, or has no counterpart, and why. */
export interface ToldBlock {
  readonly blockId: string
  /** What the other product calls its kind. */
  readonly type: string
  readonly reason: string
}

/** What became of a file's blocks: `exact` and the lengths of `loss` and `none` add up to `blocks`. */
export interface ImportReport {
  readonly blocks: number
  readonly exact: number
  readonly loss: readonly ToldBlock[]
  readonly none: readonly ToldBlock[]
  /** What beside the blocks did not come along: of looks, settings, events … */
  readonly besides: readonly Beside[]
}

/** Something of a file that is no block, and what became of it. */
export interface Beside {
  readonly part: string
  readonly reason: string
}

/** A report in one line: `38 of 41 blocks exact, 2 with a loss, 1 without a counterpart`. */
export function sayReport({ blocks, exact, loss, none }: ImportReport): string {
  const parts = [`${exact} of ${blocks} ${blocks === 1 ? 'block' : 'blocks'} exact`]
  if (loss.length > 0) parts.push(`${loss.length} with a loss`)
  if (none.length > 0) parts.push(`${none.length} without a counterpart`)
  return parts.join(', ')
}

/** A bot file that an import has made. */
export type ImportedBot = Readonly<Record<string, unknown>> & { readonly name: string }

/** A bot of another product as one of ours, and what became of each of its blocks. */
export interface Imported {
  readonly bot: ImportedBot
  readonly report: ImportReport
}
