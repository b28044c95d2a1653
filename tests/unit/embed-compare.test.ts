import { expect, test } from 'vitest'
import { readFiles } from './repository.js'

const [page = { path: '', text: '' }] = readFiles(['docs/embed'], /compare\.md$/)
const tasks = page.text
  .split(/^## /m)
  .slice(1)
  .map(section => ({
    title: section.split('\n')[0] ?? '',
    rows: [...section.matchAll(/^\| ([\w-]+) \| (.*) \|$/gm)]
      .filter(([, name]) => name !== 'with')
      .map(([, name = '', cell = '']) => ({ name, lines: linesIn(cell), code: codesIn(cell) })),
  }))

test('twelve tasks are told of six products', () => {
  expect(tasks).toHaveLength(12)
  for (const { rows } of tasks)
    expect(rows.map(({ name }) => name)).toEqual([
      'Talkgraph',
      'Typebot',
      'deep-chat',
      'react-chatbotify',
      'n8n',
      'Intercom',
    ])
})

test.each(tasks)('$title takes no more lines than with whoever needs fewest', ({ rows }) => {
  const [ours, ...others] = rows
  expect(ours?.lines).toBeGreaterThan(0)
  const least = Math.min(...others.flatMap(({ lines }) => lines || []))
  expect(ours?.lines).toBeLessThanOrEqual(least)
})

test('what is said to be written with Talkgraph is there', () => {
  const [embed = { text: '' }] = readFiles(['docs'], /^docs\/embed\.md$/)
  const code = tasks.flatMap(({ rows }) => rows[0]?.code ?? []).join('\n')
  const names = [...code.matchAll(/\bchat\.(\w+)\(|^(\w+):/gm)].map(
    ([, method, option]) => method ?? option,
  )
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter(name => !embed.text.includes(`\`${name}`))).toEqual([])
})

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** Lines that are broken in the table; none where there is no way. */
function linesIn(cell: string): number {
  return cell.startsWith('—') ? 0 : cell.split('<br>').length
}
