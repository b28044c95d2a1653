import { defineForm, defineSample } from '../../node/form.js'
import { jumpToSchema } from './index.js'

export const jumpToForm = defineForm(jumpToSchema, {
  title: 'Jump to a step',
  group: 'ways',
  help: 'Goes on at any other step of the flow. It shows nothing.',
  fields: {
    nodeId: {
      title: 'Step',
      help: 'The id of the step to go on at. If there is no such step, the conversation ends.',
      kind: 'node',
      example: 'main-menu',
      isPublic: true,
    },
  },
  jumpsTo: 'nodeId',
  exits: [
    {
      handle: null,
      title: 'The chosen step',
      edges: 'No edge is needed: the field says where to go on.',
    },
  ],
})

export const jumpToSample = defineSample(jumpToSchema, { nodeId: 'main-menu' })
