import { expect, it, vi } from 'vitest'
import {
  namedCharacter as inTable,
  oldCharacter as oldInTable,
} from '../../../runtime/session/characters.js'
import { namedCharacter, oldCharacter } from './characters.js'

const names =
  'amp lt gt quot apos nbsp uuml Uuml eacute Scaron scaron ccedil ntilde szlig oelig euro copy hellip ndash mdash lsquo rsquo laquo bull trade larr star check omega times shy zwnj lrm excl lowbar Zdot'

it.each(names.split(' '))('a browser reads &%s; as the runtime does', name => {
  expect(namedCharacter(name)).toBe(inTable(name))
  expect(inTable(name)).toBeDefined()
})

it.each(['ampx', 'notit', 'gta', 'nothing', 'constructor', 'toString', 'hasOwnProperty'])(
  '&%s; is no character',
  name => {
    expect(namedCharacter(name)).toBeUndefined()
    expect(inTable(name)).toBeUndefined()
  },
)

it.each(Array.from({ length: 32 }, (_, at) => 128 + at))(
  'a browser reads the number %i as the runtime does',
  code => {
    expect(oldCharacter(code)).toBe(oldInTable(code))
  },
)

it('where a page lets nobody read HTML the usual ones are read all the same', () => {
  const refused = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires ‘TrustedHTML’ assignment.')
  })
  expect(namedCharacter('uuml')).toBeUndefined()
  expect(namedCharacter('amp')).toBe('&')
  refused.mockRestore()
})
