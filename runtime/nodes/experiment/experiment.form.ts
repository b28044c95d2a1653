import { defineForm, defineSample } from '../../node/form.js'
import { experimentSchema } from './index.js'

export const experimentForm = defineForm(experimentSchema, {
  title: 'Experiment',
  group: 'ways',
  help: 'Tries several ways on at once and counts which one leads more visitors to a goal. A visitor takes the same branch each time. It shows nothing.',
  fields: {
    name: {
      title: 'Name',
      help: 'What the experiment is called in its figures. Another name deals the visitors out and counts anew.',
      kind: 'text',
      example: 'Greeting',
      isPublic: true,
    },
    goal: {
      title: 'Goal',
      help: 'What a visitor must do to count for the branch that was taken.',
      kind: 'group',
      fields: {
        kind: {
          title: 'Reached when',
          help: 'When a visitor has reached the goal.',
          kind: 'choice',
          choices: [
            { value: 'finished', title: 'The conversation comes to its end' },
            { value: 'step', title: 'A step is reached' },
            { value: 'variable', title: 'A variable is filled' },
            { value: 'value', title: 'A variable has a value' },
          ],
          isPublic: false,
        },
        nodeId: {
          title: 'Step',
          help: 'The step that must be reached after this one. It counts only where a step is the goal.',
          kind: 'node',
          onlyWhen: { field: 'kind', is: ['step'] },
          isPublic: false,
        },
        name: {
          title: 'Variable',
          help: 'The variable that must not be empty, or must have a value. It counts only where a variable is the goal.',
          kind: 'variable',
          onlyWhen: { field: 'kind', is: ['variable', 'value'] },
          example: 'email',
          isPublic: false,
        },
        value: {
          title: 'Value',
          help: 'A number is reached by it and by more; a text by the same words, whatever their capitals. Blank, it is never reached.',
          kind: 'text',
          onlyWhen: { field: 'kind', is: ['value'] },
          example: '50',
          isPublic: false,
        },
      },
      isPublic: false,
    },
    branches: {
      title: 'Branches',
      help: 'The ways on that are compared. Each further one is compared with the first.',
      kind: 'list',
      entryTitle: 'Branch',
      fields: {
        id: {
          title: 'Id',
          help: 'A short name that no other branch of this step has. Blank, it is the branch’s place in the list, counted from 0.',
          kind: 'id',
          example: 'a',
          isPublic: true,
        },
        branchName: {
          title: 'Name',
          help: 'What the branch is called on the canvas and in its figures.',
          kind: 'text',
          example: 'A',
          isPublic: false,
        },
        weight: {
          title: 'Weight',
          help: 'How many visitors take the branch, compared with the others: 1 and 1 stand for half of them each. 0 is never taken; if all are 0, the first branch is.',
          kind: 'number',
          isPublic: true,
        },
      },
      isPublic: true,
    },
    winner: {
      title: 'Winner',
      help: 'The id of the branch that every visitor takes once the experiment is over. Blank, it goes on.',
      kind: 'id',
      isPublic: true,
    },
  },
  exits: [
    {
      handle: '<id>',
      label: 'branches.<id>.branchName',
      each: 'Branch <id>',
      title: 'The branch with this id',
      edges:
        'An edge may name the branch by its id, by `source-` and its place in the list, counted from 0, or by `source-<id>` if the id is not a number.',
    },
    { handle: null, title: 'There are no branches' },
  ],
})

export const experimentSample = defineSample(experimentSchema, {
  name: 'Greeting',
  goal: { kind: 'variable', name: 'email' },
  branches: [
    { id: 'short', branchName: 'Short', weight: 1 },
    { id: 'warm', branchName: 'Warm', weight: 1 },
  ],
})
