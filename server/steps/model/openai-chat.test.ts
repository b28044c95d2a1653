import { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { gptServer } from '../../../runtime/nodes/gpt/gpt.server.js'
import { CallError } from '../../platform/outbound/index.js'
import { conversationSchema } from '../conversation.schema.js'
import { modelRequest } from './model-request.js'
import description from './openai-chat.fixture.json' with { type: 'json' }
import { readReply } from './read-reply.js'

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateFormats: false })
ajv.addSchema(description, 'openai')

const exact = { type: 'object', unevaluatedProperties: false }

/** What is wrong with a value; a field that the description does not know is wrong, too. */
function faults(schema: string, value: unknown): readonly string[] {
  const validate =
    ajv.getSchema(schema) ?? ajv.compile({ $id: schema, $ref: `openai#/$defs/${schema}`, ...exact })
  validate(value)
  return validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []
}

const request = (data: unknown, values: unknown = {}): unknown =>
  JSON.parse(
    modelRequest(
      { ...v.parse(gptServer.schema, data), apiKey: '' },
      v.parse(conversationSchema, values),
    ),
  )

const said = [
  { by: 'bot', message: 'Hello' },
  { by: 'user', message: 'Grüß Gott ☕' },
  { by: 'bot', message: { kind: 'image', src: '/a.svg' } },
]

describe('what the AI step sends is a CreateChatCompletionRequest', () => {
  test.each<[string, unknown, unknown]>([
    ['a conversation', {}, { transcript: said }],
    ['a context alone', { context: 'You sell bread.' }, {}],
    [
      'a context and a conversation',
      { context: 'For {name}' },
      { answers: { name: 7 }, transcript: said },
    ],
    ['another model', { selectedModel: 'gpt-4o' }, { transcript: said }],
    ['a model under its older name', { model: 'my-own/model:7b' }, { transcript: said }],
    ['the older role', { botRole: 'System' }, { transcript: said }],
    ['messages before it', { messages: [{ role: 'assistant', text: 'Hi' }] }, { transcript: said }],
    ['a role that there is not', { botRole: 'captain' }, { transcript: said }],
    ['an empty message', {}, { transcript: [{ by: 'user', message: '' }] }],
    [
      'half a character',
      { context: '\uD800' },
      { transcript: [{ by: 'user', message: '\uDC00' }] },
    ],
    ['a long conversation', {}, { transcript: Array.from({ length: 5000 }, () => said[1]) }],
  ])('%s', (_, data, values) => {
    expect(faults('CreateChatCompletionRequest', request(data, values))).toEqual([])
  })

  test('whatever an owner stores and a visitor says', () => {
    // Half characters included.
    const unit = fc.nat(0xffff).map(code => String.fromCharCode(code))
    const texts = fc.oneof(fc.string({ unit }), fc.constantFrom('{a}', ' ', 'assistant'))
    const data = fc.record(
      {
        context: fc.oneof(texts, fc.jsonValue({ maxDepth: 1 })),
        selectedModel: texts,
        model: texts,
        botRole: texts,
      },
      { requiredKeys: [] },
    )
    const entry = fc.record({
      by: fc.constantFrom('bot', 'user'),
      message: fc.oneof(texts, fc.jsonValue({ maxDepth: 1 })),
    })
    const transcript = fc.array(entry, { maxLength: 4 }).map(entries => [...entries, ...said])
    const values = fc.record({ answers: fc.record({ a: texts }), transcript })
    fc.assert(
      fc.property(data, values, (data, values) => {
        expect(faults('CreateChatCompletionRequest', request(data, values))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['nothing at all', undefined, {}],
    ['a blank context', { context: ' \n' }, {}],
    ['images alone', {}, { transcript: [said[2]] }],
  ])('there is none for %s', (_, data, values) => {
    expect(() => request(data, values)).toThrow(new CallError('There is nothing to send'))
  })

  test.each<[string, object, string]>([
    ['no message', { messages: [] }, '/messages must NOT have fewer than 1 items'],
    ['an unknown role', { messages: [{ role: 'bot', content: 'Hi' }] }, '/messages/0'],
    ['a message without content', { messages: [{ role: 'user' }] }, '/messages/0'],
    ['a number as content', { messages: [{ role: 'user', content: 7 }] }, '/messages/0'],
    ['no model', { model: undefined }, "must have required property 'model'"],
    ['a temperature that is a text', { temperature: '0.7' }, '/temperature must be number'],
    ['a temperature that is too high', { temperature: 2.1 }, '/temperature must be <= 2'],
    ['a word instead of a switch', { stream: 'yes' }, '/stream must be boolean'],
    ['a misspelt field', { temprature: 1 }, 'must NOT have unevaluated properties'],
  ])('the description refuses %s', (_, wrong, fault) => {
    const sent = { ...Object(request({}, { transcript: said })), ...wrong }
    expect(
      faults('CreateChatCompletionRequest', JSON.parse(JSON.stringify(sent))).join('\n'),
    ).toContain(fault)
  })
})

describe('a stream of CreateChatCompletionStreamResponse is read', () => {
  const frame = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1_694_268_190,
    model: 'gpt-4o-mini',
  }
  const chunk = (delta: object, rest: object = {}) => ({
    ...frame,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: null, ...rest }],
  })
  const stop = chunk({}, { finish_reason: 'stop' })
  const usage = { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 }
  const token = { token: 'a', logprob: -0.1, bytes: [97], top_logprobs: [] }

  const read = async (chunks: readonly object[]) => {
    const events = [...chunks.map(part => JSON.stringify(part)), '[DONE]']
    const bytes = Buffer.from(events.map(data => `data: ${data}\n\n`).join(''))
    let text = ''
    for await (const grown of readReply(Readable.from([bytes]), true, 1e6)) text = grown.text
    return text
  }

  test.each<[string, readonly object[], string]>([
    ['with a role alone first', [chunk({ role: 'assistant' }), chunk({ content: 'a' }), stop], 'a'],
    [
      'with content that is empty or null',
      [
        chunk({ role: 'assistant', content: '' }),
        chunk({ content: 'a' }),
        chunk({ content: null }),
        stop,
      ],
      'a',
    ],
    [
      'with usage in a last part without choices',
      [
        { ...chunk({ content: 'a' }), usage: null },
        { ...stop, usage: null },
        { ...frame, choices: [], usage },
      ],
      'a',
    ],
    [
      'with log probabilities, padding and a tier',
      [
        {
          ...chunk({ content: 'a' }, { logprobs: { content: [token], refusal: null } }),
          obfuscation: 'r4N7',
          service_tier: 'default',
          system_fingerprint: 'fp',
        },
        stop,
      ],
      'a',
    ],
    ['cut off by length', [chunk({ content: 'a' }), chunk({}, { finish_reason: 'length' })], 'a'],
    [
      'cut off by a filter',
      [chunk({ content: 'a' }), chunk({}, { finish_reason: 'content_filter' })],
      'a',
    ],
    [
      'with calls of tools, which are none of ours',
      [
        chunk({ tool_calls: [{ index: 0, id: 't', type: 'function', function: { name: 'f' } }] }),
        chunk({}, { finish_reason: 'tool_calls' }),
      ],
      '',
    ],
    [
      'that refuses, which is no reply',
      [
        chunk({ role: 'assistant', content: null, refusal: 'I ' }),
        chunk({ refusal: 'cannot' }),
        stop,
      ],
      '',
    ],
  ])('%s', async (_, chunks, text) => {
    for (const part of chunks)
      expect(faults('CreateChatCompletionStreamResponse', part)).toEqual([])
    expect(await read(chunks)).toBe(text)
  })

  test.each([
    ['without a finish_reason', { ...frame, choices: [{ index: 0, delta: {} }] }],
    ['with a number as content', chunk({ content: 7 })],
  ])('the description refuses a part %s', (_, part) => {
    expect(faults('CreateChatCompletionStreamResponse', part)).not.toEqual([])
  })
})
