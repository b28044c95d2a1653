import { describe, expect, it } from 'vitest'
import { parseColour, parseFont, parseNumber, parseUrl, parseUrls } from './parse.js'

describe('a colour', () => {
  it.each([
    '#fff',
    '#1B55F3',
    '#1b55f380',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,.5)',
    'rgb(1 2 3 / 50%)',
    'hsl(120deg 50% 50%)',
    'teal',
  ])('is read from %s', colour => expect(parseColour(colour)).toBe(colour.toLowerCase()))

  it.each([
    'red; background: url(https://evil.test)',
    'url(https://evil.test)',
    'var(--x)',
    'expression(alert(1))',
    'rgb(1,2,3);}*{color:red',
    '#ggg',
    '#12345',
    'inherit',
    'red}',
    'red;}*{display:none',
    'url(javascript:alert(1))',
    '#fff/**/',
    'rgb(1,2,3) url(x)',
    'rgb(var(--x),2,3)',
    'color-mix(in srgb, red, blue)',
    '\\72 ed',
    `rgb(${'1'.repeat(90)},2,3)`,
    Number.NaN,
    [],
    ['red'],
    '',
    7,
    null,
    {},
  ])('is refused from %j', colour => expect(parseColour(colour)).toBeUndefined())
})

describe('a number', () => {
  it('is read with and without its unit', () => {
    expect([
      parseNumber(12, 0, 99),
      parseNumber('12', 0, 99),
      parseNumber(' 12px ', 0, 99),
    ]).toEqual([12, 12, 12])
  })

  it.each(['12em', '', '1e9', 'calc(1px)', Number.NaN, Infinity, -1, 100, null, [], true])(
    'is refused from %j',
    value => expect(parseNumber(value, 0, 99)).toBeUndefined(),
  )
})

describe('a font', () => {
  it.each([
    ['Arial', 'Arial'],
    ['"Open Sans", Arial,sans-serif', '"Open Sans", Arial, sans-serif'],
    ["'Noto Sans JP'", '"Noto Sans JP"'],
    ['Källa', '"Källa"'],
    ['Inherit', '"Inherit"'],
  ])('is read from %s', (font, written) => expect(parseFont(font)).toBe(written))

  it.each([
    'Arial; color: red',
    'Arial}',
    'url(x)',
    '"open',
    '',
    '   ',
    'a/**/b',
    'Arial,',
    ',',
    '"a\\"',
    'a\nb',
    3,
    'x'.repeat(201),
  ])('is refused from %j', font => expect(parseFont(font)).toBeUndefined())
})

describe('an address', () => {
  it.each([
    'https://a.test/x.png?y=1',
    '/img/a.svg',
    'a.png',
    '//cdn.test/a.png',
    'data:image/png;base64,AA==',
    '',
  ])('is read from %s', url => expect(parseUrl(url)).toBe(url))

  it.each([
    'javascript:alert`1`',
    'data:text/html,x',
    'https://a.test/")',
    'a b',
    'a\\22',
    'url(/a)',
    '\u0000/a',
    'vbscript:x',
    'data:image',
    'DATA:text/css,*{}',
    ' javascript:x ',
    ['/a'],
    'blob:x',
    'java\nscript:x',
    null,
  ])('is refused from %j', url => expect(parseUrl(url)).toBeUndefined())
})

it('reads a list of addresses from a list or from lines', () => {
  expect(parseUrls([' /a ', '', 3])).toEqual(['/a'])
  expect(parseUrls('/a\n/b')).toEqual(['/a', '/b'])
  expect(parseUrls(3)).toBeUndefined()
})
