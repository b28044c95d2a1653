/** Every name, without `-node`, that asks for a rare node type: where none stands in a flow, their part is not wanted. */
export const rareNames: ReadonlySet<string> = new Set([
  'approved-message',
  'ask-multiple-questions',
  'ask-time',
  'cards',
  'embed',
  'opinion-scale-choice',
  'payment-link',
  'qr',
  'quiz',
  'random-flow',
  'return',
  'sub-flow',
])
