import { fields, flag, list, text, words } from '../../bot/fields.js'
import type { DeskQuestion } from '../../node/live-desk.js'
import { defineStep } from '../../node/step.js'
import { number } from '../../patterns/value-fields.js'
import { humanHandoverSchema } from './index.js'

const questions = list(fields({ id: text(), questionText: words(), answerVariable: text() }))

const schema = fields({
  enablePreChatQuestions: flag(),
  preChatQuestions: questions,
  maxWaitTime: number(),
  priority: text('normal'),
  assignedAgents: list(text()),
  fallbackMessage: words(),
  enablePostChatSurvey: flag(),
  postChatSurveyQuestions: questions,
})

const questionForms = {
  id: { title: 'Id', help: 'Names the question.', kind: 'id', example: 'topic' },
  questionText: {
    title: 'Question',
    help: 'What is asked.',
    kind: 'words',
    translatable: true,
    isLong: true,
  },
  answerVariable: {
    title: 'Save answer as',
    help: 'The name under which the answer is kept.',
    kind: 'variable',
    example: 'topic',
  },
} as const

/** The server's half of a human-handover-node (decision 31): what counts where there is a live desk. The widget asks for it when it hands over. */
export const humanHandoverServer = defineStep({
  name: 'live',
  publicSchema: humanHandoverSchema,
  schema,
  desk: data => ({
    terms: {
      before: data.enablePreChatQuestions ? data.preChatQuestions.map(questionOf) : [],
      after: data.enablePostChatSurvey ? data.postChatSurveyQuestions.map(questionOf) : [],
      fallbackMessage: data.fallbackMessage,
    },
    names: [...data.preChatQuestions, ...data.postChatSurveyQuestions]
      .map(({ answerVariable }) => answerVariable.trim())
      .filter(name => name !== ''),
    wait: {
      minutes: data.maxWaitTime,
      priority: priorities.find(known => known === data.priority.trim().toLowerCase()) ?? 'normal',
      agents: data.assignedAgents.map(name => name.trim()).filter(name => name !== ''),
    },
  }),
  fields: {
    enablePreChatQuestions: {
      title: 'Ask before the chat',
      isRare: true,
      help: 'Whether visitors answer questions before they wait for a person.',
      kind: 'switch',
    },
    preChatQuestions: {
      title: 'Questions before the chat',
      onlyWhen: { field: 'enablePreChatQuestions', is: [true] },
      isRare: true,
      help: 'What visitors are asked before they wait.',
      kind: 'list',
      entryTitle: 'Question',
      fields: questionForms,
    },
    maxWaitTime: {
      title: 'Longest wait',
      help: 'How many minutes a visitor waits for a person; 0, until somebody comes.',
      kind: 'number',
      unit: 'minutes',
    },
    priority: {
      title: 'Priority',
      isRare: true,
      help: 'How urgent the conversation is among those that wait.',
      kind: 'choice',
      choices: [
        { value: 'low', title: 'Low' },
        { value: 'normal', title: 'Normal' },
        { value: 'high', title: 'High' },
      ],
    },
    assignedAgents: {
      title: 'Agents',
      isRare: true,
      help: 'Who may take the conversation over.',
      kind: 'texts',
      entry: { title: 'Agent', help: 'Names one agent.', kind: 'text' },
    },
    fallbackMessage: {
      title: 'If nobody comes',
      help: 'What the bot says after the longest wait.',
      kind: 'words',
      translatable: true,
      isLong: true,
    },
    enablePostChatSurvey: {
      title: 'Ask after the chat',
      isRare: true,
      help: 'Whether visitors answer questions when the chat is over.',
      kind: 'switch',
    },
    postChatSurveyQuestions: {
      title: 'Questions after the chat',
      onlyWhen: { field: 'enablePostChatSurvey', is: [true] },
      isRare: true,
      help: 'What visitors are asked when the chat is over.',
      kind: 'list',
      entryTitle: 'Question',
      fields: questionForms,
    },
  },
})

const priorities = ['low', 'normal', 'high'] as const

const questionOf = ({ questionText, answerVariable }: DeskQuestion): DeskQuestion => ({
  questionText,
  answerVariable,
})
