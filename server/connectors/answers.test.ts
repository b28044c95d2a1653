import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { defineSettings } from '../channels/settings.js'
import { connectorWith, startProvider } from '../testing/connectors.js'
import { defineAction } from './contract/action.js'
import { defineConnector } from './contract/define-connector.js'
import { bearer, token } from './contract/settings-parts.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const shelf = defineConnector({
  name: 'shelf',
  title: 'Shelf',
  help: 'Keeps things.',
  settings: defineSettings(v.strictObject({ token, apiUrl: v.string() }), {
    token: { title: 'Key', help: 'Made there.', kind: 'secret' },
    apiUrl: { title: 'Address', help: 'Where it is.', kind: 'address' },
  }),
  origin: ({ apiUrl }) => apiUrl,
  signIn: settings => ({ headers: bearer(settings.token) }),
  check: () => undefined,
  loaders: {},
  actions: {
    look: defineAction({
      title: 'Look',
      help: 'Looks.',
      schema: v.object({}),
      fields: {},
      request: () => ({ method: 'GET', path: '/things' }),
      again: 'same',
    }),
  },
  says: () => undefined,
})

/** What comes of an answer with this text where this key is shown, and how often it was asked for. */
async function look(text: string, key = 'canary/of=the.shelf') {
  const provider = await startProvider(() => ({ text }))
  const { run, close } = connectorWith(shelf, { token: key, apiUrl: provider.url }, provider.host)
  closers.push(provider.close, close)
  const came = await run('look', {})
  return { ...came, tries: provider.asked.length }
}

test.each([
  ['as JSON may write it', '"canary\\/of=the.shelf"'],
  ['letter by letter', '"canary/of\\u003dthe\\u002eshelf"'],
  ['as an address', '"?key=canary%2Fof%3Dthe.shelf"'],
])('a key in a good answer is hidden %s', async (_, written) => {
  const hidden = written.startsWith('"?key') ? '?key=…' : '…'
  expect(await look(`{"echo":[${written}],${written}:1}`)).toMatchObject({
    ok: true,
    body: { echo: [hidden], [hidden]: 1 },
  })
})

test('an id that has the digits of a key stays the number that it is', async () => {
  expect(await look('{"id":12345678,"of":"12345678"}', '12345678')).toMatchObject({
    ok: true,
    tries: 1,
    body: { id: 12345678, of: '…' },
  })
})

test.each([
  ['"ok"', 'ok'],
  ['""', ''],
  ['', ''],
  ['true', true],
])('%s is an answer, and asked for once', async (text, body) => {
  expect(await look(text)).toMatchObject({ ok: true, body, tries: 1 })
})

test('a text that is no JSON is none, and neither is a list in lists without end', async () => {
  expect(await look('ok')).toMatchObject({ ok: false, tries: 4 })
  expect(await look(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toMatchObject({
    ok: false,
    tries: 4,
  })
})
