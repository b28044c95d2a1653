import { errorCatalogue } from '@talkgraph/wire/errors'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

// The tables of decisions 303, 307 and 308 as rows: what people outside depend on.

const calls = [
  [
    'GET',
    '/chatbot/all',
    ['delimeter', 'metadataKeys', 'metadataValues', 'limit', 'cursor'],
    [],
    'chatbots',
  ],
  [
    'GET',
    '/chatbots',
    ['delimeter', 'metadataKeys', 'metadataValues', 'limit', 'cursor'],
    [],
    'chatbots',
  ],
  ['POST', '/chatbots', [], ['chatbotName'], 'chatbot'],
  ['GET', '/chatbots/{chatbotId}', [], [], 'chatbot'],
  ['DELETE', '/chatbots/{chatbotId}', [], [], 'chatbotId'],
  [
    'PATCH',
    '/chatbots/{chatbotId}/appearance',
    [],
    [
      'title',
      'welcomeMessage',
      'placeholderText',
      'brandColor',
      'brandTextColor',
      'fontSize',
      'height',
      'learnMore',
      'ctaText',
      'ctaLink',
      'watermarkText',
      'distanceFromBottom',
      'iconSize',
      'metadata',
    ],
    'chatbot',
  ],
  ['POST', '/chatbots/{chatbotId}/icons', [], ['iconType', 'iconSrc'], 'iconSrcId'],
  ['DELETE', '/chatbots/{chatbotId}/icons', [], [], 'chatbotId'],
] as const

const settings = {
  mode: 'AGENT',
  welcomeMessage: '',
  placeholderText: 'Type a message...',
  brandColor: '#1b55f3',
  brandTextColor: '#fff',
  hideSources: false,
  hideTooltip: false,
  hideWatermark: false,
  watermarkText: '',
  watermarkIconSrcId: '',
  watermarkLink: '',
  distanceFromBottom: 16,
  horizontalDistance: 16,
  fontSize: 14,
  iconSize: 'SMALL',
  iconPosition: 'RIGHT',
  height: 85,
  ctaLink: '',
  ctaText: '',
  iconSrcId: '',
  personIconSrcId: '',
  agentIconSrcId: '',
  bubbleIconSrcId: '',
  hideFeedbackButtons: false,
  rtl: false,
  systemPrompt: '',
  userPrompt: '',
  historyCount: 4,
  temperature: 1,
  topK: 3,
  unknownAnswer: '',
  gptModel: 'gpt-3.5-turbo',
  collectUserDetails: 'DO_NOT_COLLECT',
  collectUserData: { name: false, phone: false },
  creativity: 0,
  webhookUrl: '',
  webhookToken: '',
  collectResults: null,
  resultRetentionDays: null,
  leadMail: null,
  leadMailTo: null,
  resultWebhookUrl: null,
  extraData: {},
  metadata: {},
  localization: { learnMore: {}, chatHome: {}, chatMessages: {}, chatMessage: {}, chatAccount: {} },
}

const codes = [
  [400, 'REQUEST_VALIDATION_FAILED', 'The request is not as it should be.'],
  [400, 'CHATBOT_ID_REQUIRED', 'chatbotId is required'],
  [401, 'API_KEY_NOT_VALID', 'Authorization header does not contain valid API key'],
  [500, 'FETCH_ALL_CHATBOTS_FAILED', 'Some technical error has occurred !!'],
  [500, 'CREATE_CHATBOT_FAILED', 'Some technical error has occurred !!'],
  [500, 'FETCH_CHATBOT_FAILED', 'Some technical error has occurred !!'],
  [500, 'CHATBOT_DELETE_FAILED', 'Some technical error has occurred !!'],
  [500, 'CHATBOT_APPEARANCE_UPDATE_FAILED', 'Some technical error has occurred !!'],
  [500, 'CHATBOT_ICON_UPDATE_FAILED', 'Some technical error has occurred !!'],
  [500, 'CHATBOT_ICON_DELETE_FAILED', 'Some technical error has occurred !!'],
] as const

const field = v.object({ name: v.string(), in: v.string() })
const object = v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}) })
const enveloped = v.object({ properties: v.object({ data: object }) })
const described = v.object({
  openapi: v.string(),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        parameters: v.optional(v.array(field), []),
        requestBody: v.optional(
          v.object({
            content: v.record(v.string(), v.object({ schema: object, example: v.unknown() })),
          }),
        ),
        responses: v.object({
          200: v.object({
            content: v.looseObject({
              // A stream of events has no envelope, nor has a list that comes as it is read.
              'application/json': v.optional(
                v.union([
                  v.object({
                    schema: v.object({ type: v.literal('array') }),
                    example: v.array(v.unknown()),
                  }),
                  v.object({
                    schema: enveloped,
                    example: v.object({ data: v.record(v.string(), v.unknown()) }),
                  }),
                ]),
              ),
            }),
          }),
        }),
      }),
    ),
  ),
})

/** The envelope of an answer; undefined where it has none. */
const envelopeOf = (content: { readonly schema: object } | undefined) =>
  v.is(enveloped, content?.schema) ? content.schema.properties : undefined

let server: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

describe('the OpenAPI document', () => {
  const read = async () =>
    v.parse(described, await (await server.app.request('/openapi.json')).json())

  test.each(calls)(
    'has %s %s with its query, its body and its data',
    async (method, path, query, body, data) => {
      const { openapi, paths } = await read()
      expect(openapi).toMatch(/^3\.1\./)
      const call = paths[path]?.[method.toLowerCase()]
      expect(call?.parameters.filter(each => each.in === 'query').map(({ name }) => name)).toEqual(
        query,
      )
      const [content] = Object.values(call?.requestBody?.content ?? {})
      expect(Object.keys(content?.schema.properties ?? {})).toEqual(body)
      expect(
        Object.keys(
          envelopeOf(call?.responses[200].content['application/json'])?.data.properties ?? {},
        ),
      ).toContain(data)
    },
  )

  test('gives every call an example of its answer, and of its body where it has one', async () => {
    const all = Object.values((await read()).paths).flatMap(path => Object.values(path))
    expect(all.length).toBeGreaterThan(20)
    for (const call of all)
      for (const { example } of Object.values(call.requestBody?.content ?? {}))
        expect(example).toBeDefined()
  })
})

test.each(codes)('the catalogue has %i %s, in these words', (status, code, message) => {
  expect(errorCatalogue[code]).toEqual({ status, message })
})

test('a new bot has every field of the record and every setting with its default', async () => {
  const made = await server.api('POST', '/v1/chatbots', { chatbotName: 'Orders' })
  const { id } = (await made.json()).data.chatbot
  const { data } = await (await server.api('GET', `/v1/chatbots/${id}`)).json()
  expect(data.chatbot).toEqual({
    id,
    title: 'Orders',
    description: '',
    createdById: 'owner',
    createdByEmail: { email: null },
    suggestions: [],
    nextSuggestions: [],
    customContent: '',
    settings,
    createdAt: expect.stringMatching(/^20.*Z$/),
    publishedVersion: null,
  })
})

test.each(Object.keys(settings).filter(name => !name.endsWith('SrcId')))(
  'the setting %s can be set to its default and is answered',
  async name => {
    const made = await server.api('POST', '/v1/chatbots', { chatbotName: 'Orders' })
    const { id } = (await made.json()).data.chatbot
    const value = settings[name as keyof typeof settings]
    const changed = await server.api('PATCH', `/v0/chatbots/${id}`, { settings: { [name]: value } })
    expect((await changed.json()).data.chatbot.settings).toHaveProperty(name, value)
  },
)
