import { expect, test } from 'vitest'
import { allCalls } from '../../../server/app/api/all-calls.js'
import { openApiDocument } from '../../../server/app/api/openapi/document.js'
import { mainCalls } from '../../content/install/api.js'
import { readCalls } from './read-call.js'
import { samplesOf } from './samples.js'

const calls = readCalls(JSON.parse(JSON.stringify(openApiDocument(allCalls))))
const callOf = (anchor: string) => {
  const operation = mainCalls.find(({ id }) => id === anchor)?.operation
  const call = calls.find(({ id }) => id === operation)
  if (!call) throw new Error(`There is no call for ${anchor}.`)
  return call
}
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

test.each([
  ['fetchAllChat', 'GET', '/chatbot/all'],
  ['createChatbot', 'POST', '/chatbots'],
  ['fetchChatbot', 'GET', '/chatbots/{chatbotId}'],
  ['deleteChatbot', 'DELETE', '/chatbots/{chatbotId}'],
  ['updateChatbotAppearence', 'PATCH', '/chatbots/{chatbotId}/appearance'],
  ['updateChatbotIcons', 'POST', '/chatbots/{chatbotId}/icons'],
  ['deleteChatbotIcons', 'DELETE', '/chatbots/{chatbotId}/icons'],
  ['sendMessage', 'POST', '/chatbots/{chatbotId}/message'],
  ['updateChatbotMessages', 'PATCH', '/chatbots/{chatbotId}/messages'],
])('%s is %s %s', (anchor, method, path) => {
  expect(callOf(anchor)).toMatchObject({ method, path })
  expect(callOf(anchor).answer.length).toBeGreaterThan(2)
  expect(callOf(anchor).errors.map(({ code }) => code)).toContain('API_KEY_NOT_VALID')
})

test('a call has its query, its body and what it answers, with types and what is required', () => {
  const all = callOf('fetchAllChat')
  expect(all.alsoAt).toBe('/chatbots')
  expect(namesOf(all.query).slice(0, 3)).toEqual(['delimeter', 'metadataKeys', 'metadataValues'])
  expect(namesOf(all.answer)).toContain('data.chatbots')
  const send = callOf('sendMessage')
  expect(send.body?.fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['threadId', 'text', false],
    ['message', 'text', true],
    ['from', 'choice', true],
    ['language', 'text', false],
    ['iconUrl', 'text', false],
    ['agentName', 'text', false],
    ['prompts', 'json', false],
  ])
  expect(send.body?.fields[2]?.options).toEqual(['USER', 'AGENT'])
  const icons = callOf('updateChatbotIcons')
  expect(icons.body).toMatchObject({ type: 'multipart/form-data' })
  expect(icons.body?.fields[0]?.options).toEqual([
    'BOT',
    'PERSON',
    'AGENT',
    'WATERMARK',
    'CHATBUBBLE',
  ])
  expect(icons.body?.fields[1]?.kind).toBe('file')
})

test('every field of the main calls says what it is', () => {
  const silent = mainCalls.flatMap(({ id }) => {
    const { params, query, body } = callOf(id)
    return [...params, ...query, ...(body?.fields ?? [])]
      .filter(({ about }) => about === '')
      .map(({ name }) => `${id}: ${name}`)
  })
  expect(silent).toEqual([])
})

test('every call of the API can be shown, with samples', () => {
  expect(calls.length).toBeGreaterThan(80)
  for (const call of calls)
    for (const { code } of samplesOf(call, 'https://chat.example.com/v1'))
      expect(code, call.id).toContain('https://chat.example.com/v1/')
})

test('a call is written in curl, JavaScript and Python', () => {
  const [curl, javaScript, python] = samplesOf(
    callOf('createChatbot'),
    'https://chat.example.com/v0',
  )
  expect(curl?.code).toBe(`curl -X POST 'https://chat.example.com/v0/chatbots' \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "chatbotName": "Orders"
}'`)
  expect(javaScript?.code).toContain(`  body: JSON.stringify({
    "chatbotName": "Orders"
  }),`)
  expect(python?.code).toContain(`    json={
      "chatbotName": "Orders"
    },`)
})

test('a form is written with its file', () => {
  const [curl, javaScript, python] = samplesOf(
    callOf('updateChatbotIcons'),
    'https://chat.example.com/v1',
  )
  expect(curl?.code).toContain("-F 'iconType=BOT' \\\n  -F 'iconSrc=@icon.png'")
  expect(javaScript?.code).toContain("form.append('iconSrc', fileInput.files[0])")
  expect(python?.code).toContain("files={'iconSrc': open('icon.png', 'rb')}")
})
