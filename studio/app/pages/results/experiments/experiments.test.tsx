import type { ExperimentRecord, Verdict } from '@talkgraph/wire/experiments'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { sayGoal, sayVerdict } from './experiment-words.js'
import { Experiments } from './experiments.js'

const experiment = (more: Partial<ExperimentRecord> = {}): ExperimentRecord => ({
  nodeId: 'try',
  name: 'Greeting',
  goal: { kind: 'variable', name: 'email' },
  winner: null,
  branches: [
    {
      id: 'a',
      branchName: 'A',
      weight: 1,
      visitors: 1000,
      reached: 100,
      rate: 0.1,
      interval: [0.07, 0.14],
    },
    {
      id: 'b',
      branchName: 'B',
      weight: 1,
      visitors: 1000,
      reached: 160,
      rate: 0.16,
      interval: [0.12, 0.2],
    },
  ],
  verdict: null,
  isEven: true,
  ...more,
})
const verdict = (more: Partial<Verdict>): Verdict => ({
  state: 'likely',
  branchId: 'b',
  than: 'a',
  low: 0.03,
  high: 0.09,
  more: 1240,
  ...more,
})

test.each<[Partial<ExperimentRecord>, string]>([
  [{}, 'Too early to say: each branch needs 25 visitors.'],
  [
    { verdict: verdict({}) },
    'B is likely better by 3 to 9 points; 1,240 conversations more would settle it.',
  ],
  [
    { verdict: verdict({ state: 'settled', more: 0 }) },
    'B is better than A by 3 to 9 points. That is settled.',
  ],
  [
    { verdict: verdict({ state: 'open', low: -0.02 }) },
    'Nothing is settled yet: B may be anything from 2 points worse to 9 points better than A; 1,240 conversations more would settle it.',
  ],
  [
    { verdict: verdict({ state: 'open', low: -0.05, high: 0.05, more: null }) },
    'Nothing is settled yet: B may be anything from 5 points worse to 5 points better than A; the branches do so much alike that no number of conversations in reach would settle it.',
  ],
  [{ winner: 'b' }, 'Ended: everybody takes B.'],
])('says what %j has shown', (more, words) => {
  expect(sayVerdict(experiment(more))).toBe(words)
})

test('says which value is the goal', () => {
  const goal = { kind: 'value', name: 'total', value: '50' } as const
  expect(sayGoal(experiment({ goal }), () => undefined)).toBe(
    'Goal: visitors have “50” in “total”, or more where it is a number.',
  )
})

test('an experiment is ended by one press, and its winner kept', async () => {
  const sent: unknown[] = []
  let now = experiment({ verdict: verdict({}) })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push([url, JSON.parse(String(body))])
      now = experiment({ winner: 'b' })
    }
    const data = method === 'POST' ? { version: 4 } : { experiments: [now], chatbots: [] }
    return Response.json({ success: true, message: '', data })
  })
  const { home } = await show(<Experiments botId="shop" version={null} />)
  const keep = () =>
    [...home.querySelectorAll('button')].find(each => each.textContent === 'End, keep B')
  await vi.waitFor(() => expect(keep()).toBeDefined())
  expect(home.querySelector('[role=status]')?.textContent).toContain('B is likely better')
  await act(async () => keep()?.click())
  expect(sent).toEqual([['/v1/chatbots/shop/experiments/try/end', { branchId: 'b' }]])
  await vi.waitFor(() =>
    expect(home.querySelector('[role=status]')?.textContent).toBe('Ended: everybody takes B.'),
  )
  expect(keep()).toBeUndefined()
})

test('a version for a share of the visitors is for everybody by one press', async () => {
  const sent: unknown[] = []
  const [a, b] = experiment().branches
  const versions = [
    { ...a, id: '2', branchName: 'Version 2' },
    { ...b, id: '3', branchName: 'Version 3' },
  ]
  const tried = { ...experiment(), nodeId: null, name: 'Version 3 for 20 % of visitors' }
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([url, JSON.parse(String(body))])
    const data =
      method === 'POST'
        ? { version: 3 }
        : { experiments: [{ ...tried, branches: versions }], chatbots: [] }
    return Response.json({ success: true, message: '', data })
  })
  const { home } = await show(<Experiments botId="shop" version={null} />)
  const press = (words: string) =>
    [...home.querySelectorAll('button')].find(each => each.textContent === words)
  await vi.waitFor(() => expect(press('Version 2 for everybody')).toBeDefined())
  expect(home.textContent).toContain('Version 3 for 20 % of visitors')
  await act(async () => press('Version 3 for everybody')?.click())
  expect(sent).toEqual([['/v1/chatbots/shop/publish', { version: 3 }]])
})

test('a bot without experiments shows nothing of them', async () => {
  const fetched = vi.fn(async () =>
    Response.json({ success: true, message: '', data: { experiments: [] } }),
  )
  vi.stubGlobal('fetch', fetched)
  const { home } = await show(<Experiments botId="shop" version={null} />)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(home.querySelector('table')).toBeNull()
})
