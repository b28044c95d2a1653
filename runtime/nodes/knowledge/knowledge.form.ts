import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm } from '../../patterns/question-fields.form.js'
import { knowledgeSchema } from './index.js'

export const knowledgeForm = defineForm(knowledgeSchema, {
  title: 'Answer from knowledge',
  group: 'calls',
  help: 'Answers what the visitor said last from the bot’s sources, with links to them. It goes on by Unknown where they do not say.',
  fields: {
    unknownText: {
      title: 'Where nothing is known',
      help: 'What the bot says then. Blank, it says nothing and goes on by Unknown.',
      kind: 'words',
      translatable: true,
      isPublic: true,
    },
    answerVariable: answerVariableForm,
  },
  exits: [
    { handle: 'answered', title: 'Answered' },
    { handle: 'unknown', title: 'Unknown' },
  ],
})

export const knowledgeSample = defineSample(knowledgeSchema, {
  question: '',
  sourceIds: [],
  unknownText: 'I do not know that. Shall I ask a colleague?',
  answerVariable: 'answer',
})
