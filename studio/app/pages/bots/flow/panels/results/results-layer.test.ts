import { readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import type { StepResults } from '#api/records.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { exitKey } from '../../model/layer/layer.js'
import { cakes } from '../../testing/open-room.js'
import { lasting } from './figures.js'
import type { Measure } from './measures.js'
import { choiceIn, listPath, versionPath } from './result-choice.js'
import { goneSteps, resultsLayer } from './results-layer.js'

const flow = readFlow(readDraft(cakes))
const links = { left: (id: string) => `/left/${id}`, passed: (id: string) => `/passed/${id}` }

function step(nodeId: string, more: Partial<StepResults> = {}): StepResults {
  return {
    nodeId,
    came: 0,
    left: 0,
    ended: 0,
    exits: [],
    stays: { measured: 0, median: null },
    calls: { made: 0, failed: 0 },
    ...more,
  }
}

const layer = (measure: Measure, steps: readonly StepResults[]) =>
  resultsLayer({ steps }, flow, measure, links)
const markOf = (measure: Measure, counts: Partial<StepResults>) =>
  layer(measure, [step('which', counts)]).steps.get('which')

test('how many came by stands on steps, and which part of them went on at exits, as thick as its way', () => {
  const { steps, exits } = layer('passed', [
    step('hi', { came: 200, exits: [{ sourceHandle: null, passed: 100 }] }),
    step('which', { came: 100, exits: [{ sourceHandle: 'a', passed: 58 }] }),
  ])
  expect(steps.get('hi')).toMatchObject({ short: '200', words: '200 came by', href: '/passed/hi' })
  const [plain] = flow.steps.get('hi')?.exits ?? []
  expect(exits.get(exitKey('hi', plain?.sourceHandle ?? null))).toMatchObject({
    short: '50%',
    part: 0.5,
  })
  expect(exits.get(exitKey('which', 'a'))).toMatchObject({
    short: '58%',
    words: '58 of 100 went on here: 58%',
    part: 0.29,
  })
  expect(exits.get(exitKey('which', 'p'))?.short).toBe('0%')
})

test('a way that several options share is counted at each of them, and said to be shared', () => {
  const shared = readFlow(
    readDraft({
      nodes: [
        {
          id: 'which',
          type: 'two-choices',
          data: { choicePrompt: '?', choiceText1: 'A', choiceText2: 'B' },
        },
        { id: 'bye', type: 'message', data: { text: 'Bye' } },
      ],
      edges: [{ source: 'which', target: 'bye' }],
    }),
  )
  const steps = [step('which', { came: 100, exits: [{ sourceHandle: null, passed: 58 }] })]
  const { exits } = resultsLayer({ steps }, shared, 'passed', links)
  expect([...exits.values()].map(({ short, words }) => [short, words])).toEqual(
    Array.from({ length: 2 }, () => [
      '58% in all',
      '58 of 100 went on by the way that several exits share: 58%',
    ]),
  )
})

test('below 20 no part of a hundred is told, whatever the measure', () => {
  const { exits } = layer('passed', [
    step('which', { came: 19, exits: [{ sourceHandle: 'a', passed: 3 }] }),
  ])
  expect(exits.get(exitKey('which', 'a'))).toMatchObject({
    short: '3 · too few',
    words: '3 of 19 went on here: too few for a share',
  })
  expect(markOf('left', { came: 19, left: 5 })?.short).toBe('5 left · too few')
  expect(markOf('time', { came: 19, stays: { measured: 19, median: 8000 } })?.short).toBe('too few')
  expect(markOf('calls', { calls: { made: 19, failed: 2 } })?.short).toBe('2 failed · too few')
  const all = (['left', 'time', 'calls'] as const).map(measure =>
    markOf(measure, {
      came: 20,
      left: 5,
      stays: { measured: 20, median: 8000 },
      calls: { made: 20, failed: 2 },
    }),
  )
  expect(all.map(mark => mark?.short)).toEqual(['5 left · 25%', '8 s', '2 failed · 10%'])
})

test('a loss leads to its conversations, a large one is told apart, and an end is none', () => {
  expect(markOf('left', { came: 100, left: 12 })).toMatchObject({
    tone: 'warn',
    href: '/left/which',
  })
  expect(markOf('left', { came: 100, left: 20 })?.tone).toBe('bad')
  expect(markOf('left', { came: 100, left: 12, ended: 30 })?.words).toBe(
    '12 of 100 left here: 12%. 30 came to their end here',
  )
  expect(markOf('left', { came: 100, ended: 100 })).toMatchObject({
    tone: 'good',
    short: '100 ended',
  })
  expect(markOf('left', { came: 100 })).toBeUndefined()
})

test('a step without an error of its calls says so, one without calls nothing', () => {
  expect(markOf('calls', { calls: { made: 5, failed: 0 } })).toMatchObject({
    tone: 'good',
    short: 'no errors',
  })
  expect(markOf('calls', { came: 5 })).toBeUndefined()
})

test('steps that are drawn no longer have no mark, and are counted', () => {
  const steps = [
    step('gone', { came: 3 }),
    step('which', { came: 3 }),
    step('called', { calls: { made: 1, failed: 0 } }),
  ]
  expect([...layer('passed', steps).steps.keys()]).toEqual(['which'])
  expect(goneSteps({ steps }, flow)).toBe(1)
})

test('times are told in the unit that people would choose', () => {
  expect([40, 420, 8000, 61_000, 200_000, 9_000_000].map(lasting)).toEqual([
    '0.1 s',
    '0.4 s',
    '8 s',
    '61 s',
    '3 min',
    '3 h',
  ])
})

test('what is told of stands in the address, and leads to the same conversations in the list', () => {
  const read = (search: string) => choiceIn(new URLSearchParams(search), '2026-03-02')
  expect(read('')).toMatchObject({
    measure: 'passed',
    version: null,
    range: '30',
    from: '2026-02-01',
  })
  expect(read('results=left&of=3&days=7')).toMatchObject({
    measure: 'left',
    version: 3,
    from: '2026-02-24',
  })
  expect(read('results=nonsense&version=4&of=3')).toMatchObject({ measure: 'passed', version: 4 })
  expect(read('of=-1').version).toBeNull()
  const choice = read('of=3&days=7')
  expect(listPath('my shop', choice, { left: 'which' })).toBe(
    '/bots/my%20shop/results?days=days&from=2026-02-24&to=2026-03-02&version=3&endedAt=which&state=abandoned',
  )
  expect(versionPath('shop', new URLSearchParams('results=left&of=3&days=7'), 3)).toBe(
    '/bots/shop/flow?version=3&results=left&days=7',
  )
  expect(versionPath('shop', new URLSearchParams('of=3'), 3)).toBe(
    '/bots/shop/flow?version=3&results=passed',
  )
  expect(listPath('shop', { ...choice, version: null }, { passed: 'hi' })).toBe(
    '/bots/shop/results?days=days&from=2026-02-24&to=2026-03-02&passed=hi',
  )
})
