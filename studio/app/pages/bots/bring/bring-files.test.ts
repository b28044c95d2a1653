import { expect, test } from 'vitest'
import { bringFiles, bringText } from './bring-files.js'

const file = (text: string, name = 'shop.json') => new File([text], name)
const typebot = (id: string, links: string[] = []) =>
  JSON.stringify({
    version: '6.1',
    id,
    name: id,
    groups: [
      {
        id: 'g',
        blocks: links.map(typebotId => ({
          id: typebotId,
          type: 'Typebot link',
          options: { typebotId },
        })),
      },
    ],
  })

test('a bot file keeps its name, and takes the file’s where it has none', async () => {
  expect(await bringFiles([file('{"name":"Shop","nodes":[]}')])).toMatchObject({ name: 'Shop' })
  expect(await bringFiles([file('{"nodes":[]}', 'My shop.json')])).toMatchObject({
    name: 'My shop',
    brought: { is: 'own', own: { isWhole: false } },
  })
})

test.each(['', 'no json', '[]', 'null', '"text"', '{"a":1}'])(
  '%j is no bot, and why is told',
  async text => {
    expect(await bringFiles([file(text)])).toEqual({ fault: expect.stringMatching(/\.$/) })
    expect(await bringText(text)).toEqual({ fault: expect.stringMatching(/\.$/) })
  },
)

test('a file that is too large is not even read', async () => {
  const large = Object.defineProperty(file('{}'), 'size', { value: 5_000_001 })
  expect(await bringFiles([large])).toEqual({ fault: expect.stringContaining('5 MB') })
})

test('several files are a bot of Typebot with those that it links to, in whatever order', async () => {
  const read = await bringFiles([file(typebot('b'), 'b.json'), file(typebot('a', ['b']), 'a.json')])
  expect(read).toMatchObject({ name: 'a', brought: { imported: { bot: { subFlows: { b: {} } } } } })
})

test('a fault in one of several files names it', async () => {
  expect(await bringFiles([file(typebot('a', ['b']), 'a.json'), file('{', 'b.json')])).toEqual({
    fault: expect.stringContaining('b.json: This is not valid JSON: line 1, column 2'),
  })
})
