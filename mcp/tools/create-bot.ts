import * as v from 'valibot'
import { defineTool } from '../tool.js'

/** Makes a bot. */
export const createBot = defineTool({
  name: 'create_bot',
  title: 'Make a bot',
  description:
    'Makes a bot with one step that says hello, and answers with what the other tools name it by. Draw it with edit_bot, or bring a whole flow with its operation replace. Visitors see nothing of it before publish.',
  readOnlyHint: false,
  input: v.strictObject({
    title: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(200),
      v.description('What the bot is called.'),
    ),
  }),
  output: v.looseObject({ bot: v.string(), title: v.string() }),
  run: async (workshop, { title }) => ({ bot: await workshop.create(title), title }),
})
