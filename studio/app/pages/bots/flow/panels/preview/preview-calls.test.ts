import type { CallOutcome, StepCall } from 'talkgraph/runtime'
import { expect, test, vi } from 'vitest'
import { createPreviewCalls } from './preview-calls.js'
import { createStepAnswers, typedAnswer, typedFailure } from './step-answers.js'

const values = { answers: {}, variables: {}, visitor: {}, values: {} }
const webhook: StepCall = { step: 'webhook', nodeId: 'call', values }
const order: CallOutcome = { ok: true, status: 201, body: { order: 7 } }
const failure: CallOutcome = {
  ok: false,
  code: 'CALL_FAILED',
  message: 'The answer has status 500',
}

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

function preview(...outcomes: CallOutcome[]) {
  const kept = storage()
  const tryOut = vi.fn(async () => outcomes.shift() ?? order)
  const answers = createStepAnswers('shop', kept)
  const calls = createPreviewCalls(tryOut, answers)
  const life = new AbortController()
  const make = (call: StepCall = webhook) => calls.call(call, life.signal)
  const states = () => calls.shown.get().calls.map(({ state }) => state)
  return { kept, tryOut, answers, calls, make, states, life }
}

test('no call goes out: what is typed is the answer, now and the next time', async () => {
  const { calls, make, states, tryOut } = preview()
  const first = make()
  expect(states()).toEqual(['asked'])
  calls.answer(1, typedAnswer('webhook', '{"order":9}'))
  expect(await first).toEqual({ ok: true, status: 200, body: { order: 9 } })
  expect(await make()).toEqual({ ok: true, status: 200, body: { order: 9 } })
  expect(states()).toEqual(['typed', 'typed'])
  expect(tryOut).not.toHaveBeenCalled()
})

test('a call that is let out is made, and its answer is the last one afterwards', async () => {
  const { calls, make, states, kept } = preview(order)
  calls.letOut(true)
  expect(await make()).toEqual(order)
  calls.letOut(false)
  expect(await make()).toEqual({ ok: true, status: 200, body: { order: 7 } })
  expect(calls.shown.get().calls).toMatchObject([
    { state: 'called', status: 201 },
    { state: 'last' },
  ])
  const next = createPreviewCalls(async () => failure, createStepAnswers('shop', kept))
  expect(await next.call(webhook, new AbortController().signal)).toMatchObject({
    body: { order: 7 },
  })
  const elsewhere = createStepAnswers('other', kept)
  expect(elsewhere.find('call')).toBeUndefined()
  expect(states()).toEqual(['called', 'last'])
})

test('one that fails says why, and is no last answer', async () => {
  const { calls, make, states } = preview(failure)
  calls.letOut(true)
  expect(await make()).toEqual(failure)
  calls.letOut(false)
  void make()
  expect(calls.shown.get().calls[0]).toMatchObject({
    state: 'called',
    failure: 'The answer has status 500',
  })
  expect(states()).toEqual(['called', 'asked'])
})

test('a step may be let fail, until it is asked about again', async () => {
  const { calls, make, answers, states } = preview()
  const first = make()
  calls.answer(1, typedFailure)
  expect(await first).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(await make()).toMatchObject({ ok: false })
  answers.forget('call')
  void make()
  expect(states()).toEqual(['typed', 'typed', 'asked'])
})

test('calls that wait go out as soon as they may', async () => {
  const { calls, make, states } = preview()
  const both = [make(), make({ ...webhook, nodeId: 'other' })]
  calls.letOut(true)
  expect(states()).toEqual(['running', 'running'])
  expect(await Promise.all(both)).toEqual([order, order])
})

test('a mail that may not go out goes to nobody, and holds nobody up', async () => {
  const { make, states } = preview()
  expect(await make({ ...webhook, step: 'email' })).toEqual({ ok: true, status: 202, body: null })
  expect(states()).toEqual(['unsent'])
})

test('a conversation that ends takes its calls along', async () => {
  const { make, states, life, calls } = preview()
  void make()
  life.abort()
  expect(states()).toEqual([])
  calls.letOut(true)
  expect(states()).toEqual([])
})

test('an answer that is too large for the browser is kept as long as the page is there', () => {
  const kept = storage()
  const answers = createStepAnswers('shop', kept)
  answers.keep('big', { isFailure: false, body: 'x'.repeat(60_000), isTyped: false })
  answers.keep('call', typedAnswer('ai', '{"a":1}'))
  expect(answers.find('big')?.body).toHaveLength(60_000)
  const again = createStepAnswers('shop', kept)
  expect([again.find('big'), again.find('call')?.body]).toEqual([undefined, '{"a":1}'])
  for (const rubbish of ['{', '7', '[1,["a"],["b",{}]]', '[["c",{"body":1}]]']) {
    kept.kept.set('talkgraph.answers.shop', rubbish)
    expect(['a', 'b', 'c'].map(createStepAnswers('shop', kept).find)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('a calendar that books is asked of the server in any case, and stands in no list', async () => {
  const { calls, make, tryOut } = preview({ ok: true, status: 200, body: { times: [] } }, failure)
  const booking: StepCall = { ...webhook, step: 'booking', input: { ask: 'times', days: 9 } }
  expect(await make(booking)).toMatchObject({ ok: true, body: { times: [] } })
  expect(await make(booking)).toMatchObject({ ok: false, code: 'NO_SERVER' })
  expect(tryOut).toHaveBeenCalledTimes(2)
  expect([calls.shown.get().calls, calls.outcomes().size]).toEqual([[], 0])
})
