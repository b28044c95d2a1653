import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../base/log.js'
import { startUpstream } from '../testing/upstream.js'
import { explainStart, tellUnknownSettings } from './explain-start.js'
import { type StartOptions, startServer } from './start.js'

const why = async (options: StartOptions, env: Record<string, string>) =>
  startServer(options).then(
    () => 'started',
    error => explainStart(error, env),
  )

test('a port that is taken is named together with its setting', async () => {
  const server = await startServer({ host: '127.0.0.1' })
  const { port } = server
  const said = (setting: string) =>
    `Port ${port} is in use by another program. Stop that one, or choose another port: ${setting}=${port + 1} npm start`
  expect(await why({ host: '127.0.0.1', port }, { PORT: String(port) })).toBe(said('PORT'))
  const apart = { host: '127.0.0.1', operationPort: port }
  expect(await why(apart, { TALKGRAPH_OPERATION_PORT: String(port) })).toBe(
    said('TALKGRAPH_OPERATION_PORT'),
  )
  await server.stop(0)
})

test('a host that is no address of this machine is named', async () => {
  expect(await why({ host: '192.0.2.1' }, { HOST: '192.0.2.1' })).toBe(
    'HOST is "192.0.2.1", which is no address of this machine. Use one that it has, such as 127.0.0.1, or leave HOST out.',
  )
})

test('a damaged database is named in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-start-'))
  const database = join(folder, 'notes.db')
  writeFileSync(database, 'no database '.repeat(100))
  const said = await why({ database }, {})
  expect(said).toContain(`The database at ${database} is damaged`)
  expect(said).not.toContain('\n')
  rmSync(folder, { recursive: true })
})

const readOnly = (name: string) =>
  Object.assign(new Error(), { code: 'EROFS', path: `/data/${name}` })

test('a folder that cannot be written to is named, with what to look at', () => {
  expect(explainStart(readOnly('first-api-key'), {})).toBe(
    '/data/first-api-key cannot be written (EROFS). The data folder must be writable for the user who runs the server: check its owner, and that it is not mounted read-only.',
  )
})

test('a folder for uploads that is a file is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-start-'))
  const uploads = join(folder, 'uploads')
  writeFileSync(uploads, '')
  expect(await why({ uploads }, {})).toBe(
    `Uploads cannot be kept in ${uploads} (EEXIST). Let UPLOADS_URL name a folder that the user who runs the server may write to.`,
  )
  rmSync(folder, { recursive: true })
})

test('a mail server that does not answer, and a store without its bucket, are told in the log with the reason', async () => {
  const store = await startUpstream((_, response) =>
    response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
  )
  const lines: string[] = []
  const server = await startServer({
    mail: { smtpUrl: 'smtp://me:hunter2@127.0.0.1:1' },
    uploads: `http://KEY:hunter2@${store.host}/bucket`,
    log: createLog('info', line => void lines.push(line)),
  })
  await expect.poll(() => lines.join()).toMatch(/ESOCKET.*Mails cannot be sent now/)
  await expect
    .poll(() => lines.join())
    .toMatch(/The store answered 404 \(NoSuchBucket\).*Uploads cannot be kept now/)
  expect(lines.join()).not.toContain('hunter2')
  await server.stop(0)
  await store.close()
})

test('a setting that there is not is told with the one that was meant', () => {
  const lines: string[] = []
  const log = createLog('info', line => void lines.push(line))
  tellUnknownSettings({ TALKGRAPH_APIKEY: 'hunter2', TALKGRAPH_DEMO: 'off' }, log)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"setting":"TALKGRAPH_APIKEY","didYouMean":"TALKGRAPH_API_KEY"')
  expect(lines[0]).not.toContain('hunter2')
})
