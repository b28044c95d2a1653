import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourcesIn } from './imports.js'

/** What each layer may import, first match first: folders of ours by path, packages by name. */
const layers: readonly { readonly of: string; readonly may: readonly string[] }[] = [
  { of: 'runtime/validate', may: ['runtime/validate'] },
  { of: 'runtime/session', may: ['runtime/session', 'runtime/validate'] },
  { of: 'runtime/bot', may: ['runtime/bot', 'runtime/session', 'runtime/validate', 'valibot'] },
  {
    of: 'runtime/node',
    may: [
      'runtime/node',
      'runtime/bot',
      'runtime/session',
      'runtime/validate',
      'xstate',
      'valibot',
    ],
  },
  {
    of: 'runtime/patterns',
    may: [
      'runtime/patterns',
      'runtime/node',
      'runtime/bot',
      'runtime/session',
      'runtime/validate',
      'xstate',
      'valibot',
    ],
  },
  {
    of: 'runtime/flow',
    may: [
      'runtime/flow',
      'runtime/node',
      'runtime/bot',
      'runtime/session',
      'runtime/validate',
      'xstate',
      'valibot',
    ],
  },
  {
    of: 'runtime/nodes',
    may: [
      'runtime/patterns',
      'runtime/node',
      'runtime/bot',
      'runtime/session',
      'runtime/validate',
      'xstate',
      'valibot',
    ],
  },
  {
    of: 'runtime/draft',
    may: ['runtime/draft', 'runtime/nodes', 'runtime/node', 'runtime/bot', 'valibot'],
  },
  {
    of: 'runtime/lint',
    may: [
      'runtime/lint',
      'runtime/draft',
      'runtime/nodes',
      'runtime/flow',
      'runtime/node',
      'runtime/bot',
      'runtime/session',
      'runtime/validate',
      'valibot',
    ],
  },
  { of: 'runtime', may: ['runtime', 'xstate', 'valibot'] },
  { of: 'themes', may: ['themes'] },
  { of: 'wire', may: ['wire'] },
  { of: 'src/texts', may: ['src/texts', 'runtime'] },
  { of: 'src/emoji', may: ['src/emoji', 'emoji-mart', '@emoji-mart/data'] },
  { of: 'src/env', may: ['src/env', 'runtime', '@talkgraph/wire'] },
  { of: 'src/jsx', may: ['src/jsx', 'preact'] },
  {
    of: 'src/model',
    may: ['src/model', 'src/env', 'src/texts', 'src/emoji', 'runtime', 'themes', 'react', 'xstate'],
  },
  {
    of: 'src/live',
    may: ['src/live', 'src/kit', 'src/model', 'src/env', 'runtime', '@talkgraph/wire', 'react'],
  },
  {
    of: 'src/picker',
    may: ['src/picker', 'src/kit', 'src/model', 'src/emoji', 'src/texts', 'react'],
  },
  {
    of: 'src/plugins',
    may: ['src/plugins', 'src/kit', 'src/model', 'runtime', '@talkgraph/wire', 'react'],
  },
  {
    of: 'src/rare',
    may: ['src/rare', 'src/kit', 'src/model', 'src/texts', 'runtime', 'react', 'lean-qr/nano'],
  },
  { of: 'src/kit', may: ['src/kit', 'src/model', 'src/texts', 'runtime', 'react'] },
  // Which kind is drawn by which component; the kinds themselves do not know of one another.
  { of: 'src/contents', may: ['src/contents', 'src/model', 'src/texts', 'runtime', 'react'] },
  ...kindsOf('src/contents', [
    'src/model',
    'src/kit',
    'runtime',
    'react',
    'dompurify',
    'trusted-types',
  ]),
  { of: 'src/prompts', may: ['src/prompts', 'src/model', 'src/texts', 'runtime', 'react'] },
  ...kindsOf('src/prompts', ['src/model', 'src/kit', 'src/texts', 'runtime', 'react']),
  {
    of: 'src/widget',
    may: [
      'src/widget',
      'src/prompts',
      'src/contents',
      'src/kit',
      'src/model',
      'src/texts',
      'runtime',
      'react',
    ],
  },
  {
    of: 'src/triggers',
    may: [
      'src/triggers',
      'src/env/page-rules.js',
      'src/env/watch-address.js',
      'src/model',
      'runtime',
      'themes',
      'xstate',
    ],
  },
  { of: 'src/analytics', may: ['src/analytics', '@talkgraph/wire'] },
  { of: 'src/results', may: ['src/results', 'src/env', 'runtime', '@talkgraph/wire'] },
  {
    of: 'src/download',
    may: ['src/download', 'src/contents/text/plain-words.js', 'src/model', 'runtime'],
  },
  {
    of: 'src/mount',
    may: [
      'src/mount',
      'src/analytics/analytics.js',
      'src/triggers/triggers.js',
      'src/results/collect.js',
      'src/download/download.js',
      'src/widget',
      'src/contents/text/may-format.js',
      'src/contents/text/plain-words.js',
      'src/contents/text/sanitise.js',
      'src/live/live.js',
      'src/rare/rare.js',
      'src/picker/picker.js',
      'src/plugins/plugins.js',
      'src/kit',
      'src/model',
      'src/env',
      'src/emoji',
      'src/texts',
      'runtime',
      'themes',
      '@talkgraph/wire',
      'react',
      'react-dom',
      'xstate',
    ],
  },
  {
    of: 'src/embed',
    may: [
      'src/embed',
      'src/loader/serve-tags.js',
      'src/loader/read-tag.js',
      'src/mount',
      'src/contents/text/sanitise.js',
      'src/live/live.js',
      'src/rare/rare.js',
      'src/picker/picker.js',
      'src/plugins/plugins.js',
      'src/download/download.js',
      'src/analytics/analytics.js',
      'src/triggers/triggers.js',
      'src/results/collect.js',
      'src/env',
      'src/emoji',
      'src/texts',
      'src/version.js',
      // What the parts beside the one file share with it.
      'src/model/widget-model.js',
      'react',
      'xstate',
    ],
  },
  {
    of: 'src/loader',
    may: [
      'src/loader',
      'src/mount/page-api.js',
      'src/mount',
      'src/widget/launcher',
      'src/kit',
      'src/contents/text/trusted-types.js',
      'src/env',
      'themes',
      '@talkgraph/wire',
    ],
  },
  // An app's first chunk: what draws a launcher, and nothing that draws a chat.
  {
    of: 'src/lazy',
    may: [
      'src/lazy',
      'src/loader',
      'src/mount',
      'src/kit/host-name.js',
      'src/env',
      '@talkgraph/wire',
    ],
  },
  {
    of: 'src/react',
    may: ['src/react', 'src/env/tell-developer.js', 'src/mount', 'src/model', 'react'],
  },
  {
    of: 'src/preview',
    may: [
      'src/preview',
      'src/react',
      'src/mount',
      'src/widget',
      'src/kit',
      'src/model',
      'src/env',
      'src/texts',
      'runtime',
      'themes',
      'react',
      'react-dom',
    ],
  },
  // The entries.
  { of: 'src', may: ['src', 'runtime', 'themes', 'package.json'] },
  { of: 'client', may: ['client', '@talkgraph/wire'] },
  {
    of: 'mcp',
    may: [
      'mcp',
      'client',
      'runtime',
      'themes',
      'node:',
      'valibot',
      '@valibot/to-json-schema',
      '@modelcontextprotocol/sdk',
    ],
  },
  {
    of: 'cli',
    may: [
      'cli',
      'client',
      'mcp',
      'runtime',
      'themes',
      'package.json',
      'node:',
      'valibot',
      '@modelcontextprotocol/sdk',
    ],
  },
  {
    of: 'server',
    may: [
      'server',
      'client',
      'mcp',
      'runtime',
      'themes',
      '@talkgraph/wire',
      'node:',
      '@hono/node-server',
      'hono',
      'lean-qr/nano',
      'kysely',
      'better-sqlite3',
      'undici',
      'ipaddr.js',
      'jose',
      'openid-client',
      'fflate',
      'mammoth',
      'tesseract.js-core/tesseract-core-simd-lstm.js',
      'unpdf',
      'valibot',
      'xstate',
      '@valibot/to-json-schema',
      'pino',
      'pg',
      'eventsource-parser',
      'markdown-it',
      'remend',
      'nodemailer',
      '@fastify/busboy',
      'aws4fetch',
      'otpauth',
      'p-limit',
      'prom-client',
      '@opentelemetry',
      'better-auth',
      'csv-stringify',
      'ical-generator',
      'csv-parse',
      'css-select',
      'css-what',
      'domhandler',
      'postcss',
      'robots-parser',
      '@orama',
      'sanitize-html',
      'htmlparser2',
      'entities',
      'yaml',
      '@resvg/resvg-wasm',
      '@modelcontextprotocol/sdk',
      '@zxcvbn-ts/language-common',
      'web-push',
    ],
  },
  {
    of: 'ui',
    may: ['ui', '@base-ui/react', '@fontsource-variable', 'lucide-react', 'react', 'react-dom'],
  },
  { of: 'studio/vite.config.ts', may: ['tools/build', '@vitejs/plugin-react', 'vite'] },
  { of: 'site/vite.config.ts', may: ['tools/build', '@react-router', 'node:', 'vite'] },
  {
    of: 'studio',
    may: [
      'studio',
      '@talkgraph/wire',
      'talkgraph',
      '@talkgraph/ui',
      '@base-ui/react',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@xyflow/react',
      '@dagrejs/dagre',
      '@atlaskit/pragmatic-drag-and-drop',
      '@atlaskit/pragmatic-drag-and-drop-hitbox',
      '@tiptap/core',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/suggestion',
      '@xstate/react',
      'cmdk',
      'idb',
      'lucide-react',
      'react',
      'react-dom',
      'react-router',
      'lean-qr/nano',
      'xstate',
      '@vitejs/plugin-react',
      'vite',
    ],
  },
  {
    of: 'site',
    may: [
      'site',
      '@talkgraph/wire',
      // The snippets of the guides are those of the examples.
      'examples',
      'talkgraph',
      '@talkgraph/ui',
      '@base-ui/react',
      '@fontsource-variable/instrument-sans',
      '@react-router',
      'isbot',
      'lucide-react',
      // Articles, and what stands in files of the project that pages are made from.
      'markdown-it',
      'yaml',
      'bench/RESULTS.md?raw',
      'CHANGELOG.md?raw',
      'react',
      'react-dom',
      'react-router',
      'virtual:',
      'node:',
      'vite',
    ],
  },
]

const isWithin = (name: string, allowed: string) =>
  name === allowed || name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`)

/** What only tests use may import what only tests have. */
const files = [
  'runtime',
  'themes',
  'wire',
  'src',
  'client',
  'mcp',
  'cli',
  'server',
  'ui',
  'studio',
  'site',
]
  .flatMap(sourcesIn)
  .filter(path => !/^(?:server|studio\/app)\/testing\//.test(path))

/** Each kind of content or of prompt may import these, and no other kind. */
function kindsOf(folder: string, may: readonly string[]) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => ({ of: `${folder}/${name}`, may: [`${folder}/${name}`, ...may] }))
}

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(50)
})

/** A node type's folder may import itself, and the registry every folder, but no node type another. */
function mayImport(file: string, may: readonly string[]): readonly string[] {
  if (!isWithin(file, 'runtime/nodes')) return may
  return [...may, posix.dirname(file)]
}

test.each(layers)('$of imports only what it may', ({ of, may }) => {
  const inner = layers.filter(layer => layer.of !== of && isWithin(layer.of, of))
  const own = files.filter(
    file => isWithin(file, of) && !inner.some(layer => isWithin(file, layer.of)),
  )
  expect(own.length).toBeGreaterThan(0)
  const wrong = own.flatMap(file =>
    importsOf(file)
      .filter(name => !mayImport(file, may).some(allowed => isWithin(name, allowed)))
      .map(name => `${file} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('the runtime touches no global of a browser or of Node', () => {
  const globals = /\b(window|document|globalThis|process|console|localStorage|navigator)\b\s*[.[(]/
  const guilty = files.filter(
    file => file.startsWith('runtime/') && globals.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})
