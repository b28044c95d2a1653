import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { casesOf } from '../arbitraries/cases.js'
import { installNodes } from './nodes.js'
import { install, type Packed, pack } from './pack.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-server-'))
const app = join(folder, 'app')
const running: (() => Promise<unknown>)[] = []
let talkgraph: Packed
let server: Packed
let binOf: (major: number) => string

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../server/package.json'), 'utf8'),
)
const bot = {
  nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Good morning from the packed server' } }],
  edges: [],
}

beforeAll(() => {
  for (const name of ['app', 'nodes']) mkdirSync(join(folder, name))
  talkgraph = pack('.', folder)
  server = pack('server', folder)
  install([talkgraph.tarball, server.tarball], app, '--omit=dev')
  writeFileSync(join(app, 'bot.json'), JSON.stringify(bot))
  binOf = installNodes([20, 22, 24, 26], join(folder, 'nodes'))
}, 600_000)
afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
  rmSync(join(app, 'data'), { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the tarballs', () => {
  test('name no package of ours that nobody can install', () => {
    const code = [
      join(app, 'node_modules/talkgraph/dist'),
      join(app, 'node_modules/@talkgraph/server/dist'),
    ]
      .flatMap(folder => globSync(`${folder}/**/*.{js,d.ts}`))
      .filter(path => /['"]@talkgraph\/(?!server)/.test(readFileSync(path, 'utf8')))
    expect(code).toEqual([])
  })

  test('hold what is published, no test, no fixture, no source', () => {
    const expected =
      /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|THIRD-PARTY-NOTICES\.txt|bot\.schema\.json|dist\/.+\.(?:js|js\.map|json|d\.ts))$/
    const unwanted =
      /\.test\.|fixture|sample\.js|tsbuildinfo|(?<!\.d)\.ts$|(?:^|\/)(?:tests?|bench|tools)\//
    expect(talkgraph.files.filter(path => !expected.test(path) || unwanted.test(path))).toEqual([])
    expect(
      server.files.map(path => path.replace(/talkgraph[\w.-]*\.js$/, 'talkgraph*.js')),
    ).toEqual(
      expect.arrayContaining([
        'dist/main.js',
        'dist/browser/talkgraph*.js',
        'demo/index.html',
        'LICENSE',
      ]),
    )
    const ofServer = [
      /^(?:package\.json|README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt|dist\/(?:main|heavy-work\.worker|reading\.worker|learning\.worker)\.js)$/,
      /^dist\/browser\/talkgraph(?:[\w.-]*\.js|-integrity\.json)$/,
      /^demo\/[\w-]+\.(?:html|css|svg|json)$/,
      /^dist\/guides\/[\w/-]+(?:\.(?:md|png|yml|json|conf|compose|pages))?$/,
      /^dist\/bot\.schema\.json$/,
      /^dist\/examples\/(?:catalogue\.json|bots\/[\w-]+(?<!\.test)\.json|media\/[\w-]+\.(?:svg|vtt|webm|wav|pdf))$/,
      /^dist\/studio\/(?:index\.html|push-worker\.js|assets\/[\w.-]+\.(?:js|css|woff2|svg))$/,
      /^dist\/site\/(?:server\/index\.js|client\/(?:industries\/|pictures\/)?[\w-]+\.(?:png|svg|webp|webm|vtt|ico)|client\/assets\/[\w.-]+\.(?:js|css|woff2))$/,
      /^dist\/hosts\/(?:wordpress|shopify)\.zip$/,
      /^dist\/site-seed\/(?:overview\.md|(?:glossary|ai-apps|directory|templates)\/[\w-]+\.md|bots\/(?:[\w-]+|help\/(?:pages|answers))\.json)$/,
    ]
    expect(server.files.filter(path => !ofServer.some(each => each.test(path)))).toEqual([])
  })

  test('are of one version and of a size that is told', () => {
    expect(server.version).toBe(talkgraph.version)
    for (const { tarball, size, unpackedSize } of [talkgraph, server]) {
      process.stdout.write(
        `${tarball.slice(folder.length + 1)}: ${kB(size)} packed, ${kB(unpackedSize)} unpacked\n`,
      )
      expect(size).toBeGreaterThan(0)
    }
  })

  test('the server depends on everything that it imports', () => {
    const dist = join(app, 'node_modules/@talkgraph/server/dist')
    const built = globSync(`${dist}/*.js`)
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    const imported = [
      ...built.matchAll(
        /(?:^import .*? from |\bimport\(|\brequire(?:\$\d+)?\.resolve\()'((?:@[^/']+\/)?[^/'.][^/']*)[^']*'/gm,
      ),
    ].map(([, name]) => name)
    const named = new Set(imported.filter(name => !name?.startsWith('node:')))
    expect([...named].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted())
  })
})

test.each(casesOf([22, 26], [24]))(
  'on Node %i, npx talkgraph serve serves bots, bundles and demo',
  async major => {
    const { url, key, stop } = await serve(major)
    const get = async (path: string) => {
      const answer = await fetch(url + path)
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        text: await answer.text(),
      }
    }
    for (const [path, type, text] of [
      ['/healthz', 'application/json', ''],
      ['/talkgraph.js', 'javascript', 'talkgraph-widget'],
      ['/talkgraph.esm.js', 'javascript', 'talkgraph-widget'],
      ['/talkgraph-loader.js', 'javascript', ''],
      ['/talkgraph-markup.js', 'javascript', 'sanitise'],
      ['/talkgraph-live.js', 'javascript', 'openLive'],
      ['/talkgraph-rare.js', 'javascript', 'payment-link'],
      ['/talkgraph-main.js', 'javascript', 'talkgraph-widget'],
      ['/talkgraph-plugins.js', 'javascript', 'openPlugins'],
      ['/talkgraph-picker.js', 'javascript', 'Picker'],
      ['/talkgraph-tabs.js', 'javascript', 'shareConversation'],
      ['/talkgraph-download.js', 'javascript', 'download'],
      ['/talkgraph-triggers.js', 'javascript', 'watchTriggers'],
      ['/talkgraph-analytics.js', 'javascript', 'tellAnalytics'],
      ['/talkgraph-emoji.js', 'javascript', ''],
      ['/talkgraph-lang-de.js', 'javascript', 'Bitte'],
      ['/demo', 'text/html', 'talkgraph'],
      ['/demo/demo.css', 'text/css', ''],
      ['/demo/shop.svg', 'image/svg+xml', '<svg'],
      ['/widget/v1/bots/demo', 'application/json', '"nodes"'],
    ] as const) {
      expect({ path, ...(await get(path)) }).toEqual({
        path,
        status: 200,
        type: expect.stringContaining(type),
        text: expect.stringContaining(text),
      })
    }

    const published = npx(major, ['publish', 'bot.json', '--server', url, '--id', 'shop'], key)
    expect(published).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Published shop, version 1'),
    })
    expect((await get('/widget/v1/bots/shop')).text).toContain(
      'Good morning from the packed server',
    )

    expect(npx(major, ['keys', 'add', 'laptop'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^tg_/),
    })
    expect(npx(major, ['keys']).stdout.trim().split('\n')).toHaveLength(2)
    expect(npx(major, ['backup', `copy-${major}.db`])).toMatchObject({ status: 0 })

    await stop()
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  },
)

test('what docs/operations.md has typed does what it says, in a fresh folder', async () => {
  const first = await serve(26)
  const keyId = /^\S+/.exec(npx(26, ['keys']).stdout)?.[0] ?? ''
  npx(26, ['publish', 'bot.json', '--server', first.url, '--id', 'before'], first.key)
  const session = await fetch(`${first.url}/widget/v1/bots/before/sessions`, { method: 'POST' })
  const { token } = await session.json()
  const jobId = /^\S+ {2}retention {2}(\S+)/m.exec(npx(26, ['jobs']).stdout)?.[1] ?? ''
  const type = (line: string) =>
    spawnSync(
      line
        .replace('1a2b3c4d5e6f', keyId)
        .replace('retry ID', `retry ${jobId}`)
        .replace('API_KEY=…', `API_KEY=${first.key}`)
        .replace('TOKEN', token)
        .replace('https://chat.example.com', first.url)
        .replaceAll('/backups/', `${folder}/`),
      { cwd: app, env: environment(26), encoding: 'utf8', shell: true },
    )
  // The key is revoked when everything else has been done with it.
  const lines = typedLines().toSorted(
    (one, other) => Number(/revoke/.test(one)) - Number(/revoke/.test(other)),
  )
  const [whileItRuns, afterwards] = [false, true].map(isRestore =>
    lines.filter(line => /^(?:rm|cp) /.test(line) === isRestore),
  )
  expect(whileItRuns?.length).toBeGreaterThanOrEqual(7)
  for (const line of whileItRuns ?? []) {
    const { status, stderr } = type(line)
    expect({ line, status, stderr }).toMatchObject({ line, status: 0 })
  }
  expect((await fetch(`${first.url}/widget/v1/bots/shop`)).status).toBe(200)
  const refused = await fetch(`${first.url}/v1/chatbots/before/calls`, {
    headers: { authorization: `Bearer ${first.key}` },
  })
  expect(refused.status).toBe(401)
  await first.stop()

  expect(afterwards?.length).toBe(2)
  for (const line of afterwards ?? []) expect({ line, ...type(line) }).toMatchObject({ status: 0 })
  const restored = await serve(26, false)
  expect((await fetch(`${restored.url}/widget/v1/bots/before`)).status).toBe(200)
  await restored.stop()
})

test('on a Node that is too old, the command says which one it needs', () => {
  expect(npx(20, ['serve'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/@talkgraph\/server needs Node 22 or newer; this is Node 20\./),
  })
})

test('a damaged installation is not taken for a missing one', () => {
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  install([talkgraph.tarball, server.tarball], damaged, '--omit=dev')
  rmSync(join(damaged, 'node_modules/@talkgraph/server/dist/main.js'))
  const { status, stderr } = npx(26, ['serve'], '', damaged)
  expect(status).toBe(1)
  expect(stderr).toContain('dist/main.js')
  expect(stderr).not.toContain('npm install')
})

/** The lines of the page's shell blocks, each with those that it goes on in, but for those that install, need a PostgreSQL or Docker, or start the server. */
function typedLines(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  return [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) =>
      block
        .trim()
        .replace(/\\\n\s*/g, '')
        .split('\n'),
    )
    .filter(line => !/^npm install|docker compose|^npx talkgraph serve/.test(line))
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

/** The environment of somebody who has this Node and nothing of ours set. */
function environment(major: number, key = '') {
  const path = [
    binOf(major),
    ...(process.env.PATH ?? '').split(delimiter).filter(each => !/node_modules/.test(each)),
  ]
  return { PATH: path.join(delimiter), HOME: process.env.HOME, PORT: '0', TALKGRAPH_API_KEY: key }
}

function npx(major: number, args: readonly string[], key?: string, cwd = app) {
  return spawnSync('npx', ['--no', 'talkgraph', ...args], {
    cwd,
    env: environment(major, key),
    encoding: 'utf8',
  })
}

/** Starts the server by `npx`; resolves once it has said where it listens and, on its first start, where its key is. */
async function serve(major: number, isFirst = true) {
  const child = spawn('npx', ['--no', 'talkgraph', 'serve'], {
    cwd: app,
    env: environment(major),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const closed = once(child, 'close')
  /** The shell between npx and the server passes no signal on, so the whole group gets it; the last one closes the pipes. */
  const stop = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM')
    await closed
  }
  running.push(stop)
  let output = ''
  const said = new Promise<{ url: string; key: string }>(resolve => {
    const read = (chunk: Buffer) => {
      output += chunk
      const url = /running: (\S+)\/demo/.exec(output)?.[1]
      const file = /The key of its API is in (\S+)\. /.exec(output)?.[1]
      if (url && (file || !isFirst))
        resolve({ url, key: file ? readFileSync(file, 'utf8').trim() : '' })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`The server ended with ${code}: ${output}`)),
  )
  return { ...(await Promise.race([said, failed])), stop }
}
