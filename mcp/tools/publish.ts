import * as v from 'valibot'
import { botField, defineTool } from '../tool.js'

/** Makes a bot live. */
export const publish = defineTool({
  name: 'publish',
  title: 'Publish a bot',
  description:
    'Makes the bot as it is drawn live for visitors. One with errors of lint is refused.',
  readOnlyHint: false,
  idempotentHint: true,
  openWorldHint: true,
  input: v.strictObject({
    bot: botField,
    note: v.optional(
      v.pipe(v.string(), v.maxLength(1000), v.description('What is new, for the team.')),
    ),
  }),
  output: v.looseObject({
    version: v.optional(v.number()),
    warnings: v.optional(v.array(v.string())),
  }),
  run: (workshop, { bot, note }) => workshop.publish(bot, note),
})
