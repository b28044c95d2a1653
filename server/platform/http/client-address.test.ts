import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.js'

const ask = async (trustedProxies: number, forwarded?: string) => {
  const app = new Hono().get('/', context => context.text(clientAddress(context, trustedProxies)))
  return (
    await app.request(
      '/',
      forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
    )
  ).text()
}

test('a visitor cannot choose an address without a trusted proxy', async () => {
  expect(await ask(0, '1.2.3.4')).toBe('')
})

test('the address that the outermost trusted proxy saw counts', async () => {
  expect(await ask(1, '9.9.9.9, 1.2.3.4')).toBe('1.2.3.4')
  expect(await ask(2, '9.9.9.9, 1.2.3.4, 5.6.7.8')).toBe('1.2.3.4')
})

test('a port that a proxy adds makes no other visitor', async () => {
  expect(await ask(1, '1.2.3.4:5678')).toBe('1.2.3.4')
  expect(await ask(1, '[2001:db8:1:2::6]:5678')).toBe('2001:db8:1:2')
  expect(await ask(1, '[2001:db8:1:2::6]')).toBe('2001:db8:1:2')
})

test('IPv6 visitors are counted by their network', async () => {
  expect(await ask(1, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(await ask(1, '2001:db8::6')).toBe('2001:db8:0:0')
  expect(await ask(1, '::ffff:1.2.3.4')).toBe('::ffff:1.2.3.4')
})
