import { expect, test } from 'vitest'
import { changedPart } from './changed-part.js'
import { readChoices, usualChoices, withChoice } from './choices.js'
import { pluginAddress } from './host-file.js'
import { reachOf } from './reach.js'

test('choices stand in the address, and what is usual does not', () => {
  let address = new URLSearchParams('host=vue')
  for (const [name, value] of [
    ['mode', 'inline'],
    ['start', 'at-once'],
    ['persistence', 'none'],
    ['locale', 'de'],
  ] as const)
    address = withChoice(address, name, value)
  expect(String(address)).toBe('host=vue&mode=inline&start=at-once&keep=none&language=de')
  expect(readChoices(address)).toEqual({
    mode: 'inline',
    start: 'at-once',
    persistence: 'none',
    locale: 'de',
  })
  expect(String(withChoice(address, 'mode', 'live-chat'))).toBe(
    'host=vue&start=at-once&keep=none&language=de',
  )
})

test('an address that says nothing, or nonsense, is as usual', () => {
  expect(readChoices(new URLSearchParams())).toEqual(usualChoices)
  expect(readChoices(new URLSearchParams('mode=huge&start=&keep=ever&language=<script>'))).toEqual(
    usualChoices,
  )
})

test.each([
  ['', 'data-a', 'data-a'],
  ['<a b>', '<a c="1" b>', 'c="1" '],
  ['mode="popup"', 'mode="full-page"', 'full-page'],
])('from %j to %j, %j is new', (before, now, part) => {
  const range = changedPart(before, now)
  expect(range && now.slice(...range)).toBe(part)
})

test('where something only went, nothing is new', () => {
  expect(changedPart('<a b="1">', '<a>')).toBeUndefined()
  expect(changedPart('same', 'same')).toBeUndefined()
})

test.each([
  ['http://localhost:8787', 'machine'],
  ['http://127.0.0.1:8787', 'machine'],
  ['http://[::1]:8787', 'machine'],
  ['http://192.168.1.20:8787', 'network'],
  ['https://nas.local', 'network'],
  ['http://server:8787', 'network'],
  ['http://chat.example.com', 'unsafe'],
  ['https://chat.example.com', 'everybody'],
  ['https://10.example.com', 'everybody'],
])('%s is reached by: %s', (server, reach) => {
  expect(reachOf(server)).toBe(reach)
})

test('the plugin is asked for with what was chosen', () => {
  expect(pluginAddress('shop', usualChoices)).toBe('/hosts/wordpress.zip?bot=shop')
  expect(
    pluginAddress('shop', { ...usualChoices, mode: 'popup', persistence: 'local', locale: 'de' }),
  ).toBe('/hosts/wordpress.zip?bot=shop&mode=popup&persistence=local&locale=de')
})
