import { readDraft } from './draft.js'

/** A flow with a choice, a split by chance and a webhook, each edge with an id. */
export const cakeShop = () =>
  readDraft({
    name: 'Cakes',
    nodes: [
      { id: 'hi', type: 'welcome', position: { x: 0, y: 0 }, data: { text: 'Welcome!' } },
      {
        id: 'cake',
        type: 'n-choices-node',
        position: { x: 0, y: 100 },
        data: {
          choicePrompt: 'Which cake?',
          choices: [
            { id: 'apple', choiceText: 'Apple' },
            { id: 'plum', choiceText: 'Plum' },
            { id: 'nut', choiceText: '' },
          ],
        },
      },
      {
        id: 'split',
        type: 'random-flow',
        data: { branches: [{ weight: 1 }, { weight: 2 }, { weight: 3 }] },
      },
      {
        id: 'call',
        type: 'webhook',
        data: { url: 'https://shop.example', headers: [{ key: 'X-Shop', value: '1' }] },
      },
      { id: 'bye', type: 'message', data: { text: 'Bye' } },
    ],
    edges: [
      { id: 'e1', source: 'hi', target: 'cake' },
      { id: 'e2', source: 'cake', target: 'split', sourceHandle: 'apple' },
      { id: 'e3', source: 'cake', target: 'call', sourceHandle: 'source-plum' },
      { id: 'e4', source: 'cake', target: 'bye', sourceHandle: 'nut' },
      { id: 'e5', source: 'split', target: 'bye', sourceHandle: 'source-0' },
      { id: 'e6', source: 'split', target: 'call', sourceHandle: 'source-1' },
      { id: 'e7', source: 'split', target: 'hi', sourceHandle: 'source-2' },
      { id: 'e8', source: 'call', target: 'bye' },
    ],
  })
