import * as v from 'valibot'
import { botField, defineTool } from '../tool.js'

/** Makes a bot live. */
export const publish = defineTool({
  name: 'publish',
  title: 'Publish a bot',
  description:
    'Makes the bot as it is drawn live for visitors, or for a share of them beside the version that is live. One with errors of lint is refused. On a server, publishing anything ends what is tried by a share.',
  readOnlyHint: false,
  idempotentHint: true,
  openWorldHint: true,
  input: v.strictObject({
    bot: botField,
    note: v.optional(
      v.pipe(v.string(), v.maxLength(1000), v.description('What is new, for the team.')),
    ),
    share: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(99),
        v.description('For how many of 100 visitors. Absent: for everybody.'),
      ),
    ),
    goal: v.optional(
      v.pipe(
        v.strictObject({
          kind: v.picklist(['finished', 'step', 'variable', 'value']),
          nodeId: v.optional(v.string()),
          name: v.optional(v.string()),
          value: v.optional(v.string()),
        }),
        v.description(
          'What a visitor must do to count for the version, with a share: a `step` has its `nodeId`, a `variable` its `name`, a `value` the variable’s `name` and the `value` that it must have: a number, or more, or a text. Absent: come to the end.',
        ),
      ),
    ),
  }),
  output: v.looseObject({
    version: v.optional(v.number()),
    share: v.optional(v.number()),
    warnings: v.optional(v.array(v.string())),
  }),
  run: (workshop, { bot, ...how }) => workshop.publish(bot, how),
})
