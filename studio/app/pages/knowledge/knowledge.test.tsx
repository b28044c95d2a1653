import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../testing/show.js'
import { runInWords } from './api/run-words.js'
import { Knowledge } from './list/knowledge.js'

const run = {
  state: 'ready' as const,
  added: 2,
  changed: 0,
  unchanged: 30,
  gone: 0,
  failed: [],
  failedCount: 1,
  passed: 0,
  waiting: 0,
  embedded: 0,
  reason: null,
  startedAt: '2026-11-20T09:00:00.000Z',
  endedAt: '2026-11-20T09:00:40.000Z',
}
const source = {
  id: 's',
  kind: 'site',
  title: 'Our site',
  address: 'https://bakery.example/',
  chatbotIds: ['shop'],
  include: [],
  exclude: [],
  limits: { pages: 500, depth: 10, perSecond: 1 },
  state: 'ready',
  pieces: 112,
  lastRun: run,
  createdAt: '2026-11-20T09:00:00.000Z',
  trainedAt: '2026-11-20T09:00:40.000Z',
  schedule: 'never',
}
const piece = {
  id: '1',
  sourceId: 's',
  title: 'Delivery',
  path: ['How long'],
  address: 'https://bakery.example/delivery',
  text: 'Within two days.',
  score: 7.23,
  share: 0.2,
  similarity: null,
  isEnough: false,
}

/** Answers calls by method and address; notes those that change something. */
function serve(answers: Readonly<Record<string, () => unknown>>) {
  const made: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const sent =
      body instanceof FormData
        ? JSON.stringify([...body.entries()].map(([, value]) => value))
        : body
    if (method !== 'GET') made.push(`${method} ${url} ${sent ?? ''}`.trim())
    const found = Object.entries(answers).find(([call]) => `${method} ${url}`.startsWith(call))
    return Response.json({ success: true, message: 'm', data: found?.[1]() ?? {} })
  })
  return made
}

const usual = {
  'GET /v1/sources': () => ({ sources: [source] }),
  'GET /v1/chatbots': () => ({ chatbots: [{ id: 'shop', title: 'Shop' }] }),
  'GET /v1/knowledge/embeddings': () => ({ embeddings: null }),
  'GET /v1/knowledge/questions': () => ({ questions: [] }),
  'GET /v1/knowledge/proposed-pairs': () => ({ pairs: [] }),
  'GET /v1/knowledge/tests': () => ({ tests: [] }),
  'POST /v1/knowledge/search': () => ({ pieces: [piece] }),
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

const press = (home: ParentNode, words: string) =>
  act(async () =>
    [...home.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )

test('each source stands with its bots, its state and what the last run found', async () => {
  serve(usual)
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Our site'))
  await settled(() => expect(home.querySelector('tbody')?.textContent).toContain('Shop'))
  expect(home.querySelector('tbody')?.textContent).toContain('2 new, 30 unchanged, 1 failed')
  expect(home.querySelector('tbody')?.textContent).toContain('112 pieces')
})

test('a question shows what is found for it, with its score and why it is not enough', async () => {
  const made = serve(usual)
  const { home } = await show(<Knowledge />)
  await typeInto(home.querySelector<HTMLInputElement>('input[name=query]'), 'How long?')
  await press(home, 'Ask')
  await settled(() => expect(home.textContent).toContain('Score 7.2, 20 % of what was asked'))
  expect(home.textContent).toContain('It speaks of too little of the question')
  expect(made).toEqual(['POST /v1/knowledge/search {"query":"How long?","limit":8}'])
})

test('a bot that is asked shows its answer, and what its AI was given', async () => {
  const tried = {
    text: 'Within two days [1].',
    isAnswered: true,
    sources: [{ title: 'Delivery', address: null }],
    given: [{ role: 'system', content: 'Be brief.' }],
  }
  const made = serve({ ...usual, 'POST /v1/knowledge/ask': () => tried })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Our site'))
  await typeInto(home.querySelector<HTMLInputElement>('input[name=query]'), 'How long?')
  const bot = home.querySelector<HTMLSelectElement>('select[name=chatbotId]')
  await settled(() => expect(bot?.textContent).toContain('Shop'))
  if (bot) bot.value = 'shop'
  await press(home, 'Ask')
  await settled(() => expect(home.textContent).toContain('Within two days [1].'))
  expect(home.textContent).toContain('Sources: Delivery')
  expect(home.querySelector('details')?.textContent).toContain('Be brief.')
  expect(made).toContain('POST /v1/knowledge/ask {"question":"How long?","chatbotId":"shop"}')
})

test('an unanswered question is answered into a source of questions, and leaves the list', async () => {
  let questions = [
    {
      id: 'q',
      chatbotId: 'shop',
      question: 'Gluten-free?',
      also: ['Bread without gluten?'],
      count: 3,
      lastAt: '2026-11-20T09:00:00.000Z',
    },
  ]
  const made = serve({
    ...usual,
    'GET /v1/chatbots': () => ({
      chatbots: [
        { id: 'shop', title: 'Shop' },
        { id: 'other', title: 'Other' },
      ],
    }),
    'GET /v1/sources': () => ({ sources: [source, { ...source, id: 'p', kind: 'pairs' }] }),
    'GET /v1/knowledge/questions': () => ({ questions }),
    'POST /v1/sources/p/pairs': () => ({ source }),
    'DELETE /v1/knowledge/questions/q': () => {
      questions = []
      return { questionId: 'q' }
    },
  })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('3 times'))
  await settled(() => expect(home.textContent).toContain('Gluten-free? – Shop'))
  expect(home.textContent).toContain('1 like question')
  await press(home, 'Answer this')
  await settled(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  await typeInto(document.querySelector<HTMLTextAreaElement>('textarea[name=answer]'), 'Yes.')
  await press(document, 'Add')
  await settled(() => expect(home.textContent).toContain('Nothing was asked in vain'))
  expect(made).toEqual([
    'POST /v1/sources/p/pairs {"pairs":[{"question":"Gluten-free?","answer":"Yes."}]}',
    'DELETE /v1/knowledge/questions/q',
  ])
})

test('a site is added with its bounds, and what is none is told of at its field', async () => {
  const made = serve({ ...usual, 'POST /v1/sources': () => ({ source }) })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Our site'))
  await press(home, 'Add a source')
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'A site or a page',
    )
  await settled(() => expect(item()).toBeDefined())
  await act(async () => item()?.click())
  const dialog = () => document.querySelector('[role=dialog]')
  await settled(() => expect(dialog()?.textContent).toContain('Shop'))
  const type = (name: string, text: string) =>
    typeInto(dialog()?.querySelector<HTMLInputElement>(`[name=${name}]`), text)
  for (const typed of ['', 'ftp://bakery.example', 'https://not%20an%20address']) {
    await type('address', typed)
    await press(document, 'Read it')
    expect(dialog()?.textContent).toContain('An address looks like https://example.com.')
  }
  await type('address', 'bakery.example')
  await type('pages', 'many')
  await press(document, 'Read it')
  expect(dialog()?.textContent).toContain('A number from 1 to 10,000.')
  expect(made).toEqual([])
  await type('pages', '40')
  await type('depth', '2')
  await press(document, 'Read it')
  await settled(() => expect(made).toHaveLength(1))
  expect(JSON.parse(made[0]?.replace('POST /v1/sources ', '') ?? '')).toMatchObject({
    address: 'https://bakery.example',
    limits: { pages: 40, depth: 2 },
  })
})

test('a run that was cancelled says so', () => {
  expect(runInWords({ ...run, state: 'cancelled', waiting: 10, tests: null })).toBe(
    'Cancelled, 10 not read, 2 new, 30 unchanged, 1 failed',
  )
})

test('a file is added with the bots that answer from it', async () => {
  const made = serve({ ...usual, 'POST /v1/sources': () => ({ source }) })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Our site'))
  await press(home, 'Add a source')
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'A file',
    )
  await settled(() => expect(item()).toBeDefined())
  await act(async () => item()?.click())
  await settled(() =>
    expect(document.querySelector('[role=dialog] input[type=file]')).not.toBeNull(),
  )
  await settled(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Shop'),
  )
  await press(document, 'Read it')
  await settled(() => expect(document.body.textContent).toContain('Choose a file.'))
  const input = document.querySelector('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['Hello'], 'a.txt')] })
  await press(document, 'Read it')
  await settled(() => expect(made).toEqual(['POST /v1/sources ["file","[\\"shop\\"]",{}]']))
})

test('a table of questions with answers is added as a source of them', async () => {
  const made = serve({ ...usual, 'POST /v1/sources': () => ({ source }) })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Our site'))
  await press(home, 'Add a source')
  const item = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'Questions with answers',
    )
  await settled(() => expect(item()).toBeDefined())
  await act(async () => item()?.click())
  const dialog = () => document.querySelector('[role=dialog]')
  await settled(() => expect(dialog()?.textContent).toContain('Shop'))
  await typeInto(dialog()?.querySelector<HTMLInputElement>('input[name=title]'), 'FAQ')
  const input = dialog()?.querySelector('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['q,a'], 'faq.csv')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(dialog()?.querySelector('textarea')).toBeNull()
  await press(document, 'Add')
  await settled(() => expect(made).toEqual(['POST /v1/sources ["pairs","FAQ","[\\"shop\\"]",{}]']))
})

test('a provider of embeddings is chosen, told of with its failure, and taken away', async () => {
  const entry = {
    address: 'https://api.mistral.ai/v1',
    model: 'mistral-embed',
    dimensions: null,
    key: { lastFour: 'c0de' },
    state: 'ok',
    remedy: null as string | null,
    pieces: 112,
    embedded: 112,
    updatedAt: '2026-11-20T09:00:00.000Z',
  }
  let embeddings: typeof entry | null = null
  const made = serve({
    ...usual,
    'GET /v1/knowledge/embeddings': () => ({ embeddings }),
    'PUT /v1/knowledge/embeddings': () => {
      embeddings = { ...entry, state: 'failed', remedy: 'The credit is used up.' }
      return { embeddings }
    },
    'DELETE /v1/knowledge/embeddings': () => {
      embeddings = null
      return { isDeleted: true }
    },
  })
  const { home } = await show(<Knowledge />)
  await settled(() => expect(home.textContent).toContain('Choose a provider'))
  await press(home, 'Choose a provider')
  const dialog = () => document.querySelector('[role=dialog]')
  await settled(() => expect(dialog()?.querySelector('select')).toBeTruthy())
  const choice = dialog()?.querySelector('select')
  await act(async () => {
    if (!choice) return
    choice.value = 'Mistral'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await typeInto(dialog()?.querySelector<HTMLInputElement>('input[name=key]'), 'a-key-c0de')
  await press(document, 'Try and use it')
  await settled(() => expect(home.textContent).toContain('mistral-embed at api.mistral.ai'))
  expect(home.textContent).toContain('The credit is used up.')
  await press(home, 'Find by words alone')
  await settled(() => expect(home.textContent).toContain('Choose a provider'))
  expect(made).toEqual([
    'PUT /v1/knowledge/embeddings {"address":"https://api.mistral.ai/v1","model":"mistral-embed","key":"a-key-c0de"}',
    'DELETE /v1/knowledge/embeddings',
  ])
})
