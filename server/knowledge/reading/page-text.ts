/** A run of text on a page of a paper; lengths in points, from its lower left corner. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A line ends with it, as the paper says. */
  readonly endsLine: boolean
}

/** Runs beside each other, as a reader of one column sees them. */
interface Segment {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A run that is smaller is not seen. */
const leastHeight = 1
/** Runs that are farther apart, in heights, are no words of one line. */
const widestGap = 1.2
/** Of lines in two columns so many at least, and so many of a page, make columns. */
const least = { lines: 4, share: 0.5 }
/** A column has lines of so many letters, or it is one of a table. */
const leastLetters = 18

/** The text of a page in the order in which it is read: one column after the other, where lines stand in two. */
export function pageText(given: readonly TextRun[]): string {
  const runs = given.filter(({ text, height }) => text.trim() === '' || height >= leastHeight)
  const lines = linesOf(runs)
  const gutter = gutterOf(lines)
  return gutter === undefined
    ? runs.map(({ text, endsLine }) => text + (endsLine ? '\n' : '')).join('')
    : inColumns(lines, gutter)
}

/** The lines of a page from its top, in segments from the left. */
function linesOf(runs: readonly TextRun[]): readonly (readonly Segment[])[] {
  const sorted = runs
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => other.y - one.y || one.x - other.x)
  const lines: TextRun[][] = []
  for (const run of sorted) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && Math.abs(first.y - run.y) < first.height * 0.5) line.push(run)
    else lines.push([run])
  }
  return lines.map(line => segmentsOf(line.toSorted((one, other) => one.x - other.x)))
}

function segmentsOf(line: readonly TextRun[]): readonly Segment[] {
  const segments: Segment[] = []
  for (const { text, x, width, height } of line) {
    const last = segments.at(-1)
    const gap = last ? x - last.to : 0
    if (!last || gap > height * widestGap) segments.push({ from: x, to: x + width, text })
    else {
      const parted = gap > height * 0.15 && !last.text.endsWith(' ') && !text.startsWith(' ')
      const words = `${last.text}${parted ? ' ' : ''}${text}`
      segments[segments.length - 1] = {
        from: last.from,
        to: Math.max(last.to, x + width),
        text: words,
      }
    }
  }
  return segments
}

/** Where the empty strip between two columns is; undefined where there are none. */
function gutterOf(lines: readonly (readonly Segment[])[]): number | undefined {
  const pairs = lines.flatMap(line => {
    const [left, right, third] = line
    return left && right && !third ? [{ left, right }] : []
  })
  if (pairs.length < least.lines || pairs.length < lines.length * least.share) return undefined
  const from = Math.max(...pairs.map(({ left }) => left.to))
  const to = Math.min(...pairs.map(({ right }) => right.from))
  const letters = (side: 'left' | 'right') =>
    pairs.reduce((sum, pair) => sum + pair[side].text.length, 0) / pairs.length
  const isText = letters('left') >= leastLetters && letters('right') >= leastLetters
  return from < to && isText ? (from + to) / 2 : undefined
}

/** What reaches over both columns stands between what is above and below it. */
function inColumns(lines: readonly (readonly Segment[])[], gutter: number): string {
  const text: string[] = []
  let left: string[] = []
  let right: string[] = []
  const end = () => {
    text.push(...left, ...right)
    left = []
    right = []
  }
  for (const line of lines) {
    const isAcross = line.some(({ from, to }) => from < gutter && to > gutter)
    if (isAcross) {
      end()
      text.push(line.map(segment => segment.text).join(' '))
      continue
    }
    for (const segment of line) (segment.from < gutter ? left : right).push(segment.text)
  }
  end()
  return text.join('\n')
}
