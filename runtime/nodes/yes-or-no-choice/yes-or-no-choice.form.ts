import { defineForm } from '../../node/form.js'
import { questionFieldForms } from '../../patterns/question-fields.form.js'
import { yesOrNoChoiceSchema } from './yes-or-no-choice.schema.js'

export const yesOrNoChoiceForm = defineForm(yesOrNoChoiceSchema, {
  title: 'Yes or no',
  help: 'Asks a question that is answered by one of two buttons, each with a way on of its own.',
  fields: {
    questionText: questionFieldForms.questionText,
    options: {
      title: 'Buttons',
      help: 'Without any, they are Yes and No, with the ids yes and no.',
      kind: 'list',
      entryTitle: 'Button',
      fields: {
        id: {
          title: 'Id',
          help: 'Names the way on of this button.',
          kind: 'id',
          example: 'yes',
          isPublic: true,
        },
        label: {
          title: 'Text',
          help: 'What stands on the button. A blank one is not offered.',
          kind: 'words',
          translatable: true,
          isPublic: true,
        },
      },
      isPublic: true,
    },
    answerVariable: questionFieldForms.answerVariable,
  },
  exits: [{ handle: '<id>', title: 'The button with this id', label: 'options.<id>.label' }],
})
