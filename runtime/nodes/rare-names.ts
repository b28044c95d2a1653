// Written by `npm run generate` from rare.ts.
/** Every name, without `-node`, that asks for a rare node type: where none stands in a flow, their part is not wanted. */
export const rareNames: ReadonlySet<string> = new Set([
  'approved-message',
  'ask-location',
  'ask-multiple-questions',
  'ask-time',
  'boolean-logic',
  'business-hours',
  'calendar',
  'cards',
  'embed',
  'image-choice',
  'knowledge',
  'math-operation',
  'opinion-scale-choice',
  'payment-link',
  'qr',
  'quiz',
  'random-flow',
  'return',
  'sub-flow',
  'user-range',
])
