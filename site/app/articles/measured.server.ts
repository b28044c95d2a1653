import results from '../../../bench/RESULTS.md?raw'

/** What was measured of a chat and of ours, in one run. */
export interface Measured {
  /** What was measured, with its version. */
  readonly theirs: string
  readonly runs: readonly MeasuredRun[]
  /** How it stood on the page, and what stood in for its backend. */
  readonly setUp?: string | undefined
  readonly rows: readonly MeasuredRow[]
}

/** When and where a part was measured. */
interface MeasuredRun {
  /** The part of `npm run bench` that takes it. */
  readonly part: string
  /** As `2026-11-24`. */
  readonly day: string
  readonly machine: string
  readonly browser: string
}

/** One figure; undefined where there is nothing to measure. */
interface MeasuredRow {
  readonly words: string
  readonly unit: string
  readonly ours: number | undefined
  readonly theirs: number | undefined
  /** The part of `npm run bench` that brings it. */
  readonly part: string
}

const ours = 'Talkgraph, through the loader'
const figures = [
  { words: 'Bytes until the launcher is visible', unit: 'kB', section: 'Bytes', column: 3 },
  { words: 'Bytes until the chat is usable', unit: 'kB', section: 'Bytes', column: 6 },
  {
    words: 'From the page’s answer to the launcher painted, or to the chat where there is none',
    unit: 'ms',
    section: 'Start',
    column: 1,
  },
  { words: 'From the click to the first message', unit: 'ms', section: 'Start', column: 3 },
  {
    words: 'Work of the page’s main thread until it is quiet',
    unit: 'ms',
    section: 'Start',
    column: 4,
  },
  { words: 'Memory with the launcher alone', unit: 'kB', section: 'Memory', column: 1 },
  { words: 'Memory with an open chat', unit: 'kB', section: 'Memory', column: 2 },
] as const

/** What bench/RESULTS.md says of a subject, which is named as there, without its version. */
export function measured(subject: string): Measured {
  const first = rowOf('Bytes', subject)[0]
  const [, setUp] =
    sectionOf('Bytes').match(
      new RegExp(`\\*\\*${escaped(subject)}\\*\\*: (.*?)\\.(?: \\*\\*|$)`, 'm'),
    ) ?? []
  return {
    theirs: first ?? subject,
    runs: [...new Set(figures.map(({ section }) => section))].map(runOf),
    setUp: setUp?.replaceAll('`', ''),
    rows: figures.map(({ words, unit, section, column }) => ({
      words,
      unit,
      part: section.toLowerCase(),
      ours: numberOf(rowOf(section, ours)[column]),
      theirs: numberOf(rowOf(section, subject)[column]),
    })),
  }
}

const sectionOf = (name: string): string =>
  results.split(/^## /m).find(part => part.startsWith(`${name}\n`)) ?? ''

function runOf(section: string): MeasuredRun {
  const words = sectionOf(section)
  const find = (pattern: RegExp) => pattern.exec(words)?.[1] ?? ''
  return {
    part: section.toLowerCase(),
    day: find(/(\d{4}-\d\d-\d\d)/),
    machine: find(/; ([^;]+), Linux/)
      .replace('(R)', '')
      .replace('(R)', ''),
    browser: find(/Chromium (\d+)/),
  }
}

/** The cells of the subject's row; ours is one of several that begin alike. */
function rowOf(section: string, subject: string): readonly string[] {
  const rows = sectionOf(section)
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  const row = rows.find(
    ([name = '']) => name === subject || name.replace(/ [\d.]+(?: \([^()]*\))?$/, '') === subject,
  )
  if (!row) throw new Error(`bench/RESULTS.md has no row of ${subject} under ${section}.`)
  return row
}

/** Of a cell such as `1,293 (1,290 to 1,293)` the first number. */
function numberOf(cell = ''): number | undefined {
  const [digits] = /^\d[\d,]*(?:\.\d+)?/.exec(cell) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
