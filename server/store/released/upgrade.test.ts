import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../app/start.js'
import { bareDatabases } from '../../testing/databases.js'
import { startSmtp } from '../../testing/smtp.js'

const here = new URL('./', import.meta.url)
const released = readdirSync(here).flatMap(name => /^(.+)\.db$/.exec(name)?.[1] ?? [])

/** The databases grow old: the clearing up that is overdue in them would take the records of mails that were just sent. */
const mailRetentionDays = 3650

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Puts the database of an earlier version in the place of an empty one. */
async function restore(version: string, name: string, address: string) {
  if (name === 'SQLite') return cpSync(fileURLToPath(new URL(`${version}.db`, here)), address)
  const client = new Client({ connectionString: address })
  await client.connect()
  await client
    .query(readFileSync(new URL(`${version}.sql`, here), 'utf8'))
    .finally(() => client.end())
}

const cases = released.flatMap(version =>
  bareDatabases.map(({ name, make }) => ({ version, name, make })),
)

test.each(cases)(
  'a $name of version $version is brought to the newest shape with all that it holds',
  async ({ version, name, make }) => {
    const { address, drop } = await make()
    const smtp = await startSmtp()
    closers.push(drop, smtp.close)
    await restore(version, name, address)
    const mail = { smtpUrl: smtp.url }
    const server = await startServer({
      database: address,
      mail,
      mailRetentionDays,
      logLevel: 'silent',
    })
    closers.push(() => server.stop(0))
    expect(server.newKey).toBeUndefined()

    const { publishedVersion, versions } = await api(server, 'GET', '/bakery/versions')
    expect(publishedVersion).toBe(2)
    expect(versions).toMatchObject([
      { version: 3, isPublished: false, publishedAt: null },
      { version: 2, isPublished: true, publishedAt: expect.stringMatching(/^20/) },
      { version: 1, isPublished: false, publishedAt: expect.stringMatching(/^20/) },
    ])
    expect((await api(server, 'GET', '/bakery/versions/3')).flow).toMatchObject({
      name: 'Bakery, not yet',
    })
    expect((await api(server, 'GET', '/draft/versions')).publishedVersion).toBeNull()
    expect((await api(server, 'GET', '/bakery/calls')).calls).toContainEqual(
      expect.objectContaining({
        nodeId: 'call',
        attempt: 1,
        error: 'The address could not be reached',
      }),
    )

    const widget = `${server.url}/widget/v1/bots/bakery`
    expect(await (await fetch(widget)).json()).toMatchObject({
      name: 'Bakery, again',
      flowVersion: '2',
    })
    expect((await fetch(`${widget}?version=1`)).status).toBe(200)
    expect((await fetch(`${widget}?version=3`)).status).toBe(404)

    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(2)
    expect(smtp.received.map(({ message }) => message).join()).toMatch(/For (?:Ann|Ben)/)
    await expect
      .poll(async () => (await api(server, 'GET', '/bakery/mails')).mails)
      .toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    await expect
      .poll(async () => (await fetch(`${server.url}/metrics`)).text())
      .toContain('talkgraph_outbox_mails{status="sent"} 2')

    await api(server, 'POST', '/bakery/publish')
    expect(await (await fetch(widget)).json()).toMatchObject({ name: 'Bakery, not yet' })
  },
)

async function api(server: RunningServer, method: string, path: string) {
  const answer = await fetch(`${server.url}/v1/chatbots${path}`, {
    method,
    headers: { authorization: 'Bearer the-key-of-before', 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return (await answer.json()).data
}
