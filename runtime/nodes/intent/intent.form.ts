import { defineForm, defineSample } from '../../node/form.js'
import { answerVariableForm, questionFieldForms } from '../../patterns/question-fields.form.js'
import { intentSchema } from './index.js'

export const intentForm = defineForm(intentSchema, {
  title: 'Understand what is meant',
  group: 'questions',
  help: 'Asks, or only listens, and goes on by what the visitor means. The bot learns that from the utterances of its intents.',
  fields: {
    questionText: {
      ...questionFieldForms.questionText,
      help: 'What the bot asks. It may hold simple HTML and {placeholders}. Blank, it only listens.',
    },
    intents: {
      title: 'Intents',
      help: 'Each has a way on of its own. What is understood as any other goes on by Not understood.',
      kind: 'texts',
      entry: {
        title: 'Intent',
        help: 'The name of an intent of this bot.',
        kind: 'text',
        example: 'opening hours',
      },
      isPublic: true,
    },
    threshold: {
      title: 'How sure it must be',
      help: 'From 0 to 1: what is less sure is not understood. Blank, it is what is set where the intents are.',
      kind: 'number',
      example: '0.5',
      isPublic: true,
    },
    listens: {
      title: 'Listen at every choice',
      help: 'What a visitor types at a choice, and names no option, is understood too: the bot says what it understood, and goes on by that intent or asks again. The first such step of a flow listens; no way has to lead to it.',
      kind: 'switch',
      isPublic: true,
    },
    entities: {
      title: 'What to take from it',
      help: 'Parts of what was typed that are kept, such as the number of persons.',
      kind: 'list',
      entryTitle: 'Part',
      fields: {
        variable: {
          title: 'Save as',
          help: 'The name under which texts and conditions find it.',
          kind: 'variable',
          example: 'persons',
          isPublic: true,
        },
        kind: {
          title: 'Kind',
          help: 'What is looked for, read as a question of this kind reads it.',
          kind: 'choice',
          choices: [
            { value: 'number', title: 'A number' },
            { value: 'date', title: 'A day' },
            { value: 'email', title: 'An e-mail address' },
            { value: 'phone', title: 'A phone number' },
            { value: 'list', title: 'One of these words' },
          ],
          isPublic: true,
        },
        values: {
          title: 'Words',
          help: 'Of the kind “One of these words”: those that are looked for. Neither capitals nor accents matter.',
          kind: 'texts',
          entry: { title: 'Word', help: 'One word or several.', kind: 'text', example: 'rye' },
          isPublic: true,
        },
      },
      isPublic: true,
    },
    answerVariable: answerVariableForm,
  },
  exits: [
    { handle: 'unknown', title: 'Not understood' },
    { handle: '<id>', each: '<id>', title: 'The intent of this name' },
  ],
})

export const intentSample = defineSample(intentSchema, {
  questionText: 'How can I help you?',
  intents: ['opening hours', 'order'],
  threshold: '0.5',
  entities: [
    { variable: 'loaves', kind: 'number' },
    { variable: 'bread', kind: 'list', values: ['rye', 'wheat'] },
  ],
  answerVariable: 'wish',
})
