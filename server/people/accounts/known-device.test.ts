import { expect, test } from 'vitest'
import { createKnownDevices } from './known-device.js'

const [ann, ben] = ['ann@shop.example', 'ben@shop.example']
let time = 1_000_000
const devices = createKnownDevices('a secret', false, () => time)
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

test('a browser is known for the address that was signed in with, and for no other', () => {
  const cookie = pairOf(devices.cookieFor('Ann@shop.example'))
  expect(devices.idIn(`a=b; ${cookie}; c=d`, ann)).toMatch(/^[\w-]{16}$/)
  expect(devices.idIn(cookie, ben)).toBeUndefined()
  const [, value] = cookie.split('=')
  const [name] = pairOf(devices.cookieFor(ben)).split('=')
  expect(devices.idIn(`${name}=${value}`, ben)).toBeUndefined()
  const both = `${cookie}; ${pairOf(devices.cookieFor(ben))}`
  expect(devices.idIn(both, ann)).not.toBe(devices.idIn(both, ben))
})

test('what was made up, changed, or for another installation, is a stranger’s', () => {
  const cookie = pairOf(devices.cookieFor(ann))
  const [id, ends, signature] = cookie.split('=')[1]?.split('.') ?? []
  const [name] = cookie.split('=')
  for (const value of [
    '',
    '..',
    `x.${ends}.${signature}`,
    `${id}.9${ends}.${signature}`,
    `${id}.${ends}`,
  ])
    expect(devices.idIn(`${name}=${value}`, ann)).toBeUndefined()
  expect(devices.idIn(undefined, ann)).toBeUndefined()
  const other = createKnownDevices('another secret', false, () => time)
  expect(
    other.idIn(pairOf(other.cookieFor(ann)).replace(/=.*/, `=${cookie.split('=')[1]}`), ann),
  ).toBe(undefined)
})

test('half a year later it is a stranger’s again', () => {
  const cookie = pairOf(devices.cookieFor(ann))
  time += 180 * 86_400_000
  expect(devices.idIn(cookie, ann)).toBeUndefined()
})

test('the cookie is out of reach of scripts and other sites, and for https alone where the server is', () => {
  const plain = devices.cookieFor(ann)
  expect(plain).toMatch(/^talkgraph\.device-[\w-]{12}=/)
  expect(plain).toContain('; Max-Age=15552000; Path=/auth; HttpOnly; SameSite=Lax')
  expect(plain).not.toContain('Secure')
  expect(plain).not.toContain('ann')
  expect(createKnownDevices('a secret', true).cookieFor(ann)).toMatch(
    /^__Secure-talkgraph\.device.*; Secure$/,
  )
})
