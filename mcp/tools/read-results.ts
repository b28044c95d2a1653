import * as v from 'valibot'
import { anyObject, botField, defineTool } from '../tool.js'

const states = ['open', 'finished', 'abandoned'] as const

const day = (about: string) => v.optional(v.pipe(v.string(), v.isoDate(), v.description(about)))

/** Reads conversations that visitors had. */
export const readResults = defineTool({
  name: 'read_results',
  title: 'Read results',
  description:
    'Lists the conversations that visitors had with a bot, the newest first; with `resultId` one of them whole: what was said, what was answered, and its way. They hold what people wrote about themselves.',
  readOnlyHint: true,
  input: v.strictObject({
    bot: botField,
    resultId: v.optional(
      v.pipe(v.string(), v.maxLength(200), v.description('One conversation, whole.')),
    ),
    query: v.optional(
      v.pipe(v.string(), v.maxLength(200), v.description('What was said or answered.')),
    ),
    state: v.optional(v.pipe(v.picklist(states), v.description('How far it came.'))),
    from: day('The first day, in UTC.'),
    to: day('The last day, in UTC.'),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  }),
  output: v.looseObject({
    results: v.optional(v.array(anyObject)),
    result: v.optional(anyObject),
  }),
  run: (workshop, { bot, ...query }) => workshop.results(bot, query),
})
