import { expect, it } from 'vitest'
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
  expect(toCssVariables({ fontSize: '16', headerBgColor: 'Teal', chatBgImg: '/a.png' })).toMatchObject({
    '--tg-font-size': '16px',
    '--tg-header-bg-color': 'teal',
    '--tg-chat-bg-img': 'url("/a.png")',
    '--tg-widget-size': '50px',
  })
})

it('lets no hostile value out', () => {
  const hostile = 'red;}*{background:url("https://evil.test")}'
  const variables = toCssVariables(Object.fromEntries(Object.keys(fields).map(name => [name, hostile])))
  expect(variables).toEqual(toCssVariables())
})

it('gives each look a variable of its own', () => {
  const names = Object.values(fields).flatMap(({ cssVariable }) => cssVariable ?? [])
  expect(new Set(names).size).toBe(names.length)
})

it('does not read what only the prototype has', () => {
  const input: Record<string, unknown> = Object.create({ logoText: 'inherited' })
  expect(readCustomizations(input).logoText).toBe('Support')
})
