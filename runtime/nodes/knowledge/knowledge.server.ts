import { fields, flag, list, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { knowledgeSchema } from './index.js'

/** The server's half: it searches the bot's sources, and has a model write the answer where it has one. */
export const knowledgeServer = defineStep({
  publicSchema: knowledgeSchema,
  schema: fields({
    question: text(),
    sourceIds: list(text()),
    isWritten: flag(true),
    instructions: text(),
  }),
  takes: 'conversation',
  needs: ['knowledge'],
  failure: 'A question could not be answered',
  run: ({ question, sourceIds, isWritten, instructions }, { knowledge }) =>
    knowledge({
      question,
      sourceIds: sourceIds.filter(id => id.trim() !== ''),
      writer: isWritten ? { context: instructions } : null,
      isStrict: true,
    }),
  fields: {
    question: {
      title: 'Question',
      help: 'What is looked for; it may hold {placeholders}. Blank, it is what the visitor said last.',
      kind: 'text',
      example: '{question}',
    },
    sourceIds: {
      title: 'Sources',
      help: 'The ids of the sources to look in. None: all that this bot answers from.',
      kind: 'texts',
      entry: { title: 'Source', help: 'The id of a source of this bot.', kind: 'text' },
    },
    isWritten: {
      title: 'Have an AI write the answer',
      help: 'It writes from what was found and nothing else, where the server has one. Off, or without one, the best passage is shown as it stands.',
      kind: 'switch',
    },
    instructions: {
      title: 'Instructions for the AI',
      help: 'How it should write, such as briefly. It may hold {placeholders}.',
      kind: 'long-text',
      example: 'Answer in two friendly sentences.',
    },
  },
})
