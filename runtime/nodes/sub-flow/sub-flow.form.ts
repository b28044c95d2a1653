import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { subFlowSchema } from './index.js'

export const subFlowForm = defineForm(subFlowSchema, {
  title: 'Sub-flow',
  group: 'ways',
  help: 'Plays a part that is kept by itself and may be used by many bots, then goes on. Variables inside are its own: it is given its inputs and gives back its outputs.',
  fields: {
    subFlowId: {
      title: 'Sub-flow',
      help: 'The id of the sub-flow to play. If there is none, the step is passed.',
      kind: 'id',
      example: 'address',
      isPublic: true,
    },
    version: {
      title: 'Version',
      help: 'Which of its versions is played. It stays until you choose a newer one.',
      kind: 'number',
      isPublic: true,
    },
    inputs: {
      title: 'What it is given',
      help: 'A text for each of its inputs, such as { "country": "{country}" }. May hold {placeholders}; one alone keeps its value as it is.',
      kind: 'json',
      isPublic: true,
    },
    outputs: {
      title: 'What it gives back',
      help: 'The name of your variable for each of its outputs, such as { "street": "delivery_street" }.',
      kind: 'json',
      isPublic: true,
    },
  },
  exits: nextExit,
})

export const subFlowSample = defineSample(subFlowSchema, {
  subFlowId: 'address',
  version: 3,
  inputs: { country: '{country}' },
  outputs: { street: 'delivery_street', town: 'delivery_town' },
})
