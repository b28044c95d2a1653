import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../conversations/visitors/remove-account.js'
import { removeUnusedFiles } from '../../conversations/visitors/remove-files.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { botWith } from '../../testing/bots.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(200)])
const pdf = Buffer.from('%PDF-1.7 prices')
const formWith = (bytes: Buffer, name: string) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}

describe.each(databases)('files that owners put into bots, on $name', ({ make }) => {
  let place: TestDatabase
  let server: Awaited<ReturnType<typeof testApp>>
  const add = async (bytes: Buffer, name: string, key?: string) => {
    const answer = await server.api('POST', '/v1/chatbots/shop/files', formWith(bytes, name), key)
    const { data, error } = await answer.json()
    return { status: answer.status, file: data?.file, error }
  }
  beforeEach(async () => {
    place = await make()
    server = await testApp({ database: place.address, largestFile: 1000, filesOfAccount: 1500 })
    await server.api('PUT', '/v1/chatbots/shop/flow', botWith('image-node', {}))
  })
  afterEach(async () => {
    await server.close()
    await place.drop()
  })

  test('are served to any page for ever, by their content and under a name that people can read', async () => {
    const { file } = await add(png, '../Möhren Kuchen.jpeg')
    expect(file).toMatchObject({ name: 'mohren-kuchen.png', type: 'image/png', size: 208 })
    const { pathname } = new URL(file.url)
    const shown = await server.app.request(pathname)
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(shown.headers.has('content-disposition')).toBe(false)
    const part = await server.app.request(pathname, { headers: { range: 'bytes=0-7' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-7/208'])

    const paper = await add(pdf, 'prices.PDF')
    const saved = await server.app.request(new URL(paper.file.url).pathname)
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="prices.pdf"')
    const other = pathname.replace(/[^/]+$/, 'evil.html')
    expect((await server.app.request(other)).status).toBe(404)
  })

  test('are refused where they are of no type that is shown, too large, or too much for the account', async () => {
    for (const [bytes, name, says] of [
      [
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        'logo.svg',
        /SVG .* PNG/,
      ],
      ['<!doctype html><script>alert(1)</script>', 'logo.png', /not kept/],
      ['MZ', 'setup.exe', /not kept/],
    ] as const) {
      const { status, error } = await add(Buffer.from(bytes), name)
      expect([status, error.code]).toEqual([415, 'FILE_TYPE_NOT_SUPPORTED'])
      expect(error.message).toMatch(says)
    }
    const large = Buffer.concat([png, randomBytes(900)])
    expect((await add(large, 'large.png')).error.code).toBe('BODY_TOO_LARGE')
    const half = () => Buffer.concat([png, randomBytes(600)])
    expect((await add(half(), 'one.png')).status).toBe(200)
    expect((await add(half(), 'two.png')).error.code).toBe('FILES_FULL')
    const { data } = await (await server.api('GET', '/v1/files')).json()
    expect(data).toMatchObject({
      files: [{ name: 'one.png' }],
      size: 808,
      mostSize: 1500,
      largest: 1000,
    })
  })

  test('are one where the content is one, are of the account alone, and are for editors', async () => {
    const { file } = await add(png, 'cake.png')
    expect((await add(png, 'again.png')).file.id).toBe(file.id)
    const { key } = await addKey(server.store.keys, 'ben', 'ben')
    expect((await add(png, 'cake.png', key)).error.code).toBe('CHATBOT_NOT_FOUND')
    const none = await server.api('DELETE', `/v1/files/${file.id}`, undefined, key)
    expect((await none.json()).error.code).toBe('FILE_NOT_FOUND')
    const agent = await memberOf(server, 'owner', 'agent')
    expect((await agent.ask('GET', '/v1/files')).status).toBe(403)
  })

  test('stay while a bot uses them, and go 30 days after the last did', async () => {
    const used = (await add(png, 'used.png')).file
    const unused = (await add(pdf, 'unused.pdf')).file
    await server.api('PUT', '/v1/chatbots/shop/flow', botWith('image-node', { image: used.url }))
    const refused = await server.api('DELETE', `/v1/files/${used.id}`)
    expect((await refused.json()).error.code).toBe('FILE_IN_USE')

    const { db } = server.store.database
    const longAgo = new Date(0).toISOString()
    const age = () => db.updateTable('files').set({ checked_at: longAgo }).execute()
    const parts = server.services
    await age()
    expect(await removeUnusedFiles(parts)).toBe(0)
    await age()
    expect(await removeUnusedFiles(parts, () => Date.now() + 31 * 86_400_000)).toBe(1)
    expect((await server.app.request(new URL(unused.url).pathname)).status).toBe(404)
    expect((await server.app.request(new URL(used.url).pathname)).status).toBe(200)

    await server.api('DELETE', '/v1/chatbots/shop')
    expect((await server.api('DELETE', `/v1/files/${used.id}`)).status).toBe(200)
    expect((await server.app.request(new URL(used.url).pathname)).status).toBe(404)
  })

  test('go with their account', async () => {
    const folder = server.services.uploads.incoming
    await add(png, 'cake.png')
    expect(readdirSync(folder).filter(name => name.startsWith('file-'))).toHaveLength(1)
    await removeAccount(server.services, 'owner')
    expect(readdirSync(folder).filter(name => name.startsWith('file-'))).toEqual([])
  })
})
