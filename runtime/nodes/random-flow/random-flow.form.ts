import { defineForm, defineSample } from '../../node/form.js'
import { randomFlowSchema } from './index.js'

export const randomFlowForm = defineForm(randomFlowSchema, {
  title: 'Random split',
  group: 'ways',
  help: 'Sends each visitor on by one of several branches, by chance. It shows nothing.',
  fields: {
    branches: {
      title: 'Branches',
      help: 'The ways on between which chance decides.',
      kind: 'list',
      entryTitle: 'Branch',
      fields: {
        id: {
          title: 'Id',
          help: 'A short name that no other branch of this step has. Blank, it is the branch’s place in the list, counted from 0.',
          kind: 'id',
          example: 'croissant',
          isPublic: true,
        },
        weight: {
          title: 'Weight',
          help: 'How often the branch is taken, compared with the others: 70 and 30 stand for 70 and 30 of 100 visitors. 0 is never taken; if all are 0, the first branch is.',
          kind: 'number',
          isPublic: true,
        },
      },
      isPublic: true,
    },
  },
  begins: {
    branches: [
      { id: '1', weight: 50 },
      { id: '2', weight: 50 },
    ],
  },
  exits: [
    {
      handle: '<id>',
      each: 'Branch <id>',
      title: 'The branch with this id',
      edges:
        'An edge may name the branch by its id, by `source-` and its place in the list, counted from 0, or by `source-<id>` if the id is not a number.',
    },
    { handle: null, title: 'There are no branches' },
  ],
})

export const randomFlowSample = defineSample(randomFlowSchema, {
  branches: [
    { id: 'croissant', weight: 70 },
    { id: 'rye', weight: 30 },
  ],
})
