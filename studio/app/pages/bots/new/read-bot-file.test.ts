import { expect, test } from 'vitest'
import { readBotFile } from './read-bot-file.js'

const file = (text: string, name = 'shop.json') => new File([text], name)

test('a bot file keeps its name, and takes the file’s where it has none', async () => {
  expect(await readBotFile(file('{"name":"Shop","nodes":[]}'))).toEqual({ bot: { name: 'Shop', nodes: [] } })
  expect(await readBotFile(file('{"nodes":[]}', 'My shop.json'))).toEqual({
    bot: { name: 'My shop', nodes: [] },
  })
})

test.each(['', 'no json', '[]', 'null', '"text"'])('%j is no bot, and why is told', async text => {
  expect(await readBotFile(file(text))).toEqual({ fault: expect.stringMatching(/\.$/) })
})

test('a file that is too large is not even read', async () => {
  const large = { size: 5_000_001, text: () => Promise.reject(new Error('was read')) } as unknown as File
  expect(await readBotFile(large)).toEqual({ fault: expect.stringContaining('5 MB') })
})
