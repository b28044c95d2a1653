import axe from 'axe-core'
import { act } from 'react'
import { describedTypes, type Finding, lintBot } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import { inspect } from '../../testing/inspect.js'
// Once it is here, it comes at once.
import '../rich/rich-words.js'

const rich = (home: HTMLElement) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.querySelectorAll('[role=textbox]').length).toBeGreaterThan(0)
  })

const namesOf = (element: Element): string => {
  const labelledBy = element.getAttribute('aria-labelledby')
  const labels =
    element instanceof HTMLElement && 'labels' in element
      ? (element as HTMLInputElement).labels
      : null
  return (
    element.getAttribute('aria-label') ??
    (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
    [...(labels ?? [])].map(label => label.textContent).join(' ')
  )
}

interface Titled {
  readonly title: string
  readonly kind: string
  readonly fields?: Readonly<Record<string, Titled>>
  readonly isUnread?: true
  readonly onlyWhen?: object
}

test.each(describedTypes.map(described => [described.type, described] as const))(
  'draws every field of %s that counts with a control that its title labels',
  async (type, { form, serverFields, sample }) => {
    const { home } = await inspect({ id: 'step', type, data: sample as object })
    if (Object.values(form.fields).some(field => field.kind === 'words' && field.isLong))
      await rich(home)
    const names = [
      ...home.querySelectorAll('input, textarea, select, [role=textbox], [role=group], fieldset'),
    ].map(element => `${namesOf(element)} ${element.querySelector('legend')?.textContent ?? ''}`)
    const titled = Object.values({ ...form.fields, ...serverFields }) as Titled[]
    for (const { title } of titled.filter(({ isUnread, onlyWhen }) => !isUnread && !onlyWhen))
      expect(
        names.filter(name => name.includes(title)),
        title,
      ).not.toEqual([])
    expect(names.filter(name => name.trim() === '')).toEqual([])
    const { violations } = await axe.run(home, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([])
  },
)

test('what few need stands behind “More”, which tells what is set, and opens where something is found', async () => {
  const more = (home: HTMLElement) => home.querySelector('details')
  const blank = await inspect({ id: 'ask', type: 'ask-email', data: {} })
  expect(more(blank.home)?.querySelector('summary')?.textContent).toBe('More')
  expect(more(blank.home)?.open).toBe(false)
  expect(more(blank.home)?.textContent).toContain('If it is no e-mail address')
  expect(blank.home.textContent).not.toContain('If it is no number')
  const data = { incorrectNumberResponse: 'No' }
  const set = await inspect({ id: 'ask', type: 'ask-email', data })
  expect(more(set.home)?.querySelector('summary')?.textContent).toBe('More · If it is no number')
  const found = await inspect(
    { id: 'mail', type: 'email', data: { cc: ['nobody'] } },
    {
      findings: [
        { rule: 'x', severity: 'error', nodeId: 'mail', field: 'cc.0', message: 'm', remedy: 'r' },
      ],
    },
  )
  expect(more(found.home)?.open).toBe(true)
})

test('a field that counts only at times is there then, and where something is written in it', async () => {
  const titles = async (data: object) =>
    (await inspect({ id: 'set', type: 'variable', data })).home.textContent
  expect(await titles({})).not.toContain('Between the entries')
  expect(await titles({ source: 'list', pick: 'joined' })).toContain('Between the entries')
  expect(await titles({ separator: ' and ' })).toContain('Between the entries')
})

test('what is typed is carried out with each letter, and undone as one draws it', async () => {
  const { data, room, type } = await inspect({ id: 'ask', type: 'ask-email', data: {} })
  await type('Save answer as', 'mail')
  expect(data()).toEqual({ answerVariable: 'mail' })
  expect(room.state().undo).toBe('Changed “Save answer as”')
})

test('the default stands where a field is blank', async () => {
  const { field } = await inspect({ id: 'ai', type: 'gpt', data: {} })
  expect(field('Temperature')?.placeholder).toBe('0.7')
  expect(field('Temperature')?.value).toBe('')
  expect(field('Model')?.placeholder).toBe('Such as gpt-3.5-turbo')
})

test('a number is told when it is none, and nothing is lost', async () => {
  const { home, data, type } = await inspect({ id: 'wait', type: 'delay', data: { delay: 2 } })
  await type('Waiting time', 'soon')
  expect(home.textContent).toContain('Write a number, such as 2 or 0.5.')
  expect(data()).toEqual({ delay: 2 })
  await type('Waiting time', '1,5')
  expect(data()).toEqual({ delay: 1.5 })
  await type('Waiting time', '')
  expect(data()).toEqual({})
})

test('somebody else’s change is told, and never put under the hands', async () => {
  const { home, room, field, data, press, type, leave } = await inspect({
    id: 'ask',
    type: 'ask-email',
    data: {},
  })
  await type('Save answer as', 'mail')
  await act(async () => {
    room.change([{ op: 'set', nodeId: 'ask', path: ['answerVariable'], value: 'post' }], 'Other')
  })
  expect(field('Save answer as')?.value).toBe('mail')
  expect(home.textContent).toContain('Changed elsewhere meanwhile: “post”')
  await leave(field('Save answer as'))
  expect(field('Save answer as')?.value).toBe('post')
  expect(home.textContent).toContain('Yours was “mail”')
  await press('Keep mine')
  expect(data()).toEqual({ answerVariable: 'mail' })
  expect(field('Save answer as')?.value).toBe('mail')
  expect(home.textContent).not.toContain('meanwhile')
})

const choices = {
  id: 'cake',
  type: 'n-choices',
  data: {
    choicePrompt: 'Which?',
    choices: [
      { id: 'plum', choiceText: 'Plum' },
      { id: 'apple', choiceText: 'Apple' },
    ],
  },
}
const edges = { edges: [{ id: 'e', source: 'cake', sourceHandle: 'plum', target: 'start' }] }

test('an option says where it leads, and one without a way says so', async () => {
  const { home, press, revealed } = await inspect(choices, { more: edges })
  const [plum, apple] = home.querySelectorAll('[data-path$=choiceText]')
  expect(plum?.textContent).toContain('Goes to Welcome: Hello')
  expect(apple?.textContent).toContain('No way yet')
  await press('Goes to Welcome: Hello')
  expect(revealed).toEqual([['start']])
})

test('a choice becomes another kind of choice by one change, and a kind without room for it cannot be picked', async () => {
  const { home, room } = await inspect(choices, { more: edges })
  const kind = () => {
    const label = [...home.querySelectorAll('label')].find(
      each => each.textContent === 'Kind of choice',
    )
    return label?.control instanceof HTMLSelectElement ? label.control : undefined
  }
  expect([...(kind()?.options ?? [])].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Any number of buttons', false],
    ['Yes or no', false],
    ['Two buttons', false],
    ['Three buttons', false],
    ['Up to five options', false],
    ['A list of options', false],
  ])
  await act(async () => {
    const select = kind()
    if (select) select.value = 'two-choices'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const [{ nodes, edges: ways }] = room.state().draft.elements
  expect(nodes[1]).toMatchObject({
    id: 'cake',
    type: 'two-choices',
    data: { choicePrompt: 'Which?', choiceText1: 'Plum', choiceText2: 'Apple' },
  })
  expect(ways).toMatchObject([{ id: 'e', source: 'cake', sourceHandle: 'source-1' }])
  expect(room.state().undo).toBe('Made it “Two choices”')
  await act(async () => room.undo())
  expect(room.state().draft.elements[0].nodes[1]).toMatchObject(choices)
})

test('options are sorted by keys and by buttons, and keep their ways', async () => {
  const { home, data, press, room } = await inspect(choices, { more: edges })
  const texts = () => [data()?.choices].flat().map(choice => Object(choice).choiceText)
  await act(async () => {
    home
      .querySelector('[aria-label="Move Choice 1"]')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }),
      )
  })
  expect(texts()).toEqual(['Apple', 'Plum'])
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Choice 2'),
  )
  expect(home.textContent).toContain('Choice 1 is now 2 of 2.')
  await press('Move Choice 2 up')
  expect(texts()).toEqual(['Plum', 'Apple'])
  expect(room.state().draft.elements[0].edges).toEqual(edges.edges)
  await act(async () => room.undo())
  expect(texts()).toEqual(['Apple', 'Plum'])
})

test('an option is added with a name of its own, and removed with its way', async () => {
  const { data, press, room } = await inspect(choices, { more: edges })
  await press('Add choice')
  expect(data()?.choices).toMatchObject([
    {},
    {},
    { id: expect.stringMatching(/^choice-\w{6}$/), choiceText: '' },
  ])
  await press('Remove Choice 1')
  expect(data()?.choices).toMatchObject([{ id: 'apple' }, {}])
  expect(room.state().draft.elements[0].edges).toEqual([])
})

test('the ways of an option go with it to its new id', async () => {
  const { home, data, room, typeInto, leave } = await inspect(choices, { more: edges })
  const id = home.querySelector<HTMLInputElement>('[data-path="choices.plum.id"] input')
  await typeInto(id, 'prune')
  await leave(id)
  expect(data()?.choices).toMatchObject([{ id: 'prune' }, { id: 'apple' }])
  expect(room.state().draft.elements[0].edges).toMatchObject([
    { sourceHandle: 'prune', target: 'start' },
  ])
})

test('an id that another option has is refused in words, and no way is taken from it', async () => {
  const { home, data, room, typeInto, leave } = await inspect(choices, { more: edges })
  const id = home.querySelector<HTMLInputElement>('[data-path="choices.apple.id"] input')
  await typeInto(id, 'plum')
  await leave(id)
  expect(data()).toEqual(choices.data)
  expect(room.state().draft.elements[0].edges).toEqual(edges.edges)
  expect(home.textContent).toContain('The list has an entry "plum" already.')
})

test('a secret is written and not shown again', async () => {
  const { home, field, data, press, type } = await inspect({ id: 'ai', type: 'gpt', data: {} })
  await type('API key', 'sk-0123456789')
  await press('Keep API key')
  expect(data()).toEqual({ apiKey: { secret: 'sec_0123456789', lastFour: '6789' } })
  expect(field('API key')?.value).toBe('•••••••• 6789')
  expect(home.innerHTML).not.toContain('sk-01')
  await press('Replace API key')
  await type('API key', 'server:main')
  await press('Keep API key')
  expect(data()).toEqual({ apiKey: 'server:main' })
  expect(field('API key')?.value).toBe('server:main')
})

test('without a line a secret is not kept, and can be once it is back', async () => {
  const answers = [new ApiProblem(0, 'OFFLINE', ''), { secret: 'sec_0123456789' }]
  const { home, field, data, press, type } = await inspect(
    { id: 'ai', type: 'gpt', data: {} },
    {
      keepSecret: async () => {
        const answer = answers.shift()
        if (!answer || answer instanceof Error) throw answer
        return answer
      },
    },
  )
  await type('API key', 'sk-0123456789')
  await press('Keep API key')
  expect(home.textContent).toContain('Not kept: a secret goes to the server')
  expect([data(), field('API key')?.value]).toEqual([{}, 'sk-0123456789'])
  await press('Keep API key')
  expect(data()).toEqual({ apiKey: { secret: 'sec_0123456789' } })
  expect(field('API key')?.value).toBe('••••••••')
})

test('JSON is kept once it is some', async () => {
  const { home, field, data, type } = await inspect({ id: 'call', type: 'webhook', data: {} })
  await type('Body', '{ "a": 1,')
  expect(home.textContent).toContain('This is no JSON yet')
  expect(data()).toEqual({})
  await type('Body', '{ "a": 1 }')
  expect(data()).toEqual({ body: { a: 1 } })
  expect(field('Body')?.value).toBe('{ "a": 1 }')
})

test('a finding stands under its field, with what mends it', async () => {
  const finding: Finding = {
    rule: 'unknown-variable',
    severity: 'error',
    nodeId: 'ask',
    field: 'answerVariable',
    message: 'That is wrong.',
    remedy: 'Write another.',
    mend: {
      title: 'Write mail',
      changes: [{ op: 'set', nodeId: 'ask', path: ['answerVariable'], value: 'mail' }],
    },
  }
  const { field, data, press } = await inspect(
    { id: 'ask', type: 'ask-email', data: {} },
    { findings: [finding, { ...finding, nodeId: 'start' }], focusPath: 'answerVariable' },
  )
  const control = field('Save answer as')
  const about = control?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(about.map(id => document.getElementById(id)?.textContent).join(' ')).toContain(
    'That is wrong. Write another.',
  )
  expect(document.activeElement).toBe(control)
  await press('Write mail')
  expect(data()).toEqual({ answerVariable: 'mail' })
})

test.each([
  [
    'a number',
    'user-redirect',
    { link: '01234 567890' },
    'Call this number',
    { link: 'tel:01234567890' },
  ],
  [
    'a webhook',
    'webhook',
    { url: 'crm.shop.net/new' },
    'Write "https://crm.shop.net/new"',
    { url: 'https://crm.shop.net/new' },
  ],
  [
    'a recipient',
    'email',
    { to: ['ann at shop.net'] },
    'Write "ann@shop.net"',
    { to: ['ann@shop.net'] },
  ],
])(
  'an address is looked at as it stands: %s that leads nowhere is mended by one press',
  async (_, type, written, title, mended) => {
    const start = { id: 'start', type: 'welcome', data: { text: 'Hello' } }
    const bot = {
      nodes: [start, { id: 'step', type, data: written }],
      edges: [{ source: 'start', target: 'step' }],
    }
    const { data, press } = await inspect(
      { id: 'step', type, data: written },
      { findings: lintBot(bot) },
    )
    await press(title)
    expect(data()).toMatchObject(mended)
  },
)

test('a brace offers the variables of the flow in a field of one line', async () => {
  const { home, field, data, type } = await inspect(
    { id: 'mail', type: 'email', data: {} },
    { more: { variables: ['plan', 'place'] } },
  )
  await type('Subject', 'About {pla')
  const offered = [...home.querySelectorAll('[role=option]')].map(option => option.textContent)
  expect(offered).toEqual(['{place}Set by the page', '{plan}Set by the page'])
  await act(async () => {
    for (const key of ['ArrowDown', 'Enter'])
      field('Subject')?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  })
  await act(async () => undefined)
  expect(data()).toEqual({ subject: 'About {place}' })
})

test('a brace offers them in a list of texts too', async () => {
  const { home, data, typeInto } = await inspect(
    { id: 'mail', type: 'email', data: {} },
    { more: { variables: ['plan'] } },
  )
  const more = home.querySelector<HTMLInputElement>('[aria-label^="Add to To"]')
  await typeInto(more, '{pl')
  const offered = [...home.querySelectorAll('[role=option]')].map(option => option.textContent)
  expect(offered).toEqual(['{plan}Set by the page'])
  for (const key of ['Enter', 'Enter'])
    await act(async () => {
      more?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  expect(data()).toEqual({ to: ['{plan}'] })
})

test('opening hours are a week', async () => {
  const { home, data, typeInto, leave } = await inspect({
    id: 'open',
    type: 'business-hours',
    data: {},
  })
  const monday = home.querySelector<HTMLInputElement>('[aria-label="Monday: Open"]')
  await act(async () => monday?.click())
  expect(data()).toEqual({
    weeklyHours: [
      { dayName: 'Monday', available: true, slots: [{ start: '09:00', end: '17:00' }] },
    ],
  })
  const from = home.querySelector<HTMLInputElement>('[aria-label="Monday, 1: From"]')
  await typeInto(from, '830')
  await leave(from)
  expect(data()).toMatchObject({ weeklyHours: [{ slots: [{ start: '08:30' }] }] })
})

test('weekdays are ticked, in their order', async () => {
  const { home, data } = await inspect({
    id: 'open',
    type: 'business-hours',
    data: { excludeDays: ['Sun', 'Friday'] },
  })
  const boxes = () => [
    ...home.querySelectorAll<HTMLInputElement>('[data-path="excludeDays"] input[type=checkbox]'),
  ]
  const [monday, , , , friday, , sunday] = boxes()
  expect(boxes().map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    true,
  ])
  expect(friday?.labels?.[0]?.textContent).toContain('Friday')
  await act(async () => monday?.click())
  expect(data()).toMatchObject({ excludeDays: ['Monday', 'Friday', 'Sunday'] })
  await act(async () => sunday?.click())
  expect(data()).toMatchObject({ excludeDays: ['Monday', 'Friday'] })
})

test('help that a field like it has said stands behind a mark', async () => {
  const { home } = await inspect(choices)
  const [plum, apple] = home.querySelectorAll('[data-path$=choiceText]')
  expect(plum?.textContent).toContain('What stands on the button')
  expect(apple?.textContent).not.toContain('What stands on the button')
  await act(async () => apple?.querySelector<HTMLElement>('[aria-label="What is this?"]')?.click())
  expect(apple?.textContent).toContain('What stands on the button')
})

test('a comparison reads as a sentence', async () => {
  const data = { leftValue: '{age}', operator: '>', rightValue: '18' }
  const { home } = await inspect({ id: 'adult', type: 'condition', data })
  expect(home.querySelector('[role=group] p')?.textContent).toBe('If {age} is more than 18')
})
