import { defineForm, defineSample } from '../../node/form.js'
import { returnSchema } from './index.js'

export const returnForm = defineForm(returnSchema, {
  title: 'Return',
  group: 'ways',
  help: 'Ends a sub-flow here and gives its outputs back: the bot goes on behind the step that plays it. It shows nothing, and outside of a sub-flow it does nothing.',
  fields: {},
  onlyInSubFlows: 'In a sub-flow it goes back to the step that plays that.',
  exits: [
    {
      handle: null,
      title: 'Back to the bot',
      edges: 'In a sub-flow no edge is followed.',
    },
  ],
})

export const returnSample = defineSample(returnSchema, {})
