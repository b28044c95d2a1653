import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@swc/core'
import { describe, expect, test } from 'vitest'
import { styles as loaderStyles } from '../../src/loader/styles.js'
import { styles } from '../../src/widget/styles.js'
import { supportedBrowsers } from '../../tools/build/supported-browsers.mjs'
import { newerApis, newerCss, oldCss } from './browser-features.js'

const root = join(import.meta.dirname, '../..')
const oldest = [
  supportedBrowsers.chrome,
  supportedBrowsers.firefox,
  supportedBrowsers.safari,
] as const

/** What a visitor's browser may load, but the texts, which are data. */
const files = readdirSync(join(root, 'dist')).filter(
  name => /^talkgraph.*\.js$/.test(name) && !/^talkgraph-(?:lang|emoji)-/.test(name),
)
/** The entries of the package consist of these. */
const chunks = readdirSync(join(root, 'dist/chunks'))
  .filter(name => name.endsWith('.js'))
  .map(name => `chunks/${name}`)
const codeOf = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')

test('docs/embed.md tells the versions', () => {
  const { chrome, firefox, safari } = supportedBrowsers
  const docs = readFileSync(join(root, 'docs/embed.md'), 'utf8')
  for (const line of [
    `| Chrome, Edge and others made of Chromium, Android’s WebView | ${chrome} |`,
    `| Firefox | ${firefox} |`,
    `| Safari, on macOS and iOS | ${safari} |`,
  ])
    expect(docs).toContain(line)
})

describe.each([...files, 'index.js', 'react.js', ...chunks])('%s', name => {
  test('is written in a language that these versions know', () => {
    const targets = Object.entries(supportedBrowsers).map(([browser, from]) => [browser, `${from}`])
    expect(isRewrittenFor(codeOf(name), Object.fromEntries(targets))).toBe(false)
  })

  test('asks nothing of the browser that these versions lack, or does without', () => {
    const code = codeOf(name)
    const lacking = newerApis.filter(
      ([pattern, { since, spare }]) => !spare && isTooNew(since) && pattern.test(code),
    )
    expect(lacking.map(([pattern]) => pattern.source)).toEqual([])
  })
})

test('a language that is too new is noticed', () => {
  expect(isRewrittenFor('let a; a ??= 1', { chrome: '84' })).toBe(true)
  expect(isRewrittenFor('let a; a ??= 1', { chrome: '85' })).toBe(false)
})

describe('the style sheets', () => {
  const live = readFileSync(join(root, 'src/live/styles.ts'), 'utf8').split('`')[1] ?? ''
  const sheet = [styles, loaderStyles, live].join('\n')
  const used = partsOf(sheet)

  test('are looked into', () => {
    expect(used.size).toBeGreaterThan(150)
    for (const part of [
      '@container',
      ':has',
      'color-mix(',
      'dvh',
      '::backdrop',
      'text-underline-offset',
    ])
      expect(used).toContain(part)
  })

  test('use only what is known of browsers: say of anything new since when they have it', () => {
    expect([...used].filter(part => !oldCss.has(part) && !newerCss[part])).toEqual([])
  })

  test('use nothing that these versions lack, or do without', () => {
    const lacking = [...used].filter(part => {
      const feature = newerCss[part]
      return feature && !feature.spare && isTooNew(feature.since)
    })
    expect(lacking).toEqual([])
  })
})

/** Would code be another one for these browsers than for those to come? */
function isRewrittenFor(code: string, targets: Readonly<Record<string, string>>): boolean {
  const read = (browsers: object) =>
    transformSync(code, {
      configFile: false,
      swcrc: false,
      isModule: 'unknown',
      env: { targets: browsers },
    }).code
  return read(targets) !== read({ chrome: '999' })
}

function isTooNew(since: readonly number[]): boolean {
  return since.some((version, browser) => version > (oldest[browser] ?? 0))
}

/** At-rules, pseudo-classes and -elements, functions, units and properties of a style sheet. */
function partsOf(sheet: string): Set<string> {
  // Texts, custom properties and names of animations are no parts of CSS.
  const bare = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'[^']*'|"[^"]*"/g, '')
    .replace(/--[\w-]+/g, '')
  const selectors = [...bare.matchAll(/(?:^|[{};])([^{};]*)\{/g)].map(
    ([, selector = '']) => selector,
  )
  const declarations = bare.replace(/[^{};]*\{/g, ';')
  const all = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, part = '']) => part)
  return new Set([
    ...all(bare, /(@[\w-]+)/g),
    ...selectors.filter(text => !text.includes('@')).flatMap(text => all(text, /(::?[a-z-]+)/g)),
    ...all(declarations, /(?:^|[\s,(/;:])([a-zA-Z-]+\()/g).filter(part => part !== '('),
    ...all(declarations, /[\s:(,+*/-]\.?\d[\d.]*([a-z]+|%)/g),
    ...all(declarations, /[;\s]([a-z-]+)\s*:/g).filter(part => /^-?[a-z]/.test(part)),
  ])
}
