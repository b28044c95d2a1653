import { expect, test } from 'vitest'
import { readFiles } from './repository.js'

const [readme = '', results = ''] = ['README.md', 'bench/RESULTS.md'].map(
  path => readFiles([path], /\.md$/)[0]?.text ?? '',
)

/** What README calls otherwise than the measurements do. */
const calledOtherwise: Readonly<Record<string, string>> = {
  'Talkgraph, through its loader': 'Talkgraph, through the loader',
  'the same without `?bot=`': 'Talkgraph, through the loader, record asked for',
  'Talkgraph, the one file': 'Talkgraph, one file',
  'deep-chat 2.4.2, no launcher': 'deep-chat 2.4.2',
}

test('the figures in README are those that were measured last, rounded', () => {
  const bytes = rowsOf(section(results, 'Bytes'))
  const start = rowsOf(section(results, 'Start'))
  const shown = [...rowsOf(section(readme, 'Size and speed'))]
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const [name, figures] of shown) {
    const subject = calledOtherwise[name] ?? name
    const weight = bytes.get(subject) ?? []
    const speed = start.get(subject) ?? start.get(`${subject} (no launcher)`) ?? []
    const measured = [weight[2], weight[5], speed[0], speed[2]].map(cell => numberIn(cell))
    const rounded = figures.map((figure, place) =>
      figure === '' ? '' : measured[place]?.toFixed(figure.split('.')[1]?.length ?? 0),
    )
    expect([name, ...figures.map(figure => figure.replace(',', ''))]).toEqual([name, ...rounded])
  }
})

function section(text: string, title: string): string {
  return text.split(/^## /m).find(part => part.startsWith(`${title}\n`)) ?? ''
}

/** The rows of the first table of a section: their names, and the cells behind. */
function rowsOf(text: string): Map<string, readonly string[]> {
  const [, table = ''] = /^\|.*\|\n\|[ :|-]+\|\n((?:\|.*\n?)+)/m.exec(text) ?? []
  return new Map(
    table
      .trim()
      .split('\n')
      .map(row =>
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim().replaceAll('**', '')),
      )
      .map(([name = '', ...cells]) => [name, cells]),
  )
}

/** The number at the beginning of a cell. */
const numberIn = (cell = ''): number => Number.parseFloat(cell.replaceAll(',', ''))
