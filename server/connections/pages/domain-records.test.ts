import { expect, test } from 'vitest'
import { checkDomain, type NameResolver } from './domain-records.js'

const directory = (
  names: Readonly<
    Record<
      string,
      { readonly cname?: string[]; readonly addresses?: string[]; readonly texts?: string[] }
    >
  >,
): NameResolver => ({
  cname: async host => names[host]?.cname ?? [],
  addresses: async host => names[host]?.addresses ?? [],
  texts: async host => names[host]?.texts ?? [],
})
const server = { 'chat.example.com': { addresses: ['192.0.2.7', '2001:db8::7'] } }
const proof = (domain: string) =>
  ({ type: 'TXT', name: `_talkgraph.${domain}`, value: 'page=p1', isRight: false }) as const
const check = (domain: string, names: Parameters<typeof directory>[0] = {}) =>
  checkDomain({ domain, page: 'p1' }, 'chat.example.com', directory({ ...server, ...names }))

test('a name below another one is to be an alias of the server', async () => {
  expect(await check('chat.shop.example')).toEqual({
    name: 'chat.shop.example',
    isRight: false,
    records: [
      { type: 'CNAME', name: 'chat.shop.example', value: 'chat.example.com', isRight: false },
      proof('chat.shop.example'),
    ],
    found: [],
    named: [],
  })
  const alias = { 'chat.shop.example': { cname: ['Chat.Example.com.'], addresses: ['192.0.2.7'] } }
  expect(await check('chat.shop.example', alias)).toMatchObject({
    isRight: true,
    records: [{ isRight: true }, { isRight: false }],
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
      proof('shop.example'),
    ],
    found: ['192.0.2.7'],
    named: [],
  })
})

test('what leads elsewhere is told', async () => {
  const elsewhere = {
    'chat.shop.example': { cname: ['pages.other.example'], addresses: ['198.51.100.1'] },
  }
  expect(await check('chat.shop.example', elsewhere)).toMatchObject({
    isRight: false,
    found: ['pages.other.example'],
  })
  const both = { 'shop.example': { addresses: ['192.0.2.7', '198.51.100.1'] } }
  expect(await check('shop.example', both)).toMatchObject({ isRight: false })
})

test('a text below the domain names the page whose it is, wherever the domain leads', async () => {
  const asked = (...texts: string[]) =>
    check('chat.shop.example', { '_talkgraph.chat.shop.example': { texts } })
  expect(await asked('v=spf1 -all', ' page=p1 ')).toMatchObject({
    isRight: false,
    records: [{ type: 'CNAME' }, { type: 'TXT', isRight: true }],
    named: ['p1'],
  })
  expect(await asked('page=p2', 'page=p1')).toMatchObject({ named: ['p2', 'p1'] })
  for (const text of ['page=p2', 'page=p11', 'page=', 'page=p1 page=p2', 'xpage=p1'])
    expect(await asked(text)).toMatchObject({ records: [{}, { isRight: false }] })
  const atTheDomain = { 'chat.shop.example': { texts: ['page=p1'] } }
  expect(await check('chat.shop.example', atTheDomain)).toMatchObject({ named: [] })
})
