import * as v from 'valibot'
import { botField, defineTool } from '../tool.js'

/** What lint finds, as lint and edit_bot tell it. */
export const linted = v.looseObject({
  errors: v.number(),
  warnings: v.number(),
  findings: v.array(
    v.looseObject({
      rule: v.string(),
      severity: v.picklist(['error', 'warning']),
      nodeId: v.optional(v.string()),
      field: v.optional(v.string()),
      message: v.string(),
      remedy: v.string(),
    }),
  ),
})

/** Tells slips in a bot. */
export const lint = defineTool({
  name: 'lint',
  title: 'Lint a bot',
  description:
    'Tells slips, errors first, each with its step, its field and what to do. A bot with errors cannot go live. Where something safe removes one, `mend.changes` are operations for edit_bot.',
  readOnlyHint: true,
  input: v.strictObject({ bot: botField }),
  output: linted,
  run: async (workshop, { bot }) => workshop.lint((await workshop.read(bot)).file),
})
