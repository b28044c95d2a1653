import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply, startProvider } from '../../testing/connectors.js'
import { startDescribed } from '../../testing/providers/described.js'
import { sheetsDescription } from '../../testing/providers/google.js'
import { googleSheets } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

const updated = (updatedRange: string) => ({
  spreadsheetId: 'sheet-1',
  updatedRange,
  updatedRows: 1,
  updatedColumns: 3,
  updatedCells: 3,
})

/** A sheet as Google keeps it, behind a sign-in; `trouble` as it happens at each append. */
async function setUp(
  trouble: (call: number) => { before?: ProviderReply; after?: ProviderReply } = () => ({}),
  now = { at: Date.now() },
) {
  const sheet: string[][] = [['Name', 'Email', 'Loaf']]
  const assertions: string[] = []
  let appends = 0
  let token = 'none'
  const provider = await startDescribed(
    sheetsDescription,
    ({ method, path, headers, body, json }) => {
      if (path === '/token') {
        assertions.push(new URLSearchParams(body).get('assertion') ?? '')
        token = `token-${assertions.length}`
        return { body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
      }
      if (headers.authorization !== `Bearer ${token}`)
        return {
          status: 401,
          body: { error: { code: 401, message: 'Invalid Credentials', status: 'UNAUTHENTICATED' } },
        }
      if (!path.startsWith('/v4/spreadsheets/sheet-1'))
        return {
          status: 404,
          body: { error: { code: 404, message: 'Requested entity was not found.' } },
        }
      if (path === '/v4/spreadsheets/sheet-1')
        return {
          body: {
            sheets: [{ properties: { title: 'Orders' } }, { properties: { title: "Q1's" } }],
          },
        }
      if (path.endsWith(':append')) {
        const { before, after } = trouble(appends++)
        if (before) return before
        for (const row of Object(json).values) sheet.push(row.map(String))
        return (
          after ?? {
            body: {
              spreadsheetId: 'sheet-1',
              updates: updated(`Orders!A${sheet.length}:C${sheet.length}`),
            },
          }
        )
      }
      if (method === 'PUT') {
        const at = Number(/(\d+):/.exec(path)?.[1])
        sheet[at - 1] = Object(json).values[0].map(String)
        return { body: updated(`Orders!A${at}:C${at}`) }
      }
      return {
        body: {
          range: `Orders!A1:C${sheet.length}`,
          majorDimension: 'ROWS',
          values: path.endsWith('!E:E') ? sheet.map(row => [row[4] ?? '']) : sheet,
        },
      }
    },
  )
  const serviceAccount = {
    type: 'service_account',
    client_email: 'bot@bakery.iam.gserviceaccount.com',
    private_key: privateKey,
    private_key_id: 'key-1',
    token_uri: `${provider.url}/token`,
  }
  const connector = connectorWith(
    googleSheets,
    { serviceAccount, apiUrl: provider.url },
    provider.host,
    { now: () => now.at },
  )
  closers.push(provider.close, connector.close)
  return {
    ...connector,
    provider,
    sheet,
    assertions,
    now,
    loseToken: () => {
      token = 'another'
    },
  }
}

const place = { spreadsheetId: 'sheet-1', range: 'Orders!A:C' }

test('signs in as a service account by a JWT that its key has signed, once for many calls', async () => {
  const { run, assertions, provider, now, loseToken } = await setUp()
  await run('appendRow', { ...place, values: ['Ann', 'ann@shop.example', 'rye'] })
  await run('appendRow', { ...place, values: ['Ben', 'ben@shop.example', 'rye'] })
  expect(assertions).toHaveLength(1)
  const [assertion = ''] = assertions
  await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'))
  expect(decodeProtectedHeader(assertion)).toMatchObject({ alg: 'RS256', kid: 'key-1' })
  const at = Math.floor(now.at / 1000)
  expect(decodeJwt(assertion)).toEqual({
    iss: 'bot@bakery.iam.gserviceaccount.com',
    aud: `${provider.url}/token`,
    scope: 'https://www.googleapis.com/auth/spreadsheets',
    iat: at,
    exp: at + 3600,
  })
  now.at += 3_600_000
  await run('findRow', { ...place, column: 'Name', value: 'Ann' })
  expect(assertions).toHaveLength(2)
  loseToken()
  expect(await run('findRow', { ...place, column: 'Name', value: 'Ann' })).toMatchObject({
    ok: true,
  })
  expect(assertions).toHaveLength(3)
})

test('appends a row as it was said: what looks like a formula stays a text', async () => {
  const { run, sheet, provider } = await setUp()
  const link = 'https://docs.google.com/spreadsheets/d/sheet-1/edit#gid=0'
  expect(
    await run('appendRow', { ...place, spreadsheetId: link, values: ['=1+1', null, 3] }),
  ).toMatchObject({
    ok: true,
    body: { range: 'Orders!A2:C2', rows: 1 },
  })
  expect(sheet[1]).toEqual(['=1+1', '', '3'])
  expect(provider.asked.at(-1)?.url).toContain(
    '/v4/spreadsheets/sheet-1/values/Orders!A%3AC:append?',
  )
})

test('appends several rows where each entry is a list', async () => {
  const { run, sheet } = await setUp()
  await run('appendRow', {
    ...place,
    values: [
      ['Ann', 'a', 'rye'],
      ['Ben', 'b', 'rye'],
    ],
  })
  expect(sheet.slice(1)).toEqual([
    ['Ann', 'a', 'rye'],
    ['Ben', 'b', 'rye'],
  ])
})

test('each row is there once, whatever goes wrong on the way', async () => {
  const { run, sheet } = await setUp(call =>
    call % 3 === 1
      ? { before: { status: 429, body: { error: { code: 429, message: 'Quota exceeded' } } } }
      : call % 3 === 2
        ? { after: { status: 500, body: {} } }
        : {},
  )
  for (let order = 0; order < 30; order++)
    expect(
      await run('appendRow', { ...place, values: [`order ${order}`, 'x', 'rye'] }),
    ).toMatchObject({ ok: true })
  expect(sheet.slice(1).map(([name]) => name)).toEqual(
    Array.from({ length: 30 }, (_, order) => `order ${order}`),
  )
})

test('what looks like a formula is never one: it is sent as it was said', async () => {
  const { run, provider } = await setUp()
  await run('appendRow', { ...place, values: ['=IMPORTDATA("https://x.example")'] })
  await run('updateRow', {
    ...place,
    column: 'Name',
    value: '=IMPORTDATA("https://x.example")',
    fields: { Loaf: '=1' },
  })
  expect(
    provider.asked
      .filter(({ method }) => method !== 'GET')
      .map(({ query }) => query.valueInputOption),
  ).toEqual([undefined, 'RAW', 'RAW'])
})

test('a mark stands in its column, which is looked through before a row is sent again', async () => {
  const { run, sheet, provider } = await setUp(call =>
    call === 0 ? { after: { status: 500, body: {} } } : {},
  )
  const marked = { ...place, range: 'Orders!A:B', values: ['Ann', 'yes'], markColumn: 'e' }
  expect(await run('appendRow', marked)).toMatchObject({ ok: true })
  expect(sheet).toHaveLength(2)
  expect(sheet[1]).toEqual(['Ann', 'yes', '', '', expect.stringMatching(/^[\w-]{15}$/)])
  expect(provider.asked.filter(({ method }) => method === 'GET')[0]?.path).toBe(
    '/v4/spreadsheets/sheet-1/values/Orders!E:E',
  )
  expect(await run('appendRow', { ...marked, markColumn: 'B' })).toMatchObject({
    detail: 'The column for a mark is none behind the cells',
  })
})

test('finds a row by a header or by letters, and says so where there is none', async () => {
  const { run, sheet } = await setUp()
  sheet.push(['Ann', 'ann@shop.example', 'rye'], ['Ben', 'ben@shop.example', 'spelt'])
  const found = {
    body: {
      found: true,
      row: 3,
      cells: ['Ben', 'ben@shop.example', 'spelt'],
      values: { Name: 'Ben', Email: 'ben@shop.example', Loaf: 'spelt' },
    },
  }
  expect(
    await run('findRow', { ...place, column: 'email', value: 'BEN@shop.example' }),
  ).toMatchObject(found)
  expect(await run('findRow', { ...place, column: 'B', value: 'ben@shop.example' })).toMatchObject(
    found,
  )
  expect(await run('findRow', { ...place, column: 'Mail', value: 'Ben' })).toMatchObject({
    ok: false,
    detail: 'The sheet has no column with the header “Mail”',
  })
  expect(await run('findRow', { ...place, column: 'Name', value: 'Zoe' })).toMatchObject({
    body: { found: false },
  })
})

test('updates cells of the row that is found, and nothing where there is none', async () => {
  const { run, sheet } = await setUp()
  sheet.push(['Ann', 'ann@shop.example', 'rye'])
  const which = { ...place, column: 'Name', value: 'Ann' }
  expect(await run('updateRow', { ...which, fields: { Loaf: 'spelt' } })).toMatchObject({
    body: { found: true, row: 2, range: 'Orders!A2:C2' },
  })
  expect(sheet[1]).toEqual(['Ann', 'ann@shop.example', 'spelt'])
  expect(await run('updateRow', { ...which, fields: { Bread: 'spelt' } })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('no column with the header'),
  })
  expect(await run('updateRow', { ...which, value: 'Zoe', values: ['x'] })).toMatchObject({
    body: { found: false },
  })
})

test('sheets and columns are there to choose from', async () => {
  const { load } = await setUp()
  expect(await load('sheets', { spreadsheetId: 'sheet-1' })).toEqual([
    { value: 'Orders', label: 'Orders' },
    { value: "'Q1''s'", label: "Q1's" },
  ])
  expect(await load('columns', { spreadsheetId: 'sheet-1', range: 'Orders' })).toMatchObject([
    { value: 'Name' },
    { value: 'Email' },
    { value: 'Loaf' },
  ])
})

test('a key that Google refuses is told as one', async () => {
  const provider = await startProvider(() => ({ status: 400, body: { error: 'invalid_grant' } }))
  const serviceAccount = {
    client_email: 'x',
    private_key: privateKey,
    token_uri: `${provider.url}/token`,
  }
  const { run, close } = connectorWith(googleSheets, { serviceAccount }, provider.host)
  closers.push(provider.close, close)
  expect(await run('findRow', { ...place, column: 'Name', value: 'Ann' })).toMatchObject({
    ok: false,
    isSignInRefused: true,
    detail: expect.stringContaining('Google Sheets says: invalid_grant'),
  })
})
