import * as v from 'valibot'
import { botField, defineTool } from '../tool.js'

/** Tells slips in a bot. */
export const lint = defineTool({
  name: 'lint',
  title: 'Lint a bot',
  description:
    'Tells slips, errors first, each with its step, its field and what to do. A bot with errors cannot go live. Where something safe removes one, `mend.changes` are operations for edit_bot.',
  readOnlyHint: true,
  input: v.strictObject({ bot: botField }),
  run: async (workshop, { bot }) => workshop.lint((await workshop.read(bot)).file),
})
