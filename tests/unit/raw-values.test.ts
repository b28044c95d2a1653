import { describe, expect, test } from 'vitest'
import { readFiles } from './repository.js'

const tokens = 'ui/tokens.css'
const sheets = readFiles(['ui', 'site/app', 'studio/app'], /\.css$/)
const others = sheets.filter(({ path }) => path !== tokens)

/** Lengths and times; what is relative (%, em, fr, a share of the window) is none. */
const lengths = /(?<![\w.])(\d*\.?\d+)(?:px|pt|rem|ch|ex|cm|mm|in|ms|s)\b/g
const colours =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange)(?![\w-])/gi
/** How large something is that is there for assistive technology alone. */
const unseen = /^(?:inline|block)-size: 1px$/

describe('what site and studio look like stands in one sheet', () => {
  test.each(others)('$path names no length, time or colour of its own', ({ text }) => {
    expect(rawIn(text)).toEqual([])
  })

  test('every token that a sheet uses is there', () => {
    const code = readFiles(['ui', 'site/app', 'studio/app'], /\.tsx?$/)
    const known = new Set(
      [
        ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)]),
        ...code.flatMap(({ text }) => [...text.matchAll(/['"](--[\w-]+)['"]/g)]),
      ].map(([, name]) => name),
    )
    const missing = others.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name]) => name ?? '')
        .filter(name => !known.has(name) && !setByBaseUi.includes(name))
        .map(name => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

test.each([
  ['a { color: #fff }', 'color: #fff'],
  ['a { color: white }', 'color: white'],
  ['a { background: rgb(0 0 0 / 0.5); }', 'background: rgb(0 0 0 / 0.5)'],
  ['a { margin: 0 -4px }', 'margin: 0 -4px'],
  ['a { transition: opacity\n 120ms }', 'transition: opacity 120ms'],
  ['@media (width < 48rem) { a { gap: 0.5rem; } }', 'gap: 0.5rem'],
  ['a { &:hover { inline-size: calc(100% - 2px); } }', 'inline-size: calc(100% - 2px)'],
])('%s is raw', (sheet, found) => {
  expect(rawIn(sheet)).toEqual([found])
})

test('tokens, zeros and what is relative are not raw', () => {
  const sheet = `
    /* 12px, #fff */
    @media (width >= 48rem) { a:hover { margin: 0px var(--space-3); } }
    b { inline-size: min(100%, var(--size-10), 90vw); transition: color 0s; }
    c { padding: 0.1em; grid-template-columns: 1fr 2fr; content: "2px"; inline-size: 1px; white-space: nowrap; }`
  expect(rawIn(sheet)).toEqual([])
})

/** What the primitives measure and set themselves. */
const setByBaseUi = ['--available-width', '--available-height', '--transform-origin']

/** The declarations with values of their own. */
function rawIn(sheet: string): string[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '""')
    .replace(/@[^{};]+/g, '')
  return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g)]
    .filter(([, , value = '']) => {
      const hasLength = [...value.matchAll(lengths)].some(([, number]) => Number(number) !== 0)
      return hasLength || value.search(colours) >= 0
    })
    .map(([, name, value]) => `${name}: ${value?.replace(/\s+/g, ' ')}`)
    .filter(declaration => !unseen.test(declaration))
}
