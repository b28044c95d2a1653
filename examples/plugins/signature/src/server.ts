import { defineStep, fields } from 'talkgraph/runtime'
import { padSchema } from './plugin.js'

/** The server keeps the file of what was drawn, as it keeps the files that visitors hand in. */
export const steps = {
  'signature/pad': defineStep({
    name: 'upload',
    publicSchema: padSchema,
    schema: fields({}),
    fields: {},
    takes: 'file',
    needs: ['storage'],
    failure: 'A signature could not be kept',
    run: (_, { storage }) => storage(),
  }),
}
