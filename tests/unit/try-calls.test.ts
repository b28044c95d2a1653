import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'
import { buildRequest, type RequestValue } from '../../site/app/api/build-request.js'
import type { FieldKind } from '../../site/app/api/read-fields.js'

let server: Awaited<ReturnType<typeof testApp>>
let page: Document
let bot = ''

const bakery = {
  nodes: [
    { id: 'a', type: 'welcome-node', data: { text: 'Hello!' } },
    { id: 'b', type: 'ask-name-node', data: { questionText: 'Who are you?' } },
  ],
  edges: [{ source: 'a', target: 'b' }],
}

beforeAll(async () => {
  server = await testApp()
  const answer = await server.app.request('/resources/install-guide?tab=api')
  page = new JSDOM(await answer.text()).window.document
  bot = (await (await server.api('POST', '/v1/chatbots', { chatbotName: 'Shop' })).json()).data
    .chatbot.id
  await server.api('PUT', `/v1/chatbots/${bot}/flow`, bakery)
  await server.api('POST', `/v1/chatbots/${bot}/publish`, {})
})
afterAll(() => server.close())

/** Fills in the panel of a section as a person does, and sends what its script would send. */
async function send(
  section: string,
  given: Readonly<Record<string, string | File>>,
  key = 'a-key-for-tests',
) {
  const panel = page
    .getElementById(section)
    ?.closest('section')
    ?.querySelector<HTMLElement>('[data-try]')
  if (!panel) throw new Error(`There is no panel for ${section}.`)
  const { method = '', path = '', base = '', type } = panel.dataset
  const controls = [...panel.querySelectorAll<HTMLElement>('[data-place]')]
  for (const name of Object.keys(given))
    if (!controls.some(control => control.dataset.name === name))
      throw new Error(`${section} has no ${name}.`)
  const values = controls.map(({ dataset: { place, name = '', kind } }) => ({
    place: place as RequestValue['place'],
    name,
    kind: kind as FieldKind,
    value: given[name] ?? '',
  }))
  const { url, ...request } = buildRequest({ method, path, type }, base, key, values)
  const answer = await server.app.request(url, request)
  return { status: answer.status, ...(await answer.json()) }
}

const gif = () =>
  new File([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'icon.gif', {
    type: 'image/gif',
  })

test('the page has a panel for each of the nine calls', () => {
  const anchors = [
    'fetchAllChat',
    'createChatbot',
    'fetchChatbot',
    'deleteChatbot',
    'updateChatbotAppearence',
  ]
  anchors.push('updateChatbotIcons', 'deleteChatbotIcons', 'sendMessage', 'updateChatbotMessages')
  for (const anchor of anchors)
    expect(
      page.getElementById(anchor)?.closest('section')?.querySelectorAll('[data-try]').length,
      anchor,
    ).toBe(1)
  expect(page.getElementById('getstart')).not.toBeNull()
})

test('all nine calls work from the page', async () => {
  const made = await send('createChatbot', { chatbotName: 'Orders' })
  const chatbotId = made.data.chatbot.id
  expect(
    await send('updateChatbotAppearence', {
      chatbotId,
      title: 'Cakes',
      fontSize: '16',
      metadata: '{"team":"sales"}',
    }),
  ).toMatchObject({
    status: 200,
    data: { chatbot: { title: 'Cakes', settings: { fontSize: 16 } } },
  })
  expect(
    (await send('fetchAllChat', { metadataKeys: 'team', metadataValues: 'sales' })).data.chatbots,
  ).toMatchObject([{ id: chatbotId }])
  expect(await send('fetchChatbot', { chatbotId })).toMatchObject({
    data: { chatbot: { title: 'Cakes' } },
  })
  expect(
    await send('updateChatbotIcons', { chatbotId, iconType: 'BOT', iconSrc: gif() }),
  ).toMatchObject({
    status: 200,
    data: { iconType: 'BOT' },
  })
  expect(await send('deleteChatbotIcons', { chatbotId })).toMatchObject({
    data: { deleted: ['BOT'] },
  })
  const opened = await send('sendMessage', { chatbotId: bot, message: 'Hello', from: 'USER' })
  const { id: messageId, threadId } = opened.data.message
  expect(opened.data.message.answer.text).toContain('Who are you?')
  const agent = {
    threadId,
    message: 'Good morning',
    from: 'AGENT',
    agentName: 'Mia',
    prompts: '[{"id":"a","title":"Yes"}]',
  }
  expect(await send('sendMessage', { chatbotId: bot, ...agent })).toMatchObject({
    data: { message: { agentName: 'Mia', prompts: [{ title: 'Yes' }] } },
  })
  expect(
    await send('updateChatbotMessages', { chatbotId: bot, messageId, threadId, reaction: 'LIKE' }),
  ).toMatchObject({
    success: true,
  })
  expect(await send('deleteChatbot', { chatbotId })).toMatchObject({
    success: true,
    data: { chatbotId },
  })
})

test.each([
  ['createChatbot', {}, 400, 'REQUEST_VALIDATION_FAILED'],
  ['fetchAllChat', { metadataKeys: 'a,b', metadataValues: 'c' }, 400, 'REQUEST_VALIDATION_FAILED'],
  ['updateChatbotIcons', { chatbotId: 'BOT', iconType: 'BOT' }, 400, 'REQUEST_VALIDATION_FAILED'],
  ['updateChatbotMessages', { chatbotId: 'BOT' }, 400, 'REQUEST_VALIDATION_FAILED'],
  ['fetchChatbot', {}, 400, 'CHATBOT_ID_REQUIRED'],
  [
    'sendMessage',
    { chatbotId: 'BOT', message: 'Hello', from: 'AGENT' },
    400,
    'REQUEST_BODY_INVALID',
  ],
  ['deleteChatbot', { chatbotId: 'nowhere' }, 404, 'CHATBOT_NOT_FOUND'],
])('%s with %j is answered with %i %s', async (section, given, status, code) => {
  const filled =
    'chatbotId' in given && given.chatbotId === 'BOT' ? { ...given, chatbotId: bot } : given
  expect(await send(section, filled)).toMatchObject({
    status,
    success: false,
    data: null,
    error: { code },
  })
})

test.each(['', 'another-key'])('with the key %j it is answered with 401', async key => {
  expect(await send('fetchAllChat', {}, key)).toMatchObject({
    status: 401,
    error: { code: 'API_KEY_NOT_VALID' },
  })
})

test('the page names every code of the catalogue', () => {
  const text = page.getElementById('getstart')?.closest('section')?.textContent ?? ''
  const failures = [
    'FETCH_ALL_CHATBOTS',
    'CREATE_CHATBOT',
    'FETCH_CHATBOT',
    'CHATBOT_DELETE',
    'CHATBOT_APPEARANCE_UPDATE',
  ]
  failures.push('CHATBOT_ICON_UPDATE', 'CHATBOT_ICON_DELETE', 'SEND_MESSAGE')
  const others = [
    'REQUEST_VALIDATION_FAILED',
    'CHATBOT_ID_REQUIRED',
    'REQUEST_BODY_INVALID',
    'API_KEY_NOT_VALID',
  ]
  for (const code of [...failures.map(each => `${each}_FAILED`), ...others])
    expect(text).toContain(code)
  expect(text).toContain('Some technical error has occurred !!')
})

test('whether a part helped is counted without script, and only for parts that there are', async () => {
  const answer = (part: string, value: string) =>
    server.app.request('/resources/install-guide?tab=api', {
      method: 'POST',
      body: new URLSearchParams({ part, answer: value }),
    })
  const thanked = await answer('createChatbot', 'no')
  const address = thanked.headers.get('location') ?? ''
  expect([thanked.status, address]).toEqual([
    303,
    '/resources/install-guide?tab=api&thanks=createChatbot#createChatbot',
  ])
  expect(await (await server.app.request(address.split('#')[0] ?? '')).text()).toContain(
    'Your answer was counted.',
  )
  await answer('createChatbot', 'yes')
  expect((await answer('nowhere', 'yes')).status).toBe(400)
  expect((await answer('createChatbot', 'perhaps')).status).toBe(400)
  expect(await server.store.helpful.counts()).toEqual([
    { page: '/resources/install-guide?tab=api#createChatbot', yes: 1, no: 1 },
  ])
})

test('a visitor says of a guide whether it helped, without script', async () => {
  const answer = (path: string, value: string) =>
    server.app.request(path, { method: 'POST', body: new URLSearchParams({ answer: value }) })
  const thanked = await answer('/docs/embed', 'yes')
  expect([thanked.status, thanked.headers.get('location')]).toEqual([
    303,
    '/docs/embed?thanks=helpful#helpful',
  ])
  expect((await answer('/docs/nowhere', 'yes')).status).toBe(404)
  expect(await server.store.helpful.counts()).toContainEqual({ page: '/docs/embed', yes: 1, no: 0 })
  expect(await (await server.app.request('/docs/embed?thanks=helpful')).text()).toContain(
    'Your answer was counted.',
  )
})
