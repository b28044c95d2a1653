const patterns: readonly (readonly [text: string, pattern: string, is: 'matches' | 'does not'])[] =
  [
    ['aaa', '^a+$', 'matches'],
    ['order 66', '\\d{2}$', 'matches'],
    ['aaa', '^b', 'does not'],
    // What is no regular expression at all matches nothing.
    [')', ')', 'does not'],
    ['anything', ')', 'does not'],
    ['aa', 'a{2,1}', 'does not'],
    ['(a', '(a', 'does not'],
    ['a', '[b-a]', 'does not'],
    ['a', '(?=a)', 'does not'],
  ]

/** A bot that asks for nothing and says of each pattern whether it matches its text. */
export const patternBot = {
  id: 'patterns',
  name: 'Patterns',
  nodes: [
    ...patterns.flatMap(([leftValue, rightValue], at) => [
      {
        id: `if-${at}`,
        type: 'condition-node',
        data: { leftValue, operator: 'matches', rightValue },
      },
      { id: `yes-${at}`, type: 'message-node', data: { text: `${at} matches` } },
      { id: `no-${at}`, type: 'message-node', data: { text: `${at} does not` } },
    ]),
    { id: `if-${patterns.length}`, type: 'message-node', data: { text: 'That is all' } },
  ],
  edges: patterns.flatMap((_, at) => [
    { source: `if-${at}`, target: `yes-${at}`, sourceHandle: 'source-0' },
    { source: `if-${at}`, target: `no-${at}`, sourceHandle: 'source-1' },
    { source: `yes-${at}`, target: `if-${at + 1}` },
    { source: `no-${at}`, target: `if-${at + 1}` },
  ]),
}

/** What the bot has to say. */
export const patternTexts: readonly string[] = [
  ...patterns.map(([, , is], at) => `${at} ${is}`),
  'That is all',
]
