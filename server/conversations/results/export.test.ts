import { expect, test } from 'vitest'
import type { ResultEntry } from '../../store/index.js'
import { csvOf, jsonOf } from './export.js'
import { createExportTurns } from './export-turns.js'

const entry = (number: number): ResultEntry => ({
  number,
  id: `id${number}`,
  botId: 'shop',
  owner: 'owner',
  channel: 'widget',
  version: 1,
  state: 'finished',
  answered: 1,
  visitor: { name: null, email: null },
  startedAt: 0,
  endedAt: 0,
  createdAt: 0,
  updatedAt: 0,
  firstAnswers: null,
})

/** What the store answers where these conversations are stored, the newest first. */
function stored(answers: readonly object[]) {
  const all = answers.map((_, index) => entry(answers.length - index))
  const recordOf = (number: number) =>
    JSON.stringify({
      startedAt: 0,
      endedAt: 0,
      transcript: [],
      visited: [],
      answerVariables: [],
      variables: {},
      visitor: {},
      answers: answers[answers.length - number],
    })
  return {
    list: async ({
      before = Number.POSITIVE_INFINITY,
      limit,
    }: {
      before?: number | undefined
      limit: number
    }) => all.filter(({ number }) => number < before).slice(0, limit),
    records: async (numbers: readonly number[]) =>
      new Map(numbers.map(number => [number, recordOf(number)])),
  }
}

async function all<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const read: Part[] = []
  for await (const part of parts) read.push(part)
  return read
}

async function tableOf(answers: readonly object[]): Promise<string> {
  const asked = async () =>
    new Map([
      ['loaf', 'Which loaf?'],
      ['late', 'How late?'],
    ])
  return (await all(csvOf(stored(answers), { owner: 'owner' }, asked))).join('')
}

/** Reads a table as RFC 4180 has it. */
function rowsOf(table: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quotedCell, plain, end] of table
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quotedCell?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const hostile = [
  "two lines\n=1+cmd|' /C calc'!A0",
  'a\r=1',
  'a\r\n+1',
  'semi;=1+1',
  'semi;"=1+1"',
  'tab\t@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '"=1',
  '＝1',
  '-2+3',
  'line\u2028=1',
]

test('one conversation is one row of the table, whatever was answered, and comes back as it was', async () => {
  const honest = ['one\ntwo', 'one\r\ntwo', 'a, "b"', 'x;y', 'x\ty', '日本語\n', '']
  const rows = rowsOf(await tableOf([...honest, ...hostile].map(text => ({ text }))))
  expect(rows).toHaveLength(1 + honest.length + hostile.length)
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([10]))
  expect(rows.slice(1, 1 + honest.length).map(row => row.at(-1))).toEqual(honest)
})

test('nothing that some spreadsheet takes for a cell begins as a formula does', async () => {
  const table = await tableOf([...hostile.map(text => ({ text })), { '=1+1': 'x', 'a\n=1': 'y' }])
  const asCells = [
    ...rowsOf(table).flat(),
    ...table.split(/[\n\v\f\r\u0085\u2028\u2029]/),
    ...table.split(/[;\t\n\v\f\r]/),
  ]
  expect(
    asCells.filter(cell => /^["' ]*[=+\-@＝]|^[\t\r]/.test(cell) && !cell.startsWith("'")),
  ).toEqual([])
})

test('numbers and dates stand in the table as they are', async () => {
  const [, row] = rowsOf(await tableOf([{ count: 12, below: -3 }]))
  expect(row).toEqual([
    'id1',
    'shop',
    'widget',
    '1',
    'finished',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '1',
    '12',
    "'-3",
  ])
})

test('a table tells 10,000 variables apart, and shows the thousand that come most often', async () => {
  const hostile = Array.from({ length: 20 }, (_, row) =>
    Object.fromEntries(Array.from({ length: 1000 }, (__, index) => [`r${row}x${index}`, 1])),
  )
  const honest = Array.from({ length: 30 }, () => ({ loaf: 'Rye' }))
  const [head = [], ...rows] = rowsOf(await tableOf([...honest, ...hostile]))
  expect(head).toHaveLength(9 + 1000)
  expect(head[9]).toBe('Which loaf?')
  expect(rows).toHaveLength(50)
  const last = rowsOf(await tableOf([...hostile, { late: 'x' }]))[0]
  expect(last).not.toContain('How late?')
})

test('few records are read at once, however many there are', async () => {
  const results = stored(Array.from({ length: 450 }, () => ({ loaf: 'Rye' })))
  const sizes: number[] = []
  const records = async (numbers: readonly number[]) => {
    sizes.push(numbers.length)
    return results.records(numbers)
  }
  const parts = await all(jsonOf({ ...results, records }, { owner: 'owner' }))
  expect(JSON.parse(parts.join(''))).toHaveLength(450)
  expect(Math.max(...sizes)).toBe(20)
})

test('an account has one export at a time; one that nobody reads makes room', () => {
  let time = 0
  const begin = createExportTurns(() => time)
  const first = begin('owner')
  expect(begin('owner')).toBeUndefined()
  expect(begin('other')).toBeDefined()
  time = 50_000
  expect(first?.goOn()).toBe(true)
  time = 100_000
  expect(begin('owner')).toBeUndefined()
  time = 110_000
  const second = begin('owner')
  expect(first?.goOn()).toBe(false)
  first?.end()
  expect(begin('owner')).toBeUndefined()
  second?.end()
  expect(begin('owner')).toBeDefined()
})

test('columns are headed by what was asked, with the variable behind it, and never by a step’s id', async () => {
  const asked = async () =>
    new Map([
      ['which', 'Which bread?'],
      ['form_q0', 'Who are you?'],
    ])
  const record = {
    answers: { which: 'Rye', form_q0: 'Ann', gone: 'x', other: 'y' },
    answerVariables: [{ nodeId: 'form', key: 'name', value: 'Ann' }],
    visitor: { name: 'Ann' },
    variables: { plan: 'pro' },
  }
  const results = {
    list: async ({ before }: { before?: number | undefined }) => (before ? [] : [entry(1)]),
    records: async () =>
      new Map([
        [1, JSON.stringify({ transcript: [], visited: [], startedAt: 0, endedAt: 0, ...record })],
      ]),
  }
  const [heads = [], cells] = rowsOf(
    (await all(csvOf(results, { owner: 'owner' }, asked))).join(''),
  )
  expect(heads.slice(9)).toEqual([
    'Who are you? (name)',
    'Which bread?',
    'A question of before',
    'A question of before 2',
    'plan',
  ])
  expect(cells?.slice(9)).toEqual(['Ann', 'Rye', 'x', 'y', 'pro'])
})
