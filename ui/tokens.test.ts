import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const declared = new Map(
  [...sheet.matchAll(/^\s{2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [
    name,
    value?.trim() ?? '',
  ]),
)

/** Text and what it stands on: at least 4.5 to 1. */
const texts: [string, string][] = [
  ...['page', 'surface', 'raised', 'sunken', 'hover', 'pressed'].flatMap(
    (ground): [string, string][] => [
      ['text', ground],
      ['text-quiet', ground],
    ],
  ),
  ['accent-text', 'page'],
  ['accent-text', 'surface'],
  ['accent-text', 'raised'],
  ['accent-text', 'accent-surface'],
  ['text', 'accent-surface'],
  ['on-accent', 'accent-solid'],
  ['on-accent', 'accent-solid-hover'],
  ['on-accent', 'accent-solid-pressed'],
  ['on-accent', 'bad-solid'],
  ['on-accent', 'bad-solid-hover'],
  ['text-on-solid', 'solid'],
  ...['good', 'warn', 'bad'].flatMap((state): [string, string][] => [
    [`${state}-text`, `${state}-surface`],
    [`${state}-text`, 'surface'],
    [`${state}-text`, 'raised'],
    ['text', `${state}-surface`],
  ]),
]

/** Borders of controls and the ring of the focus: at least 3 to 1. */
const borders: [string, string][] = ['page', 'surface', 'raised'].flatMap(
  (ground): [string, string][] => [
    ['border', ground],
    ['focus', ground],
    ['accent-border', ground],
    ['bad-border', ground],
  ],
)

const cases = (['light', 'dark'] as const).flatMap(scheme => [
  ...texts.map(([front, ground]) => [scheme, front, ground, 4.5] as const),
  ...borders.map(([front, ground]) => [scheme, front, ground, 3] as const),
])

test.each(cases)('%s: %s on %s has a contrast of at least %s', (scheme, front, ground, least) => {
  expect(contrast(colour(front, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least)
})

function colour(name: string, scheme: 'light' | 'dark'): string {
  const value = resolve(`var(--color-${name})`, scheme)
  if (!/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`--color-${name} is ${value}, which is no colour.`)
  return value
}

function resolve(value: string, scheme: 'light' | 'dark'): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (name) return resolve(declared.get(name) ?? 'nothing', scheme)
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  if (light && dark) return resolve(scheme === 'light' ? light : dark, scheme)
  return value
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
