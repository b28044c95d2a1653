import { expect, test } from 'vitest'
import { type BotReport, type FlowTest, readFlowTests, testBot } from './index.js'

const bot = {
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Hello <b>{who}</b>!' } },
    {
      id: 'plan',
      type: 'n-choices',
      data: {
        choicePrompt: 'Which plan?',
        choices: [
          { id: 'p1', choiceText: 'Small' },
          { id: 'p2', choiceText: 'Large' },
        ],
        answerVariable: 'plan',
      },
    },
    { id: 'small', type: 'message', data: { text: 'Small it is.' } },
    { id: 'end', type: 'message', data: { text: 'Good bye.' } },
  ],
  edges: [
    { source: 'hello', target: 'plan' },
    { source: 'plan', sourceHandle: 'p1', target: 'small' },
    { source: 'plan', sourceHandle: 'p2', target: 'end' },
    { source: 'small', target: 'end' },
  ],
}

async function report(
  tests: readonly FlowTest[],
  options: Parameters<typeof testBot>[2] = {},
  input: unknown = bot,
): Promise<BotReport> {
  const tested = await testBot(input, tests, options)
  if ('error' in tested) throw new Error(tested.error.message)
  return tested
}

async function failuresOf(expected: FlowTest['expect'], answers: FlowTest['answers'] = ['Small']) {
  const { tests } = await report([
    { name: 'A test', answers, variables: { who: 'Ann' }, expect: expected },
  ])
  return tests[0]?.failures
}

test('a test holds when all that it expects has come true, other steps and messages between', async () => {
  expect(
    await failuresOf({
      visited: ['hello', 'small', 'end'],
      says: ['Hello Ann!', 'Small it is', 'bye'],
      variables: { plan: 'Small', who: 'Ann', colour: null },
      ended: 'no-next-node',
      problems: [],
    }),
  ).toEqual([])
})

test.each<[FlowTest['expect'], string]>([
  [
    { says: ['Large'] },
    'expected the bot to say "Large", it said "Hello Ann!", "Which plan?", "Small it is.", "Good bye."',
  ],
  [{ says: ['bye', 'Hello'] }, 'expected the bot to say "Hello" after "bye", it said nothing'],
  [
    { visited: ['end', 'small'] },
    'expected the conversation to visit "small" after "end", it visited "hello", "plan", "small", "end"',
  ],
  [{ variables: { plan: 'Large' } }, 'expected the variable "plan" to be "Large", it is "Small"'],
  [{ variables: { plan: 3, size: 'L' } }, 'expected the variable "size" to be "L", it is null'],
  [{ ended: 'waiting' }, 'expected the end to be waiting, it is no-next-node'],
  [{ problems: ['CALL_FAILED'] }, 'expected the problems ["CALL_FAILED"], it had none'],
])('a test that expects %j fails in a sentence', async (expected, sentence) => {
  expect(await failuresOf(expected)).toContain(sentence)
})

test('answers that nobody asks for fail a test, and so does a question that none is left for', async () => {
  expect(await failuresOf({}, ['Small', 'More'])).toEqual(['1 of the answers were not asked for'])
  expect(await failuresOf({ ended: 'no-next-node' }, [])).toEqual([
    'expected the end to be no-next-node, it is waiting at "plan"',
  ])
})

test('coverage tells which edges no test has walked', async () => {
  const { coverage } = await report([{ name: 'Small', answers: ['Small'], expect: {} }])
  expect(coverage).toMatchObject({ walked: 3, total: 4, never: ['plan → end by "p2"'] })
  expect(coverage.edges).toContainEqual({
    source: 'plan',
    target: 'end',
    sourceHandle: 'p2',
    isWalked: false,
  })
})

test('an edge that begins at no exit does not count', async () => {
  const more = {
    ...bot,
    edges: [...bot.edges, { source: 'plan', sourceHandle: 'p22', target: 'end' }],
  }
  expect((await report([], {}, more)).coverage.total).toBe(4)
})

test('random conversations find dead ends with the answers that lead there, the same by the same seed', async () => {
  const holed = { ...bot, edges: bot.edges.filter(({ sourceHandle }) => sourceHandle !== 'p2') }
  const { findings, coverage } = await report([], { explore: 20, seed: 7 }, holed)
  expect(findings).toMatchObject([
    {
      kind: 'dead-end',
      message: 'the conversation ends at "plan", none of whose edges fits',
      answers: [{ pick: 'p2' }],
    },
  ])
  expect(coverage).toMatchObject({ walked: 3, total: 3 })
  expect(await report([], { explore: 20, seed: 7 }, holed)).toEqual({
    tests: [],
    findings,
    coverage,
  })
})

test.each([
  ['a question', { type: 'ask-name', data: { questionText: 'Name?' } }],
  ['a delay', { type: 'delay', data: { delay: 1 } }],
])('random conversations find a loop through %s', async (_, node) => {
  const round = {
    nodes: [
      { id: 'hello', type: 'welcome', data: {} },
      { id: 'again', ...node },
      { id: 'on', type: 'message', data: { text: 'On.' } },
    ],
    edges: [
      { source: 'hello', target: 'again' },
      { source: 'again', target: 'on' },
      { source: 'on', target: 'again' },
    ],
  }
  const { findings } = await report([], { explore: 3 }, round)
  expect(findings).toMatchObject([
    { kind: 'loop', message: expect.stringMatching(/"again".*"on"|"on".*"again"/) },
  ])
})

test('a visitor who takes one more thing very often is in no loop', async () => {
  const choices = Array.from({ length: 40 }, (_, place) => ({
    id: `c${place}`,
    choiceText: `Cake ${place}`,
  }))
  const asking = {
    nodes: [
      { id: 'hello', type: 'welcome', data: {} },
      { id: 'more', type: 'n-choices', data: { choicePrompt: 'And?', choices } },
      { id: 'done', type: 'message', data: { text: 'Done.' } },
    ],
    edges: [
      { source: 'hello', target: 'more' },
      ...choices.map(({ id }, place) => ({
        source: 'more',
        sourceHandle: id,
        target: place === 0 ? 'done' : 'more',
      })),
    ],
  }
  expect((await report([], { explore: 50, seed: 3 }, asking)).findings).toEqual([])
})

test('random conversations find problems, in the surroundings of the tests, and no call that is not mapped', async () => {
  const troubled = {
    nodes: [
      { id: 'ask', type: 'webhook', data: { waitForResponse: true, answerVariable: 'count' } },
      {
        id: 'times',
        type: 'math-operation',
        data: { leftValue: '{count}', operator: '*', rightValue: 'many', answerVariable: 'all' },
      },
    ],
    edges: [{ source: 'ask', target: 'times' }],
  }
  const tests = [{ name: 'A test', fetch: { ask: { status: 200, json: 4 } }, expect: {} }]
  const { findings } = await report(tests, { explore: 2 }, troubled)
  expect(findings).toMatchObject([
    { kind: 'problem', message: expect.stringContaining('NOT_A_NUMBER at "times"') },
  ])
})

test('a bot that does not load is an error', async () => {
  expect(await testBot({ nodes: [{ id: 'a' }, { id: 'a' }] }, [])).toMatchObject({
    error: { message: expect.stringContaining('"a"') },
  })
})

test.each([
  [{}, /list of/],
  [[{ name: 'A' }], /0\.expect/],
  [[{ name: 'A', expect: { say: ['Hello'] } }], /0\.expect\.say/],
  [[{ name: 'A', now: 'soon', expect: {} }], /0\.now.*no ISO time/],
])('flow tests that are written as %j are refused', (json, message) => {
  expect(() => readFlowTests(json)).toThrow(message)
})

test('a failing test says at which node what came instead, and what would hold now', async () => {
  const { tests } = await report([
    {
      name: 'Small',
      answers: ['Small', 'More'],
      expect: { says: ['Little it is'], visited: ['plan', 'hello'], variables: { plan: 'Large' } },
    },
  ])
  const [result] = tests
  expect(
    result?.faults.map(({ about, nodeId, expected, came }) => [about, nodeId, expected, came]),
  ).toEqual([
    ['visited', 'plan', 'hello', 'small'],
    ['says', 'hello', 'Little it is', 'Hello {who}!'],
    ['variable', 'end', 'Large', 'Small'],
    ['answers', 'end', 1, null],
  ])
  expect(result?.renewed).toMatchObject({
    name: 'Small',
    answers: ['Small'],
    expect: { visited: ['hello', 'plan', 'small', 'end'], variables: { plan: 'Small' } },
  })
  expect(await report(result?.renewed ? [result.renewed] : [])).toMatchObject({
    tests: [{ failures: [] }],
  })
})

test('what was said in place of a text is what came right before the next one that is expected', async () => {
  const { tests } = await report([
    { name: 'Small', answers: ['Small'], expect: { says: ['Little it is', 'bye'] } },
  ])
  expect(tests[0]?.faults).toMatchObject([{ about: 'says', nodeId: 'small', came: 'Small it is.' }])
})

test('where several nodes say the same, a fault is at the one that said it then', async () => {
  const twice = {
    nodes: ['a', 'b', 'c'].map(id => ({
      id,
      type: id === 'a' ? 'welcome' : 'message',
      data: { text: id === 'b' ? 'Between' : 'Same' },
    })),
    edges: [
      { source: 'a', target: 'b' },
      { source: 'b', target: 'c' },
    ],
  }
  const { tests } = await report(
    [{ name: 'Twice', expect: { says: ['Same', 'Between', 'Other'] } }],
    {},
    twice,
  )
  expect(tests[0]?.faults).toMatchObject([{ about: 'says', nodeId: 'c', came: 'Same' }])
})

test('random conversations say where they lead, with what leads there again', async () => {
  const stuck = { ...bot, edges: bot.edges.toSpliced(1, 1) }
  const { findings, coverage } = await report([], { explore: 20 }, stuck)
  expect(findings).toMatchObject([{ kind: 'dead-end', nodeId: 'plan', visited: ['hello', 'plan'] }])
  expect(findings[0]?.around.seed).toEqual(expect.any(Number))
  expect(coverage.walked).toBe(2)
})

test('once it is over no test and no conversation is begun, and the report says how many were left out', async () => {
  const tests = ['Small', 'Large'].map(answer => ({ name: answer, answers: [answer], expect: {} }))
  const overAfter = (most: number) => {
    let asked = 0
    return () => asked++ >= most
  }
  const whole = await report(tests, { explore: 3, isOver: () => false })
  expect(whole).not.toHaveProperty('cut')
  const inTests = await report(tests, { explore: 3, isOver: overAfter(1) })
  expect(inTests.tests.map(({ name }) => name)).toEqual(['Small'])
  expect(inTests.cut).toEqual({ tests: 1, conversations: 3 })
  const between = await report(tests, { explore: 3, isOver: overAfter(3) })
  expect(between.tests).toHaveLength(2)
  expect(between.cut).toEqual({ tests: 0, conversations: 2 })
})
