import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs the check of `npm start` on another command; says how it ended and what it printed last. */
function smoke(...command: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['tools/smoke.mjs', ...command], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, last: stdout.trim().split('\n').at(-1) }
}

test('the check of npm start passes when the demo is served, and leaves nothing running', () => {
  const { status, last = '' } = smoke(process.execPath, 'tools/start.mjs')
  expect([status, last]).toEqual([
    0,
    expect.stringMatching(/^http:\/\/localhost:\d+ served the demo and has stopped\.$/),
  ])
}, 600_000)

test('it fails when the command ends by itself', () => {
  expect(smoke(process.execPath, '--eval', 'process.exit(3)')).toEqual({
    status: 1,
    last: expect.stringContaining('ended by itself (3)'),
  })
})

test('it fails when a bundle is missing', () => {
  const server = `require('node:http').createServer((request, response) => {
    response.writeHead(request.url === '/talkgraph.js' ? 404 : 200).end()
  }).listen(process.env.PORT)`
  expect(smoke(process.execPath, '--eval', server)).toEqual({
    status: 1,
    last: expect.stringMatching(/\/talkgraph\.js answered 404 instead of 200$/),
  })
})
