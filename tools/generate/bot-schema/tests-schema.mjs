const texts = { type: 'array', items: { type: 'string' } }

const part = (title, description, shape) => ({ title, description, ...shape })

const expected = part(
  'Expected',
  'What must be true at the end. What is left out is not looked at.',
  {
    type: 'object',
    additionalProperties: false,
    properties: {
      visited: part(
        'Visited',
        'Ids of nodes in the order of their visits; others may lie between.',
        texts,
      ),
      says: part(
        'Says',
        'Texts of which the bot says one after the other, each within a message; other messages may lie between.',
        texts,
      ),
      variables: part('Variables', 'What the names stand for; null is nothing.', {
        type: 'object',
      }),
      ended: part('Ended', 'How the conversation ends.', {
        type: 'string',
        enum: ['no-next-node', 'waiting', 'problem'],
      }),
      problems: part('Problems', 'The codes of all problems, in order.', texts),
    },
  },
)

/** The flow tests of a bot; `runtime/flow/flow-test.ts` reads them. */
export const testsSchema = part(
  'Tests',
  'Conversations with the bot, and what must come of each. Never published.',
  {
    type: 'array',
    items: part('Test', 'A conversation as data, and what must come of it.', {
      type: 'object',
      required: ['name', 'expect'],
      additionalProperties: false,
      properties: {
        name: part('Name', 'What the test is called. No other test of the bot may have the name.', {
          type: 'string',
        }),
        answers: part(
          'Answers',
          'One for each time the visitor is asked, in order, as `talkgraph play` takes them.',
          { type: 'array' },
        ),
        fetch: part('Fetch', 'What calls bring, by the id of their node. Any other call fails.', {
          type: 'object',
          additionalProperties: part(
            'Outcome',
            'What a call brings: a status, and JSON or a text.',
            {
              type: 'object',
              required: ['status'],
              properties: {
                status: part('Status', 'The status of the answer.', { type: 'number' }),
                json: part('JSON', 'The answer, where it is JSON.', {}),
                text: part('Text', 'The answer, where it is a text.', { type: 'string' }),
              },
            },
          ),
        }),
        now: part('Now', 'When the conversation begins, as an ISO text.', {
          type: 'string',
          examples: ['2026-03-29T08:00:00Z'],
        }),
        variables: part('Variables', 'What the page has set at the start.', { type: 'object' }),
        seed: part('Seed', 'Fixes what is left to chance.', { type: 'integer' }),
        locale: part('Language', 'Which of the bot’s translations is played.', { type: 'string' }),
        expect: expected,
      },
    }),
  },
)
