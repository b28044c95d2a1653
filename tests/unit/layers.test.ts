import { readFileSync } from 'node:fs'
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
    may: ['runtime/node', 'runtime/bot', 'runtime/session', 'runtime/validate', 'xstate', 'valibot'],
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
  { of: 'runtime', may: ['runtime', 'xstate', 'valibot'] },
  { of: 'themes', may: ['themes'] },
  { of: 'wire', may: ['wire'] },
  {
    of: 'src',
    may: [
      'src',
      'runtime',
      'themes',
      'wire',
      'react',
      'react-dom',
      '@xstate/react',
      'xstate',
      'dompurify',
      'trusted-types',
      'emoji-mart',
      '@emoji-mart/data',
    ],
  },
  { of: 'cli', may: ['cli', 'runtime', 'node:', 'valibot'] },
  {
    of: 'server',
    may: [
      'server',
      'runtime',
      'themes',
      'wire',
      'node:',
      '@hono/node-server',
      'hono',
      'kysely',
      'better-sqlite3',
      'undici',
      'ipaddr.js',
      'jose',
      'valibot',
      'pino',
      'pg',
      'eventsource-parser',
      'nodemailer',
      '@fastify/busboy',
      'aws4fetch',
      'prom-client',
    ],
  },
]

const isWithin = (name: string, allowed: string) =>
  name === allowed || name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`)

/** What only tests use may import what only tests have. */
const files = ['runtime', 'themes', 'wire', 'src', 'cli', 'server']
  .flatMap(sourcesIn)
  .filter(path => !path.startsWith('server/testing/'))

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
  const own = files.filter(file => isWithin(file, of) && !inner.some(layer => isWithin(file, layer.of)))
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
