import * as v from 'valibot'
import { defineTool } from '../tool.js'

/** Lists the bots that can be worked on. */
export const listBots = defineTool({
  name: 'list_bots',
  title: 'List bots',
  description: 'Lists the bots: `bot` is what the other tools take.',
  readOnlyHint: true,
  input: v.strictObject({}),
  run: async workshop => ({ bots: await workshop.list() }),
})
