import { expect, test } from 'vitest'
import { applyOperations, asOperations, readDraft } from '../../../runtime/draft/index.js'
import { lintBot } from '../../../runtime/index.js'
import { type CheckedPlan, checkPlan } from './check-plan.js'

const blank = {
  name: 'New bot',
  elements: [{ nodes: [{ id: 'welcome', type: 'welcome', data: { text: 'Hello!' } }], edges: [] }],
}

const bakery = {
  ...blank,
  elements: [
    {
      nodes: [
        { id: 'welcome', type: 'welcome', data: { text: 'Hello!' }, position: { x: 0, y: 0 } },
        {
          id: 'pick',
          type: 'n-choices-node',
          data: {
            choicePrompt: 'Bread or cake?',
            choices: [
              { id: 'bread', choiceText: 'Bread' },
              { id: 'cake', choiceText: 'Cake' },
            ],
          },
        },
        {
          id: 'mail',
          type: 'ask-email',
          data: { questionText: 'Your address?', answerVariable: 'email' },
        },
        { id: 'bye', type: 'message', data: { text: 'Bye!' } },
      ],
      edges: [
        { id: 'e1', source: 'welcome', target: 'pick' },
        { id: 'e2', source: 'pick', sourceHandle: 'bread', target: 'mail' },
        { id: 'e3', source: 'pick', sourceHandle: 'cake', target: 'bye' },
        { id: 'e4', source: 'mail', target: 'bye' },
      ],
    },
  ],
}

interface Said {
  readonly id?: unknown
  readonly type: string
  readonly data?: unknown
  readonly next?: unknown
}

const check = (
  bot: object,
  steps: readonly (Said | unknown)[],
  selected: readonly string[] = ['welcome'],
) =>
  checkPlan(
    JSON.stringify(bot),
    JSON.stringify({ explanation: 'Greets.', name: 'Mill', steps }),
    selected,
  )

function after(bot: object, checked: CheckedPlan | undefined) {
  let number = 0
  const operations = asOperations(checked?.changes ?? [], () => `o${number++}`)
  const { draft, refused } = applyOperations(readDraft(bot), operations)
  expect(refused).toEqual([])
  const { nodes, edges } = draft.elements[0]
  const typeOf = (id: string) => nodes.find(node => node.id === id)?.type
  return {
    draft,
    nodes,
    steps: nodes.map(({ id, type, data }) => ({ id, type, data })),
    ways: edges.map(({ source, sourceHandle, target }) => [
      typeOf(source),
      sourceHandle ?? '',
      typeOf(target),
    ]),
  }
}

const whole: readonly Said[] = [
  { id: 'a', type: 'welcome', data: { text: 'Good day!' }, next: [{ exit: '', to: 'b' }] },
  {
    id: 'b',
    type: 'n-choices',
    data: {
      choicePrompt: 'Bread or cake?',
      choices: [
        { id: 'bread', choiceText: 'Bread' },
        { id: 'x', choiceText: 'Cake' },
      ],
      answerVariable: 'what',
    },
    next: [
      { exit: 'bread', to: 'c' },
      { exit: 'Cake', to: 'd' },
    ],
  },
  {
    id: 'c',
    type: 'ask-email',
    data: { questionText: 'Your address?', answerVariable: 'email' },
    next: [{ exit: '', to: 'd' }],
  },
  { id: 'd', type: 'message', data: { text: 'Thank you!' }, next: [] },
]

test('a plan becomes a flow that loads, with its ways drawn by ids and by words', async () => {
  const checked = await check(blank, whole)
  const { steps, ways, draft } = after(blank, checked)
  expect(steps.map(({ type }) => type)).toEqual(['welcome', 'n-choices', 'ask-email', 'message'])
  expect(steps[0]).toMatchObject({ id: 'welcome', data: { text: 'Good day!' } })
  expect(ways).toEqual([
    ['welcome', '', 'n-choices'],
    ['n-choices', 'bread', 'ask-email'],
    ['n-choices', 'x', 'message'],
    ['ask-email', '', 'message'],
  ])
  expect(lintBot(draft).filter(({ severity }) => severity === 'error')).toEqual([])
  expect(checked).toMatchObject({
    explanation: 'Greets.',
    name: 'Mill',
    notes: [],
    faults: [],
    findings: [],
  })
  expect(checked?.explored).toMatchObject({ waysInAll: 4, findings: [] })
})

test('what stands around the JSON of an answer is no harm', async () => {
  const answer = `Here you are:\n\`\`\`json\n${JSON.stringify({ steps: whole })}\n\`\`\`\nEnjoy.`
  expect(
    (await checkPlan(JSON.stringify(blank), answer, ['welcome']))?.changes.length,
  ).toBeGreaterThan(4)
})

test.each([
  '',
  'Sorry',
  '{"steps": []}',
  '{"steps": 7}',
  '{"steps": [{"type"',
  '[]',
  '{"steps": [null, 7, "a"]}',
  `{"steps":${'['.repeat(3000)}`,
])('nothing usable is told of %j', async answer =>
  expect(await checkPlan(JSON.stringify(blank), answer, ['welcome'])).toBeUndefined(),
)

test('steps of kinds that there are not, fields of the wrong kind and ways to nowhere are left out and told', async () => {
  const checked = await check(blank, [
    {
      id: 'a',
      type: 'welcome',
      data: { text: 'Hi' },
      next: [
        { exit: '', to: 'q' },
        { exit: 'gone', to: 'b' },
      ],
    },
    { id: 'q', type: 'warp-drive', data: {} },
    {
      id: 'b',
      type: 'user-rating',
      data: { ratingPrompt: 'How?', range: 'many', type: 'cats', apiKey: 'x', __proto__: { a: 1 } },
      next: 'c',
    },
  ])
  const { steps } = after(blank, checked)
  expect(steps.map(({ type }) => type)).toEqual(['welcome', 'user-rating'])
  expect(steps[1]?.data).toEqual({ ratingPrompt: 'How?' })
  expect(checked?.notes).toEqual([
    'Left out: one step of a kind that there is not.',
    'Left out: 2 ways to nowhere.',
  ])
  expect(checked?.faults.join('\n')).toContain('to nowhere')
})

test('ids that every object has, ids used twice and a second welcome do no harm', async () => {
  const checked = await check(blank, [
    {
      id: 'constructor',
      type: 'welcome',
      data: { text: 'Hi' },
      next: [{ exit: '', to: '__proto__' }],
    },
    {
      id: '__proto__',
      type: 'n-choices',
      data: {
        choicePrompt: 'Which?',
        choices: [
          { id: 'toString', choiceText: 'One' },
          { id: 'same', choiceText: 'Two' },
          { id: 'same', choiceText: 'Three' },
        ],
      },
      next: [
        { exit: 'toString', to: 'end' },
        { exit: 'same', to: 'end' },
      ],
    },
    { id: 'end', type: 'welcome', data: { text: 'Again' } },
    { id: 'end', type: 'message', data: { text: 'Never reached by its id' } },
  ])
  const { steps, ways } = after(blank, checked)
  expect(steps.map(({ type }) => type)).toEqual(['welcome', 'n-choices', 'message', 'message'])
  expect(steps[1]?.data.choices).toEqual([
    { id: 'option-1', choiceText: 'One' },
    { id: 'same', choiceText: 'Two' },
    { id: 'option-2', choiceText: 'Three' },
  ])
  expect(ways).toEqual([
    ['welcome', '', 'n-choices'],
    ['n-choices', 'option-1', 'message'],
    ['n-choices', 'same', 'message'],
  ])
  expect(steps.every(({ id }) => id === 'welcome' || /^step-/.test(id))).toBe(true)
})

test('of 10,000 steps the first 80 are taken, and it is told', async () => {
  const steps = Array.from({ length: 10_000 }, (_, place) => ({
    id: `s${place}`,
    type: 'message',
    data: { text: `Text ${place}` },
    next: [{ exit: '', to: `s${place + 1}` }],
  }))
  const checked = await checkPlan(
    JSON.stringify(blank),
    JSON.stringify({ steps: steps.slice(0, 3000) }),
    ['welcome'],
  )
  expect(after(blank, checked).steps).toHaveLength(81)
  expect(checked?.notes[0]).toBe('Left out: 2920 steps that could not be read, or more than 80.')
  expect(
    await checkPlan(JSON.stringify(blank), JSON.stringify({ steps }), ['welcome']),
  ).toBeUndefined()
})

test('a part is changed, grown and cut, and the rest of the flow stays', async () => {
  const checked = await check(
    bakery,
    [
      {
        id: 'pick',
        type: 'n-choices',
        data: {
          choicePrompt: null,
          choices: [
            { id: 'bread', choiceText: 'Loaf' },
            { id: 'new', choiceText: 'Rolls' },
          ],
        },
        next: [
          { exit: 'bread', to: 'phone' },
          { exit: 'new', to: 'phone' },
        ],
      },
      {
        id: 'phone',
        type: 'ask-phone-number',
        data: { questionText: 'Your number?' },
        next: [{ exit: '', to: 'bye' }],
      },
    ],
    ['pick', 'mail'],
  )
  const { steps, ways } = after(bakery, checked)
  expect(steps.map(({ type }) => type)).toEqual([
    'welcome',
    'n-choices-node',
    'message',
    'ask-phone-number',
  ])
  expect(steps[1]?.data).toEqual({
    choicePrompt: 'Bread or cake?',
    choices: [
      { id: 'bread', choiceText: 'Loaf' },
      { id: 'new', choiceText: 'Rolls' },
    ],
  })
  expect(ways).toEqual([
    ['welcome', '', 'n-choices-node'],
    ['n-choices-node', 'bread', 'ask-phone-number'],
    ['n-choices-node', 'new', 'ask-phone-number'],
    ['ask-phone-number', '', 'message'],
  ])
})

test('another kind under the same id keeps the ways that lead to it, and what goes away leaves no way behind', async () => {
  const checked = await check(
    bakery,
    [
      {
        id: 'mail',
        type: 'ask-name',
        data: { questionText: 'Your name?' },
        next: [{ exit: '', to: 'bye' }],
      },
    ],
    ['mail'],
  )
  const { steps, ways } = after(bakery, checked)
  expect(steps[2]).toEqual({ id: 'mail', type: 'ask-name', data: { questionText: 'Your name?' } })
  expect(ways).toContainEqual(['n-choices-node', 'bread', 'ask-name'])
  expect(ways).toContainEqual(['ask-name', '', 'message'])
})

test('ways that led to steps which go lead to the first step of the part', async () => {
  const checked = await check(
    bakery,
    [
      {
        id: 'n',
        type: 'ask-name',
        data: { questionText: 'Your name?' },
        next: [{ exit: '', to: 'bye' }],
      },
    ],
    ['pick', 'mail'],
  )
  expect(after(bakery, checked).ways).toEqual([
    ['welcome', '', 'ask-name'],
    ['ask-name', '', 'message'],
  ])
})

test('lint mends what it can, and a circle that random conversations find is a fault by the names of the model', async () => {
  const checked = await check(blank, [
    { id: 'a', type: 'welcome', data: { text: 'Hi {naem}' }, next: [{ exit: '', to: 'ask' }] },
    {
      id: 'ask',
      type: 'ask-name',
      data: { questionText: 'Name?', answerVariable: 'name' },
      next: [{ exit: '', to: 'round' }],
    },
    {
      id: 'round',
      type: 'message',
      data: { text: 'Again, {naem}' },
      next: [{ exit: '', to: 'ask' }],
    },
  ])
  const { steps } = after(blank, checked)
  expect(JSON.stringify(steps)).not.toContain('{naem}')
  expect(checked?.explored?.findings[0]?.kind).toBe('loop')
  expect(checked?.faults.join('\n')).toContain('"ask"')
  expect(checked?.faults.join('\n')).not.toContain('step-')
})
