import * as v from 'valibot'
import { isOfPlugin, type PluginName } from '../../../runtime/node/prompt.js'
import type { ContentRow } from '../content-parts/content-row.js'
import { said } from '../content-parts/said.js'

/** What a plug-in shows, in its own words. */
export const plugin = {
  ...said,
  record: v.looseObject({
    kind: v.custom<PluginName>(kind => typeof kind === 'string' && isOfPlugin(kind)),
    words: v.pipe(v.string(), v.description('The same in words.')),
  }),
  inWords: ({ words }) => words,
  lack: (_, { title, isShown }) =>
    isShown
      ? undefined
      : {
          message: `${title} cannot show what a plug-in draws: people get its words.`,
          remedy: 'Say in a message what matters of it.',
        },
} as const satisfies ContentRow<'plugin'>
