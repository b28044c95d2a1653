import * as v from 'valibot'
import { isOfPlugin, type PluginName } from '../../../runtime/node/prompt.js'
import type { PromptRow } from '../prompt-parts/prompt-row.js'
import { typed } from '../prompt-parts/typed.js'

/** What a plug-in asks: its own words say how a text answers it. */
export const plugin = {
  ...typed,
  record: v.looseObject({
    kind: v.custom<PluginName>(kind => typeof kind === 'string' && isOfPlugin(kind)),
    words: v.pipe(v.string(), v.description('How to answer, where nothing draws it.')),
  }),
  inWords: ({ words }) => words,
} as const satisfies PromptRow<'plugin'>
