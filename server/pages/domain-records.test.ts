import { expect, test } from 'vitest'
import { checkDomain, type NameResolver } from './domain-records.js'

const directory = (
  names: Readonly<Record<string, { readonly cname?: string[]; readonly addresses?: string[] }>>,
): NameResolver => ({
  cname: async host => names[host]?.cname ?? [],
  addresses: async host => names[host]?.addresses ?? [],
})
const server = { 'chat.example.com': { addresses: ['192.0.2.7', '2001:db8::7'] } }
const check = (domain: string, names: Parameters<typeof directory>[0] = {}) =>
  checkDomain(domain, 'chat.example.com', directory({ ...server, ...names }))

test('a name below another one is to be an alias of the server', async () => {
  expect(await check('chat.shop.example')).toEqual({
    name: 'chat.shop.example',
    isRight: false,
    records: [{ type: 'CNAME', name: 'chat.shop.example', value: 'chat.example.com', isRight: false }],
    found: [],
  })
  const alias = { 'chat.shop.example': { cname: ['Chat.Example.com.'], addresses: ['192.0.2.7'] } }
  expect(await check('chat.shop.example', alias)).toMatchObject({
    isRight: true,
    records: [{ isRight: true }],
  })
})

test('a name that leads to the same addresses is right, too', async () => {
  const there = { 'chat.shop.example': { addresses: ['192.0.2.7'] } }
  expect(await check('chat.shop.example', there)).toMatchObject({ isRight: true })
})

test('a name at the top is given the addresses of the server', async () => {
  const half = { 'shop.example': { addresses: ['192.0.2.7'] } }
  expect(await check('shop.example', half)).toEqual({
    name: 'shop.example',
    isRight: true,
    records: [
      { type: 'A', name: 'shop.example', value: '192.0.2.7', isRight: true },
      { type: 'AAAA', name: 'shop.example', value: '2001:db8::7', isRight: false },
    ],
    found: ['192.0.2.7'],
  })
})

test('what leads elsewhere is told', async () => {
  const elsewhere = { 'chat.shop.example': { cname: ['pages.other.example'], addresses: ['198.51.100.1'] } }
  expect(await check('chat.shop.example', elsewhere)).toMatchObject({
    isRight: false,
    found: ['pages.other.example'],
  })
  const both = { 'shop.example': { addresses: ['192.0.2.7', '198.51.100.1'] } }
  expect(await check('shop.example', both)).toMatchObject({ isRight: false })
})
