import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { channelNames } from '../../server/channels/index.js'
import { importsOf, root, sourcesIn } from './imports.js'

const files = ['server', 'wire', 'studio', 'mcp', 'cli']
  .flatMap(sourcesIn)
  .filter(path => !/^server\/channels\/|\/testing\//.test(path))
const names = channelNames.join('|')
const named = new RegExp(
  `channel\\w*['"]?\\]?\\s*(?:[!=]==?|:|=|,)\\s*['"](?:${names})['"]|['"](?:${names})['"]\\s*\\|\\s*['"](?:${names})['"]`,
  'i',
)

test('no file outside of server/channels names a channel', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(path => named.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  const within = new RegExp(`^server/channels/(?:${names})/`)
  expect(files.filter(path => importsOf(path).some(name => within.test(name)))).toEqual([])
})

test.each([
  "if (thread.channel === 'widget') return",
  "{ channel: 'api' }",
  "readonly channel: 'widget' | 'api'",
])('%s would be found', line => {
  expect(named.test(line)).toBe(true)
})
