import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'
import { root } from './imports.js'

const page = readFileSync(join(root, 'docs/api.md'), 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter(line => line.startsWith('curl ') && line.includes('$SERVER/v'))

test('every command for the API in docs/api.md does what it says, one after the other', async () => {
  const server = await testApp({ publicUrl: 'https://chat.example.com', seedSite: true })
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-api-docs-'))
  const [, bot = ''] = /<<'BOT'\n([\s\S]*?)^BOT$/m.exec(page) ?? []
  writeFileSync(join(folder, 'shop.json'), bot)
  writeFileSync(
    join(folder, 'icon.gif'),
    Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  )
  expect(commands.length).toBeGreaterThan(15)
  const outcomes: string[] = []
  let said: { readonly threadId: string; readonly id: string } | undefined
  for (const command of commands) {
    const { method, path, headers, body } = read(withIds(command, said), folder)
    const { authorization = '', ...more } = headers
    expect(authorization).toBe('Bearer $KEY')
    const answer = await server.api(method, path, body, undefined, more)
    const { success, error, data } = await answer.json()
    said ??= data?.message
    if (!success) outcomes.push(`${command}: ${error.code}`)
  }
  // Nobody is at the address that the step calls, the bot has no calendar, and no call is waiting, so there is none to be made again.
  expect(outcomes).toEqual([
    expect.stringContaining('/draft/nodes/order/run'),
    expect.stringContaining('/v1/bookings'),
    expect.stringContaining('/calls/CALL/retry'),
  ])
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The command as a shell has it that knows the ids of the first answer. */
function withIds(
  command: string,
  said: { readonly threadId: string; readonly id: string } | undefined,
) {
  return command.replaceAll('$THREAD', said?.threadId ?? '').replaceAll('$MESSAGE', said?.id ?? '')
}

/** What a curl command sends. */
function read(command: string, folder: string) {
  const words = [...command.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double?.replaceAll('\\"', '"') ?? single ?? bare ?? '',
  )
  const valuesOf = (option: string) =>
    words.flatMap((word, at) => (word === option ? (words[at + 1] ?? '') : []))
  const headers = Object.fromEntries(
    valuesOf('-H').map(header => [
      header.slice(0, header.indexOf(':')).toLowerCase(),
      header.slice(header.indexOf(':') + 1).trim(),
    ]),
  )
  const [data] = valuesOf('-d')
  const fields = valuesOf('-F').map(field => field.split('='))
  const form = new FormData()
  for (const [name = '', value = ''] of fields)
    form.set(
      name,
      value.startsWith('@')
        ? new File([readFileSync(join(folder, value.slice(1)))], value.slice(1))
        : value,
    )
  const text = data?.startsWith('@') ? readFileSync(join(folder, data.slice(1)), 'utf8') : data
  const [method = data === undefined ? 'GET' : 'POST'] = valuesOf('-X')
  const path = words.find(word => word.startsWith('$SERVER'))?.slice('$SERVER'.length) ?? ''
  return { method, path, headers, body: fields.length > 0 ? form : text }
}
