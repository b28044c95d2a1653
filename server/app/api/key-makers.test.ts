import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'

type Browser = Awaited<ReturnType<typeof memberOf>>

describe.each(databases)('the keys of who goes, in $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  let ann: Browser
  let ben: Browser
  let benId: string
  beforeEach(async () => {
    server = await testAppOn(make)
    ann = await memberOf(server, 'shop', 'owner', 'ann@shop.example')
    ben = await memberOf(server, 'shop', 'owner', 'ben@shop.example')
    benId = (await server.store.accounts.userOf('ben@shop.example')) ?? ''
  })
  afterEach(() => server.close())

  const data = async (browser: Browser, method: string, path: string, body?: object) =>
    (await (await browser.ask(method, `/v1${path}`, body)).json()).data
  const made = async (browser: Browser, name: string): Promise<string> =>
    (await data(browser, 'POST', '/keys', { name })).key
  const statusOf = async (key: string) =>
    (await server.api('GET', '/v1/chatbots', undefined, key)).status

  test('say who made them, also after that was, and nothing of keys that no member made', async () => {
    await made(ben, 'of Ben')
    await addKey(server.store.keys, 'of a command', 'shop')
    const makers = async () => {
      const { keys } = await data(ann, 'GET', '/keys')
      return Object.fromEntries(
        keys.map((key: { name: string; madeBy: unknown }) => [key.name, key.madeBy]),
      )
    }
    expect(await makers()).toEqual({ 'of Ben': { id: benId, name: 'Ann' }, 'of a command': null })
    expect(await data(ann, 'DELETE', `/members/${benId}`)).toEqual({ memberId: benId, keysLeft: 1 })
    expect(await makers()).toEqual({ 'of Ben': { id: benId, name: null }, 'of a command': null })
  })

  test('stay good for the account’s programs, or are revoked with the member, and nobody else’s', async () => {
    const [ofBen, ofAnn] = [await made(ben, 'of Ben'), await made(ann, 'of Ann')]
    await server.store.accounts.ensure('other', 'Other')
    await server.store.accounts.put('other', benId, 'owner')
    const elsewhere = (await addKey(server.store.keys, 'elsewhere', 'other', benId)).key
    expect(await data(ann, 'DELETE', `/members/${benId}`)).toMatchObject({ keysLeft: 1 })
    expect(await statusOf(ofBen)).toBe(200)
    await server.store.accounts.put('shop', benId, 'owner')
    expect(await data(ann, 'DELETE', `/members/${benId}?keys=revoke`)).toMatchObject({
      keysLeft: 0,
    })
    expect([await statusOf(ofBen), await statusOf(ofAnn), await statusOf(elsewhere)]).toEqual([
      401, 200, 200,
    ])
  })

  test('are not revoked by a member who leaves without being an owner, nor where the member stays', async () => {
    const ofBen = await made(ben, 'of Ben')
    await server.store.accounts.setRole('shop', benId, 'editor')
    expect((await ben.ask('DELETE', `/v1/members/${benId}?keys=revoke`)).status).toBe(403)
    const annId = await server.store.accounts.userOf('ann@shop.example')
    expect((await ann.ask('DELETE', `/v1/members/${annId}?keys=revoke`)).status).toBe(409)
    expect((await ann.ask('DELETE', `/v1/members/${benId}?keys=all`)).status).toBe(400)
    expect(await statusOf(ofBen)).toBe(200)
    expect((await ben.ask('DELETE', `/v1/members/${benId}`)).status).toBe(200)
  })
})
