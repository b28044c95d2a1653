import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderGraph } from './folder-graph.js'
import { root } from './imports.js'

/** The wings of the server: each may import those above it. */
const wings: readonly (readonly [name: string, holds: string])[] = [
  ['base', 'ids, errors, the log: nothing of the server stands below it'],
  ['store', 'the database'],
  ['platform', 'what any server has: HTTP, outgoing calls, limits, jobs, keys, mail, streams'],
  ['people', 'accounts and members'],
  ['bots', 'drafts, publishing, looks, examples'],
  ['steps', 'what the server’s half of a node needs'],
  ['channels', 'one folder per channel, one contract'],
  ['connectors', 'one folder per product that bots work with, one contract'],
  ['conversations', 'threads, the desk, results, visitors'],
  ['knowledge', 'what bots answer from: sources, how they are read and searched'],
  ['connections', 'channels at work, and a bot’s own page'],
  ['site', 'what the public site asks for'],
  ['app', 'routes, services, settings, commands, start'],
]
const names = wings.map(([name]) => name)
/** Pages that ship as they are, and what only tests have. */
const beside = ['demo', 'testing']
const server = folderGraph('server', beside)

test('the server has these wings, and nothing stands beside them', () => {
  const folders = readdirSync(join(root, 'server'), { withFileTypes: true })
    .filter(
      entry => entry.isDirectory() && !['dist', 'node_modules', ...beside].includes(entry.name),
    )
    .map(({ name }) => name)
  expect(folders.sort()).toEqual([...names].sort())
  expect([...server.keys()].sort()).toEqual([...names].sort())
})

test.each(wings)('server/%s imports only the wings above it: %s', wing => {
  const above = names.slice(0, names.indexOf(wing))
  expect([...(server.get(wing) ?? [])].filter(name => !above.includes(name))).toEqual([])
})
