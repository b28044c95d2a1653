import { describe, expect, it } from 'vitest'
import { readCustomizations } from './customizations.js'
import { fields } from './fields.js'
import { toCssVariables } from './to-css-variables.js'

it('has every default when nothing is given', () => {
  const customizations = readCustomizations()
  for (const [name, { default: fallback }] of Object.entries(fields)) {
    expect(customizations).toHaveProperty(name, fallback)
  }
})

it('reads every default back as itself', () => {
  for (const { parse, default: fallback, kind } of Object.values(fields)) {
    const read = parse(fallback)
    expect(kind === 'colour' ? String(read).toLowerCase() : read).toEqual(
      kind === 'colour' ? String(fallback).toLowerCase() : fallback,
    )
  }
})

it('writes numbers in pixels, colours as they are and addresses as url()', () => {
  expect(
    toCssVariables({ fontSize: '16', headerBgColor: 'Teal', chatBgImg: '/a.png' }),
  ).toMatchObject({
    '--tg-font-size': '16px',
    '--tg-header-bg-color': 'teal',
    '--tg-chat-bg-img': 'url("/a.png")',
    '--tg-widget-size': '50px',
  })
})

describe('lets nothing hostile out of any field:', () => {
  const hostile: readonly unknown[] = [
    'red;}*{display:none',
    'red;}*{background:url("https://evil.test")}',
    'url(javascript:alert(1))',
    'javascript:alert(1)',
    'var(--x)',
    'expression(alert(1))',
    'env(x)',
    'attr(title)',
    '</style><script>1</script>',
    '\\72 ed',
    'red !important',
    '/**/red',
    '#fff\n}',
    '1e308',
    '9'.repeat(400),
    '-1px',
    'calc(1px + 1px)',
    1e9,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    {},
    { toString: () => 'red' },
    { valueOf: () => 12 },
    [],
    ['red'],
    () => 'red',
    Symbol('red'),
    12n,
    new Date(Number.NaN),
  ]

  it.each(hostile.map(value => [value]))('%s', value => {
    const everywhere = Object.fromEntries(Object.keys(fields).map(name => [name, value]))
    // Odd as an address or a font may be, it never leaves its quotes.
    const written = Object.entries(toCssVariables(everywhere)).map(([name, text]) => [
      name,
      text.replace(/^(?:url\("[^"\\\n]*"\)|"[^"\\\n]*")$/, toCssVariables()[name] ?? ''),
    ])
    expect(Object.fromEntries(written)).toEqual(toCssVariables())
  })

  it('keys that mean something to JavaScript', () => {
    const input: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"headerBgColor":"red","x":1},"constructor":"red","toString":"red","prototype":{}}',
    )
    expect(toCssVariables(input)).toEqual(toCssVariables())
    expect(readCustomizations(input)).toEqual(readCustomizations())
    expect({}).not.toHaveProperty('x')
  })

  it('and whatever is let out has nothing in it that ends a declaration or fetches', () => {
    for (const [name, value] of Object.entries(
      toCssVariables({ chatBgImg: 'https://a.test/x.png?a=1' }),
    ))
      expect(
        name === '--tg-chat-bg-img' ? value.replace(/^url\("[^"\\]*"\)$/, '') : value,
      ).not.toMatch(/[;{}@\\<>]|url|\/\*/)
  })
})

describe('in the dark', () => {
  it('has dark values where the owner has set none', () => {
    const { chatBgColor, optionBubbleTextColor, headerBgColor } = readCustomizations({}, true)
    expect([chatBgColor, optionBubbleTextColor]).not.toContain(fields.chatBgColor.default)
    expect(headerBgColor).toBe(fields.headerBgColor.default)
  })

  it('keeps what the owner has set, and what stands with it', () => {
    const looks = readCustomizations({ optionBubbleMsgColor: '#ffe', chatBgColor: '#eee' }, true)
    expect(looks).toMatchObject({
      chatBgColor: '#eee',
      optionBubbleMsgColor: '#ffe',
      optionBubbleTextColor: fields.optionBubbleTextColor.default,
    })
  })

  it('takes a value that cannot be read for none', () => {
    expect(readCustomizations({ chatBgColor: 'var(--x)' }, true)).toEqual(
      readCustomizations({}, true),
    )
  })
})

it('names the variables after the fields, and has none for what is not a look', () => {
  const {
    headerBgColor,
    gradientBgOne,
    widgetOffsetBottom,
    chatBgImg,
    font,
    logo,
    botAutoOpenDelay,
  } = fields
  const named = [
    headerBgColor,
    gradientBgOne,
    widgetOffsetBottom,
    chatBgImg,
    font,
    logo,
    botAutoOpenDelay,
  ]
  expect(named.map(({ cssVariable }) => cssVariable)).toEqual([
    '--tg-header-bg-color',
    '--tg-gradient-bg-one',
    '--tg-widget-offset-bottom',
    '--tg-chat-bg-img',
    '--tg-font',
    null,
    null,
  ])
})

it('gives each look a variable of its own', () => {
  const names = Object.values(fields).flatMap(({ cssVariable }) => cssVariable ?? [])
  expect(new Set(names).size).toBe(names.length)
})

it('does not read what only the prototype has', () => {
  const input: Record<string, unknown> = Object.create({ logoText: 'inherited' })
  expect(readCustomizations(input).logoText).toBe('Support')
})
