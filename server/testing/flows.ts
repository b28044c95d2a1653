/** A flow whose steps follow each other, `n0`, `n1` and so on, each a type and its data. */
export function flowOf(
  ...steps: readonly (readonly [type: string, data: Readonly<Record<string, unknown>>])[]
) {
  return {
    nodes: steps.map(([type, data], index) => ({ id: `n${index}`, type, data })),
    edges: steps.slice(1).map((_, index) => ({ source: `n${index}`, target: `n${index + 1}` })),
  }
}

/** A bakery's bot: a greeting, a name, a choice with two ways, and a goodbye. */
export const bakeryFlow = {
  nodes: [
    { id: 'hello', type: 'welcome-node', data: { text: '<b>Hello</b> there' } },
    {
      id: 'who',
      type: 'ask-name-node',
      data: { questionText: 'Your name?', nameGreetResponse: 'Ah, {name}.' },
    },
    {
      id: 'what',
      type: 'n-choices-node',
      data: {
        choicePrompt: 'What would you like, {name}?',
        choices: [
          { id: 'bread', choiceText: 'A loaf of bread' },
          { id: 'cake', choiceText: 'Cake' },
        ],
        answerVariable: 'wish',
      },
    },
    { id: 'fresh', type: 'message-node', data: { text: 'Still warm.' } },
    { id: 'sweet', type: 'message-node', data: { text: 'Sweet.' } },
    {
      id: 'mail',
      type: 'ask-email-node',
      data: { questionText: 'Your address?', answerVariable: 'email' },
    },
    { id: 'bye', type: 'message-node', data: { text: 'Bye, {name}.' } },
  ],
  edges: [
    { source: 'hello', target: 'who' },
    { source: 'who', target: 'what' },
    { source: 'what', sourceHandle: 'bread', target: 'fresh' },
    { source: 'what', sourceHandle: 'cake', target: 'sweet' },
    { source: 'fresh', target: 'mail' },
    { source: 'sweet', target: 'mail' },
    { source: 'mail', target: 'bye' },
  ],
}
