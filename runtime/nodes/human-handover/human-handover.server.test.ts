import * as v from 'valibot'
import { expect, test } from 'vitest'
import { humanHandoverServer } from './human-handover.server.js'

const read = (data: unknown) => v.parse(humanHandoverServer.schema, data)

const nothing = {
  enablePreChatQuestions: false,
  preChatQuestions: [],
  maxWaitTime: 0,
  priority: 'normal',
  assignedAgents: [],
  fallbackMessage: '',
  enablePostChatSurvey: false,
  postChatSurveyQuestions: [],
}

test('asks nothing and names nobody where nothing is given', () => {
  expect(read({})).toEqual(nothing)
})

test('reads what a live desk needs', () => {
  const topic = { id: 'topic', questionText: 'What is it about?', answerVariable: 'topic' }
  const data = {
    enablePreChatQuestions: true,
    preChatQuestions: [topic],
    maxWaitTime: 2.5,
    priority: 'high',
    assignedAgents: ['mia'],
    fallbackMessage: 'We are all busy baking.',
    enablePostChatSurvey: true,
    postChatSurveyQuestions: [{ ...topic, id: 'survey' }],
  }
  expect(read(data)).toEqual(data)
})

test('reads numbers and switches that are written as text', () => {
  expect(read({ maxWaitTime: '5', enablePostChatSurvey: 'true' })).toEqual({
    ...nothing,
    maxWaitTime: 5,
    enablePostChatSurvey: true,
  })
})
