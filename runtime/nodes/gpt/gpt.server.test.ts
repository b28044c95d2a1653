import * as v from 'valibot'
import { expect, test } from 'vitest'
import { gptServer } from './gpt.server.js'

const read = (data: unknown) => v.parse(gptServer.schema, data)

test('reads the model by its older name where today’s is not given', () => {
  expect(read({ model: 'small' })).toMatchObject({ selectedModel: 'small' })
  expect(read({ model: 'small', selectedModel: 'large' })).toMatchObject({ selectedModel: 'large' })
})

test('sends what the bot has said as instructions where nothing is given', () => {
  expect(read({})).toEqual({ context: '', selectedModel: '', apiKey: '', botRole: 'system' })
})

test('keeps the role that is given', () => {
  expect(read({ botRole: 'assistant' })).toMatchObject({ botRole: 'assistant' })
})
