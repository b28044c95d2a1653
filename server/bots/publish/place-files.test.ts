import { expect, test } from 'vitest'
import { lintBot } from '../../../runtime/lint/lint-bot.js'
import { playBot } from '../../../runtime/testing/index.js'
import { createFilePlacer } from './place-files.js'

const own = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345'
const others = 'ZzCdEfGhIjKlMnOpQrStUvWxYz012345'
const store = {
  bots: { find: async (id: string) => (id === 'shop' ? { owner: 'ann' } : undefined) },
  files: { find: async (owner: string, id: string) => owner === 'ann' && id === own && {} },
}
const place = (text: string, base?: string, botId = 'shop') =>
  createFilePlacer(store, () => base)(botId, text)

test.each([
  `http://localhost:18101/files/${own}/cake.png`,
  `https://old.example/files/${own}/cake.png`,
  `/files/${own}/cake.png`,
])('%s has the address of today', async address => {
  const text = JSON.stringify({ image: address, text: `<img src="${address}">` })
  const now = `https://new.example/files/${own}/cake.png`
  expect(JSON.parse(await place(text, 'https://new.example'))).toEqual({
    image: now,
    text: `<img src="${now}">`,
  })
  expect(await place(text)).toContain(`"/files/${own}/cake.png"`)
})

test.each([
  `https://other.example/files/${others}/cake.png`,
  `https://other.example/files/${own}/cake.png.exe`,
  `https://other.example/a/files/short/cake.png`,
  'nothing',
])('%s stays as it is', async address => {
  expect(await place(address, 'https://new.example')).toBe(address)
})

test('the files of a bot that is gone stay as they are', async () => {
  const address = `https://old.example/files/${own}/cake.png`
  expect(await place(address, 'https://new.example', 'gone')).toBe(address)
})

test('the path alone is an address that a step shows and lint lets through', async () => {
  const path = `/files/${own}/cake.png`
  const bot = {
    nodes: [{ id: 'i', type: 'image', data: { image: path, alt: 'A cake' } }],
    edges: [],
  }
  expect(lintBot(bot)).toEqual([])
  expect(await playBot(bot)).toMatchObject({ transcript: [{ message: { src: path } }] })
})
