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
  examples: ['folders'],
  folders: [],
  log: ['request-id'],
  'log-warnings': ['log'],
  tracing: ['folders', 'log'],
  'byte-range': [],
  'random-hex': [],
  'same-text': [],
  'request-id': ['random-hex'],
  listen: ['in-turn', 'stop-server'],
  'in-turn': [],
  'stop-server': [],
  secret: ['store'],
  keys: ['store'],
  accounts: ['log', 'mail', 'same-text', 'secret', 'store'],
  sessions: ['same-text', 'secret'],
  uploads: ['byte-range', 'outbound'],
  http: ['byte-range', 'errors'],
  limits: ['errors', 'store'],
  mail: ['log', 'store', 'tracing'],
  metrics: ['folders', 'store'],
  settings: ['log', 'mail', 'steps', 'store'],
  live: ['errors', 'log', 'publish', 'store', 'uploads'],
  steps: ['errors', 'log', 'mail', 'outbound', 'random-hex', 'sessions', 'store', 'tracing'],
  'carry-out': [
    'errors',
    'limits',
    'log',
    'mail',
    'outbound',
    'publish',
    'sessions',
    'steps',
    'store',
    'tracing',
  ],
  play: [
    'appearance',
    'carry-out',
    'errors',
    'limits',
    'live',
    'log',
    'publish',
    'results',
    'steps',
    'store',
  ],
  publish: ['appearance', 'http', 'limits', 'log', 'origins', 'steps', 'store'],
  'seed-demo': ['folders', 'publish', 'store'],
  middleware: ['request-id', 'errors', 'http', 'log', 'origins', 'publish', 'store', 'tracing'],
  site: ['errors', 'http', 'limits', 'log', 'mail', 'same-text', 'secret', 'store'],
  'service-options': ['limits', 'live', 'log', 'mail', 'outbound', 'play', 'steps', 'tracing'],
  services: [
    'folders',
    'site',
    'accounts',
    'limits',
    'live',
    'log',
    'mail',
    'metrics',
    'outbound',
    'play',
    'publish',
    'results',
    'secret',
    'service-options',
    'sessions',
    'steps',
    'store',
    'tracing',
    'uploads',
    'visitors',
  ],
  results: ['log', 'publish', 'random-hex', 'store'],
  visitors: ['appearance', 'log', 'mail', 'publish', 'store', 'uploads'],
  routes: [
    'accounts',
    'appearance',
    'carry-out',
    'errors',
    'examples',
    'folders',
    'http',
    'keys',
    'limits',
    'live',
    'mail',
    'middleware',
    'origins',
    'outbound',
    'publish',
    'results',
    'same-text',
    'services',
    'steps',
    'store',
    'uploads',
    'sessions',
    'tracing',
    'visitors',
  ],
  app: ['middleware', 'routes', 'services'],
  start: ['accounts', 'app', 'keys', 'listen', 'log', 'seed-demo', 'service-options', 'services'],
  'explain-start': ['log', 'settings', 'store', 'uploads'],
  main: ['explain-start', 'keys', 'log', 'log-warnings', 'settings', 'start', 'store', 'tracing'],
  commands: [
    'accounts',
    'keys',
    'log',
    'mail',
    'main',
    'outbound',
    'secret',
    'sessions',
    'settings',
    'site',
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
