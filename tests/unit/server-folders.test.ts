import { expect, test } from 'vitest'
import { circlesIn, folderGraph } from './folder-graph.js'

const server = folderGraph('server', ['testing'])

/** What each folder of the server may import of the server; a file at its top is named like a folder. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  store: ['random-hex'],
  outbound: ['tracing'],
  origins: [],
  errors: [],
  appearance: [],
  folders: [],
  log: ['request-id'],
  'log-warnings': ['log'],
  tracing: ['folders', 'log'],
  'random-hex': [],
  'request-id': ['random-hex'],
  listen: ['in-turn', 'stop-server'],
  'in-turn': [],
  'stop-server': [],
  secret: ['store'],
  keys: ['store'],
  sessions: ['secret'],
  uploads: ['outbound'],
  http: ['errors'],
  limits: ['errors', 'store'],
  mail: ['log', 'store', 'tracing'],
  metrics: ['folders', 'http', 'store'],
  settings: ['log', 'mail', 'steps', 'store'],
  steps: ['errors', 'log', 'mail', 'outbound', 'random-hex', 'sessions', 'store', 'tracing'],
  publish: ['appearance', 'http', 'limits', 'log', 'origins', 'steps', 'store'],
  'seed-demo': ['folders', 'publish', 'store'],
  middleware: ['request-id', 'errors', 'http', 'log', 'origins', 'publish', 'store', 'tracing'],
  services: [
    'limits',
    'log',
    'mail',
    'metrics',
    'outbound',
    'publish',
    'secret',
    'sessions',
    'steps',
    'store',
    'tracing',
    'uploads',
    'visitors',
  ],
  visitors: ['log', 'mail', 'store', 'uploads'],
  routes: [
    'appearance',
    'errors',
    'folders',
    'http',
    'keys',
    'limits',
    'mail',
    'middleware',
    'origins',
    'outbound',
    'publish',
    'services',
    'steps',
    'store',
    'uploads',
    'sessions',
    'tracing',
    'visitors',
  ],
  app: ['middleware', 'routes', 'services'],
  start: ['app', 'keys', 'listen', 'log', 'seed-demo', 'services'],
  'explain-start': ['log', 'settings', 'store', 'uploads'],
  main: ['explain-start', 'keys', 'log', 'log-warnings', 'settings', 'start', 'store', 'tracing'],
  commands: [
    'keys',
    'mail',
    'main',
    'outbound',
    'secret',
    'sessions',
    'settings',
    'store',
    'uploads',
    'visitors',
  ],
  index: ['commands', 'main', 'start'],
}

test('no two folders of the server import each other, directly or through others', () => {
  expect(circlesIn(server)).toEqual([])
})

test.each([...server.keys()])('server/%s imports only what it may', unit => {
  expect([...(server.get(unit) ?? [])].filter(name => !allowed[unit]?.includes(name))).toEqual([])
})

test('every folder of the server that is named here is there', () => {
  expect([...server.keys()].sort()).toEqual(Object.keys(allowed).sort())
})

test('a circle is found, however long it is', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circlesIn(graph)).toEqual(['a → b → c → a'])
})
