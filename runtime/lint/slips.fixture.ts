/** A bot with one slip, and what must be told about it. */
export interface SlippedBot {
  readonly name: string
  readonly bot: unknown
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly nodeId?: string
  readonly field?: string
  readonly remedy: string
}

type Node = { id: string; type: string; data?: unknown }
type Edge = { source: string; target: string; sourceHandle?: string; id?: string }

const start = { id: 'start', type: 'welcome-node', data: { text: 'Welcome!' } }
const end = { id: 'end', type: 'message-node', data: { text: 'Goodbye.' } }

/** start → each node in turn → end, with further edges. */
const line = (nodes: readonly Node[], further: readonly Edge[] = [], rest: object = {}) => {
  const all = [start, ...nodes, end]
  const edges: Edge[] = all.slice(1).flatMap((node, index) => {
    const source = all[index]?.id ?? ''
    return further.some(edge => edge.source === source) ? [] : [{ source, target: node.id }]
  })
  return { nodes: all, edges: [...edges, ...further], ...rest }
}

const step = (type: string, data: object): Node => ({ id: 'step', type, data })
const on = (sourceHandle: string, target = 'end'): Edge => ({
  source: 'step',
  target,
  sourceHandle,
})

const cakes = {
  choicePrompt: 'Which cake?',
  choices: [
    { id: 'apple', choiceText: 'Apple' },
    { id: 'plum', choiceText: 'Plum' },
  ],
}
const partOf = (subFlowId: string) => ({
  nodes: [{ id: 'in', type: 'sub-flow', data: { subFlowId } }],
  edges: [],
})
const hours = (day: object) => ({ weeklyHours: [{ dayName: 'Monday', slots: [], ...day }] })
const mail = (data: object) =>
  step('email-node', { to: 'shop@bakery.example', subject: 'Hi', body: 'Hi', ...data })
const matches = (rightValue: string) => [
  { id: 'ask', type: 'ask-name', data: { questionText: 'Name?' } },
  step('condition', { leftValue: '{name}', operator: 'matches', rightValue }),
]
const bothWays = [on('source-0'), on('source-1')]
// In parts, so that nobody takes it for a secret of ours.
const key = ['sk', 'abcdefghijklmnopqrstuvwx'].join('-')

const slip = (
  name: string,
  bot: unknown,
  [rule, severity]: readonly [string, 'error' | 'warning'],
  field: string | undefined,
  remedy: string,
  nodeId = 'step',
): SlippedBot => ({
  name,
  bot,
  rule,
  severity,
  nodeId,
  field,
  remedy,
})

/** Bots with one slip each, from files of people who write bots by hand. */
export const slips: readonly SlippedBot[] = [
  {
    name: 'an edge to a node that does not exist',
    bot: { nodes: [start], edges: [{ source: 'start', target: 'end' }] },
    rule: 'unloadable',
    severity: 'error',
    remedy: 'Mend',
  },
  { name: 'no JSON', bot: '{ "nodes": [', rule: 'unloadable', severity: 'error', remedy: 'Mend' },
  slip(
    'a node that no edge leads to',
    { ...line([]), nodes: [start, step('message', { text: 'Hello?' }), end] },
    ['unreachable-node', 'warning'],
    'id',
    'Draw a way',
  ),
  slip(
    'a misspelt option id on an edge',
    line([step('n-choices-node', cakes)], [on('apple'), on('plumm')]),
    ['dead-handle', 'error'],
    'sourceHandle',
    '"plum"',
  ),
  slip(
    'true and false on the edges of a condition',
    line(
      [step('condition', { leftValue: '1', operator: '=', rightValue: '1' })],
      [on('source-0'), on('false')],
    ),
    ['dead-handle', 'error'],
    'sourceHandle',
    '"source-1"',
  ),
  slip(
    'a fourth choice out of three',
    line(
      [
        step('three-choices', {
          choicePrompt: 'Which?',
          choiceText1: 'A',
          choiceText2: 'B',
          choiceText3: 'C',
        }),
      ],
      [on('source-1'), on('source-2'), on('source-3'), on('source-4')],
    ),
    ['dead-handle', 'error'],
    'sourceHandle',
    '"source-',
  ),
  slip(
    'a misspelt way on for a call that failed',
    line(
      [step('webhook', { url: 'https://shop.example', waitForResponse: true })],
      [{ source: 'step', target: 'end' }, on('eror')],
    ),
    ['dead-handle', 'error'],
    'sourceHandle',
    '"error"',
  ),
  slip(
    'a way on for a failure that nobody waits for',
    line(
      [step('webhook', { url: 'https://shop.example' })],
      [{ source: 'step', target: 'end' }, on('error')],
    ),
    ['edge-never-followed', 'warning'],
    'sourceHandle',
    'Remove the way',
  ),
  slip(
    'two edges after a message',
    line(
      [step('message', { text: 'Hi' })],
      [
        { source: 'step', target: 'end' },
        { source: 'step', target: 'start' },
      ],
    ),
    ['edge-never-followed', 'warning'],
    'sourceHandle',
    'Remove the way',
  ),
  slip(
    'a choice without an edge',
    line([step('n-choices', cakes)], [on('apple')]),
    ['branch-without-edge', 'warning'],
    'plum',
    '"Plum"',
  ),
  slip(
    'a right answer that ends the quiz',
    line(
      [
        step('quiz', {
          quizPrompt: '1 + 1?',
          option1: '1',
          option2: '2',
          correctAnswer: 'option2',
        }),
      ],
      [on('source-1')],
    ),
    ['branch-without-edge', 'warning'],
    'source-2',
    'Where the score is kept',
  ),
  slip(
    'a jump to a node that does not exist',
    {
      nodes: [start, step('jump-to', { nodeId: 'strat' })],
      edges: [{ source: 'start', target: 'step' }],
    },
    ['jump-to-nowhere', 'error'],
    'nodeId',
    '"start"',
  ),
  slip(
    'a goal at a step that is not there',
    {
      nodes: [
        start,
        step('experiment', {
          goal: { kind: 'step', nodeId: 'strat' },
          branches: [{ id: 'a', branchName: 'A', weight: 1 }],
        }),
        { id: 'end', type: 'message', data: { text: 'Bye' } },
      ],
      edges: [
        { source: 'start', target: 'step' },
        { source: 'step', sourceHandle: 'a', target: 'end' },
      ],
    },
    ['step-not-there', 'warning'],
    'goal.nodeId',
    '"start"',
  ),
  slip(
    'a misspelt type',
    line([step('mesage-node', { text: 'Hi' })]),
    ['unknown-type', 'warning'],
    'type',
    '"message"',
  ),
  slip(
    'a misspelt field',
    line([step('ask-email', { questionText: 'Mail?', answerVarable: 'mail' })]),
    ['unknown-field', 'warning'],
    'answerVarable',
    '"answerVariable"',
  ),
  slip(
    'a misspelt field of an option',
    line([
      step('n-choices', {
        ...cakes,
        choices: [
          { id: 'apple', choiceText: 'Apple' },
          { id: 'plum', choicetext: 'Plum', text: 'Plum' },
        ],
      }),
    ]),
    ['unknown-field', 'warning'],
    'choices.plum.choicetext',
    '"choiceText"',
  ),
  slip(
    'a text in a field of another type',
    line([step('message-node', { content: 'We open at seven.' })]),
    ['unknown-field', 'warning'],
    'content',
    '"text"',
  ),
  slip(
    'a question in a field of another type, beside options that say something',
    line([step('n-choices', { ...cakes, choicePrompt: '', prompt: 'Which cake is it?' })]),
    ['unknown-field', 'warning'],
    'prompt',
    '"choicePrompt"',
  ),
  slip(
    'a placeholder that nothing sets',
    line([
      {
        id: 'ask',
        type: 'ask-custom-question',
        data: { questionText: 'Which size?', answerVariable: 'cake_size' },
      },
      step('message', { text: 'A {cake_sise} cake.' }),
    ]),
    ['unknown-variable', 'warning'],
    'text',
    '"cake_size"',
  ),
  slip(
    'a bare name that nothing sets',
    line([
      step('math-operation', {
        leftValue: 'loaves',
        operator: '*',
        rightValue: '2',
        answerVariable: 'total',
      }),
    ]),
    ['unknown-variable', 'warning'],
    'leftValue',
    'Store a value',
  ),
  slip(
    'a placeholder in a webhook’s body that nothing sets',
    line([step('webhook', { url: 'https://shop.example', body: { order: [{ size: '{size}' }] } })]),
    ['unknown-variable', 'warning'],
    'body',
    'Store a value',
  ),
  slip(
    'a loop without a question',
    {
      nodes: [start, step('message', { text: 'Again!' })],
      edges: [
        { source: 'start', target: 'step' },
        { source: 'step', target: 'step' },
      ],
    },
    ['loop-without-visitor', 'error'],
    'id',
    'question or a delay',
  ),
  slip(
    'a loop that a condition may end',
    line(
      [
        { id: 'set', type: 'variable', data: { name: 'n', value: '1' } },
        step('condition', { leftValue: '{n}', operator: '=', rightValue: '1' }),
      ],
      [on('source-0', 'set'), on('source-1')],
    ),
    ['loop-without-visitor', 'warning'],
    'id',
    'let it end',
    'set',
  ),
  slip(
    'an option without a text',
    line([
      step('n-check-options', {
        checkOptionsPrompt: 'What?',
        options: [
          { id: 'nuts', optionText: 'Nuts' },
          { id: 'milk', optionText: ' ' },
        ],
      }),
    ]),
    ['option-without-text', 'warning'],
    'options.milk.optionText',
    'Give the option a text',
  ),
  slip(
    'an option without an id among others that have ways on',
    line(
      [
        step('n-choices', {
          choicePrompt: 'Which cake?',
          choices: [{ id: 'apple', choiceText: 'Apple' }, { choiceText: 'Plum cake' }],
        }),
      ],
      [on('apple'), { source: 'step', target: 'end' }],
    ),
    ['option-without-id', 'warning'],
    'choices.1.id',
    'Give the option an id',
  ),
  slip(
    'a blank slot with an edge',
    line(
      [step('select-option', { selectPrompt: 'When?', option1: 'A', option2: 'B' })],
      [on('source-1'), on('source-2'), on('source-3')],
    ),
    ['option-without-text', 'warning'],
    'option3',
    'Give the option a text',
  ),
  slip(
    'an image without a description',
    line([step('image-node', { image: '/bread.jpg' })]),
    ['image-without-alt', 'warning'],
    'alt',
    'what the image shows',
  ),
  slip(
    'an hour that cannot be read',
    line([step('business-hours', hours({ slots: [{ start: '9am', end: '17:00' }] }))], bothWays),
    ['unreadable-hours', 'error'],
    'weeklyHours.0.slots.0.start',
    '09:00',
  ),
  slip(
    'a weekday that is not English',
    line([step('business-hours', hours({ dayName: 'Montag' }))], bothWays),
    ['unreadable-weekday', 'error'],
    'weeklyHours.0.dayName',
    'Monday',
  ),
  slip(
    'a date that is not written year, month, day',
    line([
      step('calendar-node', {
        calendarPrompt: 'When?',
        excludeDates: ['2026-12-25', '26.12.2026'],
      }),
    ]),
    ['unreadable-date', 'error'],
    'excludeDates.1',
    '2026-12-25',
  ),
  slip(
    'a date that is reckoned with and cannot be read',
    line([
      step('math-operation', { leftValue: '25.12.2026', operator: 'addDays', rightValue: '1' }),
    ]),
    ['unreadable-operand', 'error'],
    'leftValue',
    '2026-12-25',
  ),
  slip(
    'days that are no whole number',
    line([step('math-operation', { leftValue: 'today', operator: 'addDays', rightValue: '1.5' })]),
    ['unreadable-operand', 'error'],
    'rightValue',
    '{placeholder}',
  ),
  slip(
    'a second date that is missing',
    line([step('math-operation', { leftValue: 'today', operator: 'daysBetween' })]),
    ['unreadable-operand', 'error'],
    'rightValue',
    '2026-12-25',
  ),
  slip(
    'a value too many',
    line([
      step('math-operation', { leftValue: 'today', operator: 'weekday', rightValue: '2026-12-25' }),
    ]),
    ['unreadable-operand', 'error'],
    'rightValue',
    '',
  ),
  slip(
    'a number that is added to a date',
    line([step('math-operation', { leftValue: '2026-12-25', operator: '+', rightValue: '1' })]),
    ['unreadable-operand', 'error'],
    'leftValue',
    '2026-12-25',
  ),
  slip(
    'a date that is compared and cannot be read',
    line(
      [
        step('condition', {
          leftValue: 'today',
          operator: 'is before',
          rightValue: 'Christmas Eve',
        }),
      ],
      bothWays,
    ),
    ['unreadable-operand', 'error'],
    'rightValue',
    '2026-12-25',
  ),
  slip(
    'a time zone that is not known',
    line([step('calendar', { calendarPrompt: 'When?', timeZone: 'Europe/Zuerich' })]),
    ['unknown-time-zone', 'warning'],
    'timeZone',
    'Europe/Zurich',
  ),
  slip(
    'a recipient that is no address',
    line([mail({ to: ['shop@bakery.example', 'the boss'] })]),
    ['unmailable-recipient', 'error'],
    'to.1',
    'e-mail address',
  ),
  slip(
    'a copy to something that is no e-mail address',
    line([
      { id: 'ask', type: 'ask-name', data: { questionText: 'Name?' } },
      mail({ cc: '{name}' }),
    ]),
    ['unmailable-recipient', 'error'],
    'cc.0',
    '{email}',
  ),
  slip(
    'a mail to nobody',
    line([mail({ to: '' })]),
    ['unmailable-recipient', 'error'],
    'to',
    'e-mail address',
  ),
  slip(
    'a key in a text',
    line([step('message', { text: `Use ${key} to sign in.` })]),
    ['secret-in-public-field', 'error'],
    'text',
    'Take the secret out',
  ),
  slip(
    'a password in the address of a link',
    line([
      step('user-redirect', { redirectPrompt: 'Look', link: 'https://ann:secret@shop.example' }),
    ]),
    ['secret-in-public-field', 'error'],
    'link',
    'Take the secret out',
  ),
  slip(
    'a pattern with a lookahead',
    line(matches('^(?=a)'), bothWays),
    ['unsafe-pattern', 'error'],
    'rightValue',
    'without what the message names',
  ),
  slip(
    'a pattern that is no regular expression',
    line(matches('(ann'), bothWays),
    ['unsafe-pattern', 'error'],
    'rightValue',
    'without what the message names',
  ),
  slip(
    'a video page as a file',
    line([step('file', { file: 'https://youtu.be/abc', name: 'Film' })]),
    ['video-page-as-file', 'warning'],
    'file',
    'video step',
  ),
  slip(
    'a video page as a picture',
    line([step('image', { image: 'https://vimeo.com/1', alt: 'A film' })]),
    ['video-page-as-file', 'warning'],
    'image',
    'video step',
  ),
  slip(
    'a page in a frame without https',
    line([step('embed', { address: 'http://maps.example/' })]),
    ['blocked-address', 'warning'],
    'address',
    'https://',
  ),
  slip(
    'a picture whose host a visitor could choose',
    line([step('image', { image: 'https://{shop}/cake.png', alt: 'A cake' })], [], {
      variables: ['shop'],
    }),
    ['blocked-address', 'warning'],
    'image',
    'host',
  ),
  slip(
    'a channel in place of a video',
    line([step('video', { video: 'https://www.youtube.com/@bakery' })]),
    ['video-page-as-file', 'warning'],
    'video',
    'single video',
  ),
  slip(
    'a link that leads to nobody',
    line([step('user-redirect', { link: 'https://shop.example/thanks' })]),
    ['reserved-address', 'warning'],
    'link',
    'address of your own',
  ),
  slip(
    'a calendar that books without hours',
    line([
      { id: 'mail', type: 'ask-email', data: { questionText: 'Where can we reach you?' } },
      step('calendar', {
        calendarPrompt: 'When?',
        timeZone: 'Europe/Zurich',
        booking: { minutes: 30 },
      }),
    ]),
    ['cannot-book', 'warning'],
    'weeklyHours',
    'Give it hours',
  ),
  slip(
    'a name that is asked for and kept nowhere',
    line([step('ask-name', { questionText: 'Who are you?' })]),
    ['lead-kept-nowhere', 'warning'],
    undefined,
    'Store conversations',
  ),
  {
    name: 'a handover where the live desk is off',
    bot: line([step('human-handover', { handoverMessage: 'One moment.' })], [], {
      settings: { allowedOrigins: ['https://shop.example'] },
    }),
    rule: 'handover-without-desk',
    severity: 'warning',
    nodeId: 'step',
    remedy: 'Live desk',
  },
  slip(
    'a text without its translation',
    line([step('n-choices', cakes)], [], {
      translations: {
        de: {
          start: { text: 'Willkommen!' },
          end: { text: 'Auf Wiedersehen.' },
          step: { choicePrompt: 'Welcher Kuchen?', 'choices.apple.choiceText': 'Apfel' },
        },
      },
    }),
    ['missing-translation', 'warning'],
    'choices.plum.choiceText',
    'translations',
  ),
  slip(
    'a sub-flow that the bot does not bring',
    line([step('sub-flow', { subFlowId: 'address' })]),
    ['sub-flow-missing', 'error'],
    'subFlowId',
    'Choose a sub-flow',
  ),
  slip(
    'a step that names no sub-flow',
    line([step('sub-flow', {})]),
    ['sub-flow-missing', 'error'],
    'subFlowId',
    'Choose a sub-flow',
  ),
  slip(
    'sub-flows that play each other',
    line([step('sub-flow', { subFlowId: 'one' })], [], {
      subFlows: { one: partOf('two'), two: partOf('one') },
    }),
    ['sub-flow-circle', 'error'],
    'subFlowId',
    'Take one',
    'step/in/in',
  ),
  slip(
    'a misspelt input',
    line([step('sub-flow', { subFlowId: 'one', inputs: { contry: 'CH' } })], [], {
      subFlows: { one: { inputs: ['country'], nodes: [end], edges: [] } },
    }),
    ['sub-flow-name', 'error'],
    'inputs.contry',
    '"country"',
  ),
  slip(
    'an output that the sub-flow does not name',
    line([step('sub-flow', { subFlowId: 'one', outputs: { secret: 'mine' } })], [], {
      subFlows: { one: { outputs: ['street'], nodes: [end], edges: [] } },
    }),
    ['sub-flow-name', 'error'],
    'outputs.secret',
    'Use a name',
  ),
  slip(
    'a slip inside a sub-flow',
    line([step('sub-flow', { subFlowId: 'one' })], [], {
      subFlows: {
        one: { nodes: [{ id: 'in', type: 'jump-to', data: { nodeId: 'start' } }], edges: [] },
      },
    }),
    ['jump-to-nowhere', 'error'],
    'nodeId',
    'Name a step',
    'step/in',
  ),
  slip(
    'a return in a bot',
    line([step('return', {})]),
    ['return-to-nothing', 'warning'],
    'type',
    'Remove the step',
  ),
  slip(
    'a step that an import left without a counterpart',
    line([step('message', { text: 'Scan it' })], [], {
      imported: {
        from: 'typebot',
        told: { step: { kind: 'none', type: 'Pixel', reason: 'The page hears of it.' } },
      },
    }),
    ['imported-with-loss', 'warning'],
    'type',
    'take the note away',
  ),
  slip(
    'a number as a link',
    line([step('user-redirect', { redirectPrompt: 'Call us', link: '01234 567890' })]),
    ['unlikely-address', 'warning'],
    'link',
    'tel:',
  ),
  slip(
    'a mail address as a link',
    line([step('user-redirect', { redirectPrompt: 'Write', link: 'ann@bakery.net' })]),
    ['unlikely-address', 'warning'],
    'link',
    'mailto:',
  ),
  slip(
    'a site as a link',
    line([step('user-redirect', { redirectPrompt: 'See', link: 'www.bakery.net/cakes' })]),
    ['unlikely-address', 'warning'],
    'link',
    'https://',
  ),
  slip(
    'a webhook of two words',
    line([step('webhook', { url: 'my crm' })]),
    ['unlikely-address', 'error'],
    'url',
    'as the other side tells it',
  ),
  slip(
    'a webhook without its scheme',
    line([step('webhook', { url: 'crm.bakery.net/leads' })]),
    ['unlikely-address', 'error'],
    'url',
    'https://',
  ),
  slip(
    'a mail to a person by words',
    line([mail({ to: ['ann at bakery.net'] })]),
    ['unmailable-recipient', 'error'],
    'to.0',
    'Write an e-mail address',
  ),
  {
    name: 'a trigger on something that is not known',
    bot: line([], [], { triggers: [{ on: 'tme', seconds: 5 }] }),
    rule: 'trigger-never-met',
    severity: 'error',
    remedy: 'decision 89',
  },
  {
    name: 'a trigger on pages that names none',
    bot: line([], [], { triggers: [{ on: 'page' }] }),
    rule: 'trigger-never-met',
    severity: 'error',
    remedy: 'decision 89',
  },
  {
    name: 'a misspelt field of a trigger',
    bot: line([], [], { triggers: [{ on: 'time', second: 5 }] }),
    rule: 'trigger-never-met',
    severity: 'warning',
    remedy: '"seconds"',
  },
  {
    name: 'a plug-in that is not there',
    bot: line([], [], { plugins: ['pottery'] }),
    rule: 'plugin-missing',
    severity: 'warning',
    remedy: 'Install the plug-in',
  },
  {
    name: 'a flow test that is none',
    bot: { ...line([]), tests: [{ name: 'Order', expect: { says: 'Goodbye' } }] },
    rule: 'unreadable-flow-test',
    severity: 'warning',
    field: 'tests.0.expect.says',
    remedy: 'Mend the test',
  },
  {
    name: 'two flow tests of one name',
    bot: {
      ...line([]),
      tests: [
        { name: 'Order', expect: {} },
        { name: 'Order', expect: {} },
      ],
    },
    rule: 'unreadable-flow-test',
    severity: 'warning',
    field: 'tests.1.name',
    remedy: 'Mend the test',
  },
]
