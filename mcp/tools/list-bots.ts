import * as v from 'valibot'
import { defineTool } from '../tool.js'

/** Lists the bots that can be worked on. */
export const listBots = defineTool({
  name: 'list_bots',
  title: 'List bots',
  description:
    'Lists the bots: `bot` is what the other tools take; a `title` that only one bot has will do too.',
  readOnlyHint: true,
  input: v.strictObject({}),
  output: v.looseObject({
    bots: v.array(v.looseObject({ bot: v.string(), title: v.string() })),
  }),
  run: async workshop => ({ bots: await workshop.list() }),
})
