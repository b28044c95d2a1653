import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../../platform/keys/api-keys.js'
import { databases } from '../../../testing/databases.js'
import { testAppOn } from '../../../testing/test-app.js'

type Server = Awaited<ReturnType<typeof testAppOn>>

const start = 1_700_000_000_000

describe.each(databases)('contacts in $name', { timeout: 120_000 }, ({ make }) => {
  let server: Server
  beforeEach(async () => {
    server = await testAppOn(make)
    await server.store.bots.create('shop', { owner: 'owner' })
    await server.store.bots.create('bens', { owner: 'ben' })
  })
  afterEach(() => server.close())

  const call = async (method: string, path: string, body?: unknown, key?: string) =>
    (await server.api(method, `/v1/contacts${path}`, body, key)).json()
  const all = async (query = '') => (await call('GET', query)).data.contacts
  const names = async (query = '') => (await all(query)).map(({ name }: { name: string }) => name)
  const add = async (body: object) => (await call('POST', '', body)).data.contact.id as string

  /** A stored conversation of a session with what its visitor said of themselves. */
  const converse = (
    session: string,
    visitor: { readonly name?: string; readonly email?: string; readonly phone?: string },
    answers: Readonly<Record<string, string>> = {},
    botId = 'shop',
  ) =>
    server.store.results.keep({
      botId,
      channel: 'widget',
      version: null,
      session,
      begun: start,
      steps: 1,
      state: 'finished',
      answered: 1,
      startedAt: start,
      endedAt: start,
      edges: [],
      words: [],
      visitor: { name: visitor.name ?? null, email: visitor.email ?? null },
      record: JSON.stringify({
        startedAt: start,
        endedAt: start,
        transcript: [],
        visited: [],
        variables: {},
        visitor,
        answers: Object.fromEntries(Object.keys(answers).map(name => [name, answers[name]])),
        answerVariables: Object.entries(answers).map(([key, value]) => ({
          nodeId: key,
          key,
          value,
        })),
      }),
    })
  /** A thread of somebody whom a channel knows. */
  const write = (
    session: string,
    change: Parameters<Server['store']['threads']['create']>[0]['change'],
  ) =>
    server.store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'whatsapp',
      state: 'bot',
      change,
      session: () => session,
    })
  const confirmed = (phone: string, name: string) => ({
    phone,
    name,
    identity: { id: phone, verified: true },
  })

  test('people come of conversations: those with a proven number are one, those who only typed an address stand alone', async () => {
    await write('s1', confirmed('+41441234567', 'Ann'))
    await write('s2', confirmed('+41441234567', 'Ann Smith'))
    await converse('s3', { name: 'Bob', email: 'bob@shop.example' })
    await converse('s4', { name: 'Bobby', email: 'bob@shop.example' })
    await converse('s5', {})
    await converse('s6', { name: 'Eve' }, {}, 'bens')
    expect((await names()).toSorted()).toEqual(['Ann', 'Bob', 'Bobby'])
    const [ann] = await all('?search=ann')
    expect(ann).toMatchObject({ phone: '+41441234567', verified: { phone: true, email: false } })
    const whole = (await call('GET', `/${ann.id}`)).data
    expect(whole.threads).toHaveLength(2)
    const [bob] = await all('?search=bobby')
    const alike = (await call('GET', `/${bob.id}`)).data
    expect(alike.conversations).toMatchObject([{ chatbotId: 'shop', state: 'finished' }])
    expect(alike.sameAddress).toMatchObject([{ name: 'Bob' }])
    // Looked at again, they are the same.
    expect(await names()).toHaveLength(3)
  })

  test('merged by hand two are one in lists, searches and conversations, and undone each is as before', async () => {
    await converse('s1', { name: 'Bob', email: 'bob@shop.example' })
    await converse('s2', { name: 'Robert', phone: '+41 44 1' })
    const [robert, bob] = [(await all('?search=robert'))[0], (await all('?search=bob'))[0]]
    await call('PATCH', `/${robert.id}`, { labels: ['Regular'], fields: { size: 'L' } })
    await call('POST', `/${bob.id}/notes`, { text: 'Likes it cold' })
    const merged = (await call('POST', `/${bob.id}/merge`, { contactId: robert.id })).data.contact
    expect(merged).toMatchObject({
      id: bob.id,
      name: 'Bob',
      email: 'bob@shop.example',
      phone: '+41 44 1',
      labels: ['Regular'],
      fields: { size: 'L' },
      merged: [{ id: robert.id }],
    })
    expect(await names()).toEqual(['Bob'])
    expect(await names('?search=ROBERT')).toEqual(['Bob'])
    expect(await names('?label=Regular')).toEqual(['Bob'])
    const whole = (await call('GET', `/${robert.id}`)).data
    expect(whole.contact.id).toBe(bob.id)
    expect([whole.conversations.length, whole.notes[0]?.text]).toEqual([2, 'Likes it cold'])
    expect((await call('POST', `/${bob.id}/merge`, { contactId: bob.id })).error.code).toBe(
      'REQUEST_VALIDATION_FAILED',
    )
    await call('POST', `/${bob.id}/split`, { contactId: robert.id })
    expect((await names()).toSorted()).toEqual(['Bob', 'Robert'])
    expect((await call('GET', `/${robert.id}`)).data).toMatchObject({
      contact: { name: 'Robert', email: '', labels: ['Regular'], fields: { size: 'L' } },
      notes: [],
    })
    expect((await call('GET', `/${bob.id}`)).data.contact).toMatchObject({ phone: '', labels: [] })
  })

  test('who is taken apart is not merged by itself again', async () => {
    await write('s1', confirmed('+41441234567', 'Ann'))
    await write('s2', confirmed('+41441234568', 'Ann'))
    const [one, other] = await all()
    await call('POST', `/${one.id}/merge`, { contactId: other.id })
    await call('POST', `/${one.id}/split`, { contactId: other.id })
    await write('s3', confirmed('+41441234568', 'Ann'))
    expect(await all()).toHaveLength(2)
  })

  test('what somebody answered under the name consent is kept with when and which text, and found by', async () => {
    await converse('s1', { name: 'Ann' }, { consent: 'Yes, gladly' })
    await converse('s2', { name: 'Bob' }, { Consent: 'No' })
    await converse('s3', { name: 'Cem' })
    expect(await names('?consent=given')).toEqual(['Ann'])
    expect(await names('?consent=refused')).toEqual(['Bob'])
    expect(await names('?consent=none')).toEqual(['Cem'])
    const [ann] = await all('?search=ann')
    expect(ann.consent).toEqual({
      given: true,
      text: 'Yes, gladly',
      at: new Date(start).toISOString(),
    })
    await call('PATCH', `/${ann.id}`, { consent: { given: false, text: 'Asked by phone' } })
    expect(await names('?consent=given')).toEqual([])
    expect((await call('GET', `/${ann.id}`)).data.consents).toMatchObject([
      { given: false, text: 'Asked by phone' },
      { given: true },
    ])
  })

  test('a list goes on where it ended', async () => {
    for (let number = 0; number < 5; number++) await add({ name: `Person ${number}` })
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const { data } = await call('GET', `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...data.contacts.map(({ name }: { name: string }) => name))
      cursor = data.nextCursor
    } while (cursor !== null)
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map(number => `Person ${number}`))
  })

  test('5,000 rows come in and go out, formulas guarded, and the same table changes instead of adding', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `Person ${at},p${at}@shop.example,"VIP; Zürich",yes,=1+${at}`,
    )
    const csv = ['Name,E-mail,Labels,Consent,company', ...rows].join('\n')
    expect((await call('POST', '/import', { csv })).data).toEqual({
      added: 5000,
      changed: 0,
      refused: 0,
      reasons: [],
    })
    const exported = await server.api('GET', '/v1/contacts/export/csv')
    const table = await exported.text()
    expect(table.split('\r\n')).toHaveLength(5002)
    expect(table).toContain(`,"VIP; Zürich",`)
    expect(table).toContain(`,'=1+17\r\n`)
    const again = await server.api('POST', '/v1/contacts/import', table, undefined, {
      'content-type': 'text/csv',
    })
    expect((await again.json()).data).toMatchObject({ added: 0, changed: 5000, refused: 0 })
    const [one] = await all('?search=p17@shop.example&label=VIP')
    expect(one).toMatchObject({ labels: ['VIP', 'Zürich'], fields: { company: '=1+17' } })
    expect((await call('GET', `/${one.id}`)).data.consents).toHaveLength(1)
    const tooMany = { csv: `${csv}\nOne more,,,,` }
    expect((await call('POST', '/import', tooMany)).error.code).toBe('REQUEST_VALIDATION_FAILED')
  })

  test.each([
    [
      'UTF-16 as Excel writes it',
      Buffer.from('\ufeffname\temail\nZoë\tzoe@shop.example', 'utf16le'),
      '',
    ],
    ['Windows-1252 with semicolons', Buffer.from('name;email\nZoë;zoe@shop.example', 'latin1'), ''],
    ['Latin 2', Buffer.from('name,phone\nZoë,+41', 'latin1'), 'iso-8859-2'],
  ])('a table in %s comes in as it was written', async (_, table, charset) => {
    const type = `text/csv${charset === '' ? '' : `; charset=${charset}`}`
    const answer = await server.app.request('/v1/contacts/import', {
      method: 'POST',
      body: table,
      headers: { 'content-type': type, authorization: 'Bearer a-key-for-tests' },
    })
    const { data } = await answer.json()
    expect(data).toMatchObject({ added: 1, refused: 0 })
    expect(await names()).toEqual(['Zoë'])
  })

  test('columns that are called as parts of objects are, are fields of those who have them', async () => {
    const csv = 'name,constructor,__proto__,toString\nAnn,a,b,c\n'
    await call('POST', '/import', { csv })
    await call('POST', '/import', { csv: 'name,city\nBob,Bern\n' })
    const fields = JSON.parse('{"constructor":"a","__proto__":"b","toString":"c"}')
    expect((await all('?search=Ann'))[0].fields).toEqual(fields)
    const table = await (await server.api('GET', '/v1/contacts/export/csv')).text()
    expect(table.split('\r\n')[0]).toContain('__proto__,city,constructor,toString')
    expect(table).toMatch(/Bob,.*,,Bern,,\r\n/)
    expect(table).toMatch(/Ann,.*,b,,a,c\r\n/)
  })

  test('who stands in a table twice is one, and first and last name are a name', async () => {
    const csv =
      'First Name,Last Name,Email Address,Mobile Phone,city\nAnn,Lee,ann@shop.example,+41791000000,\n,,ANN@shop.example,,Bern\nBo,,,079 1,\n,Bo,,079 1,Thun\n'
    expect((await call('POST', '/import', { csv })).data).toMatchObject({ added: 2, changed: 2 })
    expect(await all()).toMatchObject([
      { name: 'Bo', phone: '079 1', fields: { city: 'Thun' } },
      { name: 'Ann Lee', phone: '+41791000000', fields: { city: 'Bern' } },
    ])
  })

  test('a quote that is not closed loses none of the rows below it', async () => {
    const csv = 'name,email\n"Ann,ann@shop.example\nBob,bob@shop.example\n'
    expect((await call('POST', '/import', { csv })).data).toMatchObject({ added: 2, refused: 0 })
    expect(await names()).toContain('Bob')
  })

  test('what is no number, no day and no name is refused in words', async () => {
    const refused = async (body: object) =>
      (await call('POST', '', body)).error.details.map(
        ({ message }: { message: string }) => message,
      )
    expect(await refused({ name: 'Ann', phone: 'abc' })).toEqual(['Expected a number with digits'])
    const consent = { text: 'Yes', at: 'tomorrow' }
    expect(await refused({ name: 'Ann', consent })).toEqual([
      'Expected a time such as 2026-12-31T09:00:00Z',
    ])
    expect(await refused({ name: 'Ann', labels: ['two\nlines'] })).toEqual([
      'Expected words on one line',
    ])
  })

  test('rows that cannot be taken are told, and the others come in', async () => {
    const csv =
      'name,email,consent,phone,consentAt\nAnn,no address,\n,,\nBob,bob@shop.example,perhaps\nDan,,,abc\nEve,,yes,,32.13.2026\nCem,,no\n'
    expect((await call('POST', '/import', { csv })).data).toMatchObject({
      added: 1,
      changed: 0,
      refused: 5,
      reasons: [
        { row: 1, reason: '‘no address’ is no e-mail address' },
        { row: 2, reason: 'There is no name, address or number' },
        { row: 3, reason: 'The consent is neither yes nor no' },
        { row: 4, reason: '‘abc’ is no number' },
        { row: 5, reason: 'The day of the consent is not as 2026-12-31' },
      ],
    })
    expect(await names('?consent=refused')).toEqual(['Cem'])
  })

  test('who is deleted leaves their conversations and does not come again by them', async () => {
    await converse('s1', { name: 'Ann' })
    const [ann] = await all()
    expect((await call('DELETE', `/${ann.id}`)).success).toBe(true)
    await converse('s1', { name: 'Ann' })
    expect(await all()).toEqual([])
    expect((await call('GET', `/${ann.id}`)).error.code).toBe('CONTACT_NOT_FOUND')
    expect(await server.store.results.list({ owner: 'owner', limit: 9 })).toHaveLength(1)
  })

  test('to forget somebody reaches contacts, and contacts forget all that is kept of somebody', async () => {
    await converse('s1', { name: 'Ann', email: 'ann@shop.example' })
    await write('s2', confirmed('+41441234567', 'Bob'))
    await converse('s3', { name: 'Eve', email: 'eve@shop.example' }, {}, 'bens')
    await add({ name: 'Eva', email: 'eve@shop.example' })
    expect(await all()).toHaveLength(3)
    await server.api('POST', '/v1/chatbots/shop/forget', { email: 'Ann@shop.example' })
    expect((await names()).toSorted()).toEqual(['Bob', 'Eva'])
    const [bob] = await all('?search=bob')
    const { deleted } = (await call('POST', `/${bob.id}/forget`)).data
    expect(deleted).toMatchObject({ threads: 1 })
    expect(await names()).toEqual(['Eva'])
    expect(await server.store.threads.list({ owner: 'owner', limit: 9 })).toEqual([])
    await server.api('POST', '/v1/visitors/forget', { email: 'eve@shop.example' })
    expect(await all()).toEqual([])
    // Another account keeps its own.
    expect(await server.store.results.list({ owner: 'ben', limit: 9 })).toHaveLength(1)
  })

  test('once no conversation is left, who was only met goes, and who was entered or noted stays', async () => {
    await converse('s1', { name: 'Ann' })
    await converse('s2', { name: 'Bob' })
    await add({ name: 'Cem' })
    const [bob] = await all('?search=bob')
    await call('POST', `/${bob.id}/notes`, { text: 'Owes us a cake' })
    expect(await server.store.contacts.removeIdle()).toBe(0)
    const kept = await server.store.results.list({ owner: 'owner', limit: 9 })
    await server.store.results.remove(kept.map(({ number }) => number))
    expect(await server.store.contacts.removeIdle()).toBe(1)
    expect((await names()).toSorted()).toEqual(['Bob', 'Cem'])
  })

  test('another account has no part in them', async () => {
    const id = await add({ name: 'Ann' })
    const { key } = await addKey(server.store.keys, 'ben', 'ben')
    const bens = await call('POST', '', { name: 'Bens' }, key)
    const calls = [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`, { name: 'Mine' }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/forget`],
      ['POST', `/${id}/notes`, { text: 'Mine' }],
      ['DELETE', `/${id}/notes/none`],
      ['POST', `/${id}/merge`, { contactId: bens.data.contact.id }],
      ['POST', `/${bens.data.contact.id}/merge`, { contactId: id }],
      ['POST', `/${bens.data.contact.id}/split`, { contactId: id }],
    ] as const
    for (const [method, path, body] of calls)
      expect([path, (await call(method, path, body, key)).error?.code]).toEqual([
        path,
        'CONTACT_NOT_FOUND',
      ])
    expect((await call('GET', '', undefined, key)).data.contacts).toHaveLength(1)
    expect(await names()).toEqual(['Ann'])
  })
})
