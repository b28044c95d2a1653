import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { Intents } from './intents.js'

vi.mock('../bot/bot.js', () => ({ useAbout: () => ({ chatbot: { id: 'shop' } }) }))

const rows = [
  { intent: 'hours', utterance: 'When are you open?' },
  { intent: 'pay', utterance: 'when are you OPEN' },
]
const review = {
  duplicates: [],
  conflicts: [{ utterance: 'When are you open?', intents: ['hours', 'pay'], rows: [0, 1] }],
  similar: [],
  few: [],
  confused: [{ intent: 'pay', takenFor: 'hours', rows: [1] }],
}
const empty = {
  chatbotId: 'shop',
  rows: [],
  intents: [],
  review: { duplicates: [], conflicts: [], similar: [], few: [] },
  state: 'new',
  progress: null,
  reason: null,
  threshold: 0.5,
  version: null,
  isStale: false,
  versions: [],
  method: 'words',
  report: null,
  reports: { words: null, embeddings: null },
  embeddingsFailure: null,
}
const report = {
  rows: 2,
  intents: 2,
  accuracy: 0.5,
  perIntent: { hours: { precision: 0.5, recall: 1 }, pay: { precision: 0, recall: 0 } },
  confused: [{ intent: 'pay', takenFor: 'hours', count: 1 }],
  thresholds: [
    { threshold: 0.5, accepted: 1, right: 0.5 },
    { threshold: 0.8, accepted: 0.25, right: 1 },
  ],
  tried: [
    { intent: 'hours', utterance: 'When are you open?', guess: 'hours', confidence: 0.9 },
    { intent: 'pay', utterance: 'Cash?', guess: 'hours', confidence: 0.6 },
  ],
}
const learned = {
  ...empty,
  rows,
  intents: [
    { name: 'hours', utterances: 1 },
    { name: 'pay', utterances: 1 },
  ],
  state: 'ready',
  version: 1,
  report,
}

function serve(answers: Readonly<Record<string, () => unknown>>) {
  const made: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/v1/chatbots/shop', '')}`
    if (method !== 'GET') made.push(`${call} ${typeof body === 'string' ? body : ''}`.trim())
    return Response.json({ success: true, message: 'm', data: answers[call]?.() ?? {} })
  })
  return made
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === words)
      ?.click(),
  )

test('a table is looked through before it is kept, changed in place, and learned from', async () => {
  let intents: object = empty
  const made = serve({
    'GET /intents': () => intents,
    'POST /intents/review': () => ({ rows, review }),
    'PUT /intents': () => {
      intents = { ...learned, version: null, report: null, state: 'new' }
      return intents
    },
    'POST /intents/train': () => {
      intents = learned
      return learned
    },
  })
  const { home } = await show(<Intents />)
  await settled(() => expect(home.textContent).toContain('The bot knows no intents yet'))
  const input = home.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File(['intent,utterance'], 'a.csv', { type: 'text/csv' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  const dialog = () => document.querySelector('[role=dialog]')
  await settled(() => expect(dialog()?.textContent).toContain('2 are worth a look'))
  expect(dialog()?.textContent).toContain('The same words stand under “hours” and “pay”.')
  expect(dialog()?.textContent).toContain(
    'Going by all the others, it would be understood as “hours”.',
  )
  expect(dialog()?.textContent).toContain('Mixed up (1)')
  const [, second] =
    dialog()?.querySelectorAll<HTMLInputElement>('li input[maxlength="1000"]') ?? []
  await typeInto(second, 'Cash?')
  await press('Keep utterances')
  await settled(() => expect(home.querySelector('tbody')?.textContent).toContain('hours'))
  expect(dialog()).toBeNull()
  await press('Train')
  await settled(() => expect(home.querySelector('tbody')?.textContent).toContain('50 %'))
  expect(home.textContent).toContain('“pay” was taken for “hours” once')
  expect(made).toEqual([
    'POST /intents/review',
    'PUT /intents {"rows":[{"intent":"hours","utterance":"When are you open?"},{"intent":"pay","utterance":"Cash?"}]}',
    'POST /intents/train',
  ])
})

test('the threshold shows what it accepts and refuses before it is used', async () => {
  const made = serve({ 'GET /intents': () => learned, 'PATCH /intents': () => learned })
  const { home } = await show(<Intents />)
  await settled(() => expect(home.textContent).toContain('At 50 %, 100 % are accepted'))
  expect(home.textContent).not.toContain('Just refused')
  await typeInto(home.querySelector<HTMLInputElement>('input[type=range]'), '0.8')
  expect(home.textContent).toContain('At 80 %, 25 % are accepted, and of these 100 % are right.')
  expect(home.querySelector('[aria-label="Just refused"]')?.textContent).toContain('Cash?')
  await press('Use this threshold')
  await settled(() => expect(made).toEqual(['PATCH /intents {"threshold":0.8}']))
})

test('words are tried, and what they are taken for is told', async () => {
  serve({
    'GET /intents': () => learned,
    'POST /intents/classify': () => ({
      intent: null,
      confidence: 0.4,
      others: [{ intent: 'pay', confidence: 0.4 }],
    }),
  })
  const { home } = await show(<Intents />)
  await settled(() => expect(home.querySelector('input[name=text]')).not.toBeNull())
  await typeInto(home.querySelector<HTMLInputElement>('input[name=text]'), 'Cheque?')
  await press('Understand')
  await settled(() => expect(home.textContent).toContain('The best guesses: pay 40 %'))
})

test('both methods stand side by side, and the other one is chosen', async () => {
  let method = 'words'
  const better = { ...report, accuracy: 0.75, perIntent: { hours: { precision: 1, recall: 1 } } }
  const made = serve({
    'GET /intents': () => ({ ...learned, method, reports: { words: report, embeddings: better } }),
    'PATCH /intents': () => {
      method = 'embeddings'
      return learned
    },
  })
  const { home } = await show(<Intents />)
  const rowsOf = (caption: string) =>
    [...home.querySelectorAll('table')]
      .filter(table => table.querySelector('caption')?.textContent === caption)
      .flatMap(table => [...table.querySelectorAll('tbody tr')].map(row => row.textContent))
  await settled(() =>
    expect(rowsOf('By each method')).toEqual([
      'By words In use50 %',
      'By embeddings 75 %Use this one',
    ]),
  )
  expect(rowsOf('Each intent by each method')[0]).toBe('hours50 %100 %100 %100 %')
  await press('Use this one')
  await settled(() => expect(rowsOf('By each method')[1]).toContain('In use'))
  expect(made).toEqual(['PATCH /intents {"method":"embeddings"}'])
})
