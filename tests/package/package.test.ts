import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { install, pack } from './pack.js'

const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-package-'))
const app = join(folder, 'app')
const installed = join(app, 'node_modules')
let tarball: string

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })

function write(name: string, text: string) {
  mkdirSync(join(app, name, '..'), { recursive: true })
  writeFileSync(join(app, name), text)
}

const modulesIn = (modules: string) =>
  readdirSync(modules)
    .filter(name => !name.startsWith('.'))
    .flatMap(name =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map(inner => `${name}/${inner}`)
        : [name],
    )

beforeAll(() => {
  tarball = pack('.', folder).tarball
  write('package.json', '{ "name": "app", "private": true, "type": "module" }')
  install([tarball], app)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('brings what a browser app needs and nothing else', () => {
  expect(modulesIn(installed).filter(name => name !== '@types/trusted-types')).toEqual([
    'dompurify',
    'talkgraph',
    'valibot',
    'xstate',
  ])
})

test('holds neither server nor toolchain nor tests', () => {
  const files = readdirSync(join(installed, 'talkgraph'), { recursive: true }).map(String)
  expect(
    files.filter(name => /(^|[\\/])(server|tools|bench|node_modules)([\\/]|$)|\.test\./.test(name)),
  ).toEqual([])
  expect(files.map(name => name.replaceAll('\\', '/'))).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/talkgraph.js',
      'dist/talkgraph.esm.js',
      'dist/talkgraph-loader.js',
      'dist/cli.js',
      'bot.schema.json',
    ]),
  )
})

test('brings no declaration that none of its entries leads to', () => {
  const types = join(installed, 'talkgraph/dist/types')
  const led = new Set<string>()
  const follow = (path: string) => {
    if (led.has(path)) return
    led.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /(?:from|import) ?\(?['"](\..+?)['"]/g,
    ))
      follow(join(path, '..', name.replace(/\.js$/, '.d.ts')))
  }
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const { types: entry } of Object.values<{ types?: string }>(exports))
    if (entry) follow(join(installed, 'talkgraph', entry))
  const brought = readdirSync(types, { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.d.ts'))
  expect(brought.map(name => join(types, name)).toSorted()).toEqual([...led].toSorted())
})

test('brings the licences of what stands in its files, and the line for which DOMPurify asks', () => {
  const read = (name: string) => readFileSync(join(installed, 'talkgraph', name), 'utf8')
  const named = read('THIRD-PARTY-NOTICES.txt').match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm) ?? []
  expect(named.map(line => line.split(' ')[0])).toEqual(
    expect.arrayContaining([
      '@emoji-mart/data',
      'dompurify',
      'lean-qr',
      'preact',
      'valibot',
      'xstate',
    ]),
  )
  expect(read('THIRD-PARTY-NOTICES.txt')).not.toContain('undefined')
  expect(read('dist/talkgraph-markup.js')).toMatch(/@license DOMPurify/)
})

test('brings maps to the sources that an app’s debugger shows', () => {
  const of = (name: string) => readFileSync(join(installed, 'talkgraph/dist', name), 'utf8')
  const { sources, sourcesContent } = JSON.parse(of('themes.js.map'))
  expect(of('themes.js')).toMatch(/sourceMappingURL=themes\.js\.map\s*$/)
  expect(sources).toContainEqual(expect.stringMatching(/\.ts$/))
  expect(sourcesContent).toHaveLength(sources.length)
})

test('brings the schema of bot files where editors and programs find it', () => {
  write(
    'schema.mjs',
    `import schema from 'talkgraph/bot.schema.json' with { type: 'json' }; console.log(schema.title)`,
  )
  expect(run(process.execPath, ['schema.mjs'], app).trim()).toBe('A bot of Talkgraph')
  expect(readFileSync(join(installed, 'talkgraph/bot.schema.json'), 'utf8')).toBe(
    readFileSync(join(root, 'bot.schema.json'), 'utf8'),
  )
})

describe('its command', () => {
  const talkgraph = (...args: string[]) =>
    spawnSync(process.execPath, [join(installed, 'talkgraph/dist/cli.js'), ...args], {
      cwd: app,
      encoding: 'utf8',
    })

  test('plays a bot', () => {
    write(
      'bot.json',
      '{ "nodes": [{ "id": "a", "type": "welcome-node", "data": { "text": "Hi" } }], "edges": [] }',
    )
    const { status, stdout } = talkgraph('play', 'bot.json')
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ ended: 'no-next-node', visited: ['a'] }),
    ])
  })

  test('says how to get a server command that is not installed', () => {
    const { status, stderr } = talkgraph('serve')
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm install @talkgraph/server')])
  })

  test('names an unknown command and lists the known ones', () => {
    const { status, stdout, stderr } = talkgraph('paly')
    expect([status, stderr, stdout]).toEqual([
      1,
      expect.stringContaining('"paly"'),
      expect.stringContaining('talkgraph play'),
    ])
  })
})

describe('in an app that is built with Vite', () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')

  function build(name: string, source: string): string {
    write(`${name}/index.html`, '<!doctype html><script type="module" src="./main.js"></script>')
    write(`${name}/main.js`, source)
    run(process.execPath, [vite, 'build', name, '--logLevel', 'warn'], app)
    const assets = join(app, name, 'dist/assets')
    return readdirSync(assets)
      .map(file => readFileSync(join(assets, file), 'utf8'))
      .join('\n')
  }

  test('mount needs no React', () => {
    expect(
      build('vanilla', `import { mount } from 'talkgraph'; mount({ chatbotId: 'x', server: '/' })`),
    ).toContain('talkgraph-widget')
  })

  test('a lazy launcher is all that stands in an app’s first chunk', () => {
    build('lazy', `import { mount } from 'talkgraph/lazy'; mount({ chatbotId: 'x', server: '/' })`)
    const assets = join(app, 'lazy/dist/assets')
    const page = readFileSync(join(app, 'lazy/dist/index.html'), 'utf8')
    const first = [...page.matchAll(/assets\/([^"]+\.js)/g)].map(([, name = '']) => name)
    const code = first.map(name => readFileSync(join(assets, name), 'utf8')).join('\n')
    expect(code).toContain('talkgraph-widget')
    expect(code).not.toContain('yes-or-no-choice')
    // Vite's own loader of chunks is in it.
    expect(brotliCompressSync(code).length).toBeLessThan(7000)
    const all = readdirSync(assets).map(name => readFileSync(join(assets, name), 'utf8'))
    expect(all.join('\n')).toContain('yes-or-no-choice')
  })

  test('each language is a chunk of its own', () => {
    const files = readdirSync(join(app, 'vanilla/dist/assets'))
    const holding = files.filter(file =>
      readFileSync(join(app, 'vanilla/dist/assets', file), 'utf8').includes('Chat öffnen'),
    )
    expect(holding).toEqual([expect.stringMatching(/^talkgraph-lang-de-/)])
    expect(files.filter(file => file.startsWith('talkgraph-lang-'))).toHaveLength(21)
  })

  test('of the emojis’ names it has the languages that it brings, and no others', () => {
    const names = (name: string) =>
      readdirSync(join(app, name, 'dist/assets')).filter(file => /^talkgraph-emoji-/.test(file))
    // The first is the list of emojis itself.
    expect(names('vanilla')).toEqual([expect.stringMatching(/^talkgraph-emoji-[\w-]{8}\.js$/)])
    const brought = build(
      'emojis',
      `import { mount, nameEmojis } from 'talkgraph'
      nameEmojis('de', () => import('talkgraph/emoji/de'))
      mount({ chatbotId: 'x', server: '/' })`,
    )
    expect(names('emojis')).toHaveLength(2)
    expect(brought).toContain('Feuerwehrauto')
  })

  test('the React entry begins with what makes it a client’s in an app with server components', () => {
    const entry = (name: string) => readFileSync(join(installed, 'talkgraph/dist', name), 'utf8')
    expect(entry('react.js')).toMatch(/^'use client'/)
    for (const name of [
      'index.js',
      'lazy.js',
      'runtime.js',
      'testing.js',
      'builder.js',
      'client.js',
      'themes.js',
      'cli.js',
    ])
      expect(entry(name)).not.toContain('use client')
  })

  test('ChatWidget is a React component', () => {
    install(['react@19', 'react-dom@19'], app)
    const source = `
      import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import { ChatWidget } from 'talkgraph/react'
      createRoot(document.body).render(createElement(ChatWidget, { chatbotId: 'x', server: '/' }))`
    expect(build('react', source)).toContain('talkgraph-widget')
  })

  test('the headless entries work in Node as they are', () => {
    const script = `
      import { parseBot, registry } from 'talkgraph/runtime'
      import { playBot } from 'talkgraph/testing'
      import { flowGraph, forms, lintBot, readDraft } from 'talkgraph/builder'
      import { toCssVariables } from 'talkgraph/themes'
      import { createClient } from 'talkgraph/client'
      const answer = async () => Response.json({ success: true, data: { role: 'owner' } })
      const { role } = await createClient({ server: 'https://chat.example', fetch: answer }).fetchMe()
      const bot = { nodes: [{ id: 'a', type: 'welcome', data: { text: 'Hi' } }] }
      const played = await playBot(bot)
      console.log(JSON.stringify([parseBot(bot).flow.start, played.ended, registry.definitions.length > 5, typeof toCssVariables({}), forms.message.title, lintBot(readDraft(bot)), flowGraph(bot).nodes[0].name, role]))`
    write('headless.mjs', script)
    expect(JSON.parse(run(process.execPath, ['headless.mjs'], app))).toEqual([
      'a',
      'no-next-node',
      true,
      'object',
      'Message',
      [],
      'Welcome: Hi',
      'owner',
    ])
  })

  test('the React entry can be imported where there is no browser', () => {
    write(
      'ssr.mjs',
      `import { ChatPreview, ChatWidget } from 'talkgraph/react'; import { renderToString } from 'react-dom/server'; import { createElement } from 'react'; console.log(JSON.stringify([ChatPreview, ChatWidget].map(each => renderToString(createElement(each, { chatbotId: 'x', server: '/' })))))`,
    )
    expect(JSON.parse(run(process.execPath, ['ssr.mjs'], app))).toEqual(['', ''])
  })
})

test('the lazy entry can be imported and called where there is no browser', () => {
  write(
    'lazy.mjs',
    `import { mount, preload, version } from 'talkgraph/lazy'
    const widget = mount({ chatbotId: 'x', server: '/' })
    widget.open()
    console.log(JSON.stringify([widget.isOpen(), await preload(), version]))`,
  )
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(JSON.parse(run(process.execPath, ['lazy.mjs'], app))).toEqual([false, false, version])
})

test('the types hold in a project of the strictest settings, and name none of XState’s', () => {
  install(['@types/react@19'], app)
  write(
    'strict/main.tsx',
    `import { mount, nameEmojis, type Widget } from 'talkgraph'
    import { mount as mountLazily, preload } from 'talkgraph/lazy'
    import { ChatPreview, ChatWidget, ChatWindow } from 'talkgraph/react'
    import { createConversation, defineNode, parseBot, registry } from 'talkgraph/runtime'
    import { applyOperation, flowGraph, lintBot, readDraft } from 'talkgraph/builder'
    import { playBot, playNode } from 'talkgraph/testing'
    import { toCssVariables } from 'talkgraph/themes'
    import { type AnswerOf, ApiProblem, createClient } from 'talkgraph/client'
    export const widget: Widget = mount({ chatbotId: 'x', server: '/', persistence: 'local' })
    export const later: Widget = mountLazily({ bot: {}, launcher: false })
    export const came: Promise<boolean> = preload()
    nameEmojis('de', () => import('talkgraph/emoji/de'))
    export const drawn = [<ChatWidget chatbotId="x" server="/" />, <ChatWindow bot={{}} />, <ChatPreview bot={{}} />]
    export const headless = [createConversation, defineNode, parseBot, registry, playBot, playNode, toCssVariables]
    export async function titlesOf(server: string, key: string | undefined): Promise<readonly string[]> {
      const client = createClient({ server, key })
      const { chatbots }: AnswerOf<'listOverviews'> = await client.listOverviews({ limit: 5 })
      for await (const told of client.stream.listDraftOperations({ chatbotId: 'x' })) if (told.event === 'left') break
      // @ts-expect-error Such a field is not there.
      client.updateChatbot({ chatbotId: 'x', body: { titel: 'Shop' } }).catch((error: unknown) => error instanceof ApiProblem)
      return chatbots.map(({ title }) => title)
    }
    export const built = [applyOperation(readDraft({ nodes: [] }), { id: 'a', op: 'remove', nodeId: 'b' }), flowGraph, lintBot]`,
  )
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
  }
  write('strict/tsconfig.json', JSON.stringify({ compilerOptions, files: ['main.tsx'] }))
  const tsc = require.resolve('typescript/lib/tsc.js')
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', join(app, 'strict'), '--listFiles', '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  expect(stdout).not.toMatch(/: error TS/)
  expect(stdout).not.toMatch(/node_modules[\\/]xstate/)
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('talkgraph/dist/types/src/react.d.ts'),
  ])
})

test('publint finds nothing', async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball)
  const packed = buffer.slice(byteOffset, byteOffset + byteLength)
  expect((await publint({ pack: { tarball: packed }, strict: true })).messages).toEqual([])
})

test('the types resolve for every way of importing ES modules', () => {
  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js')
  const { status, stdout } = spawnSync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--exclude-entrypoints', './dist/*'],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, expect.any(String)])
})
