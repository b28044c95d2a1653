import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type Catalogue, english } from '../../src/texts/english.js'
import { translateBy } from '../../src/texts/fill.js'
import { languageOf, languages } from '../../src/texts/languages.js'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/texts/catalogues')
const files = readdirSync(folder).map(file => file.replace('.ts', ''))
const catalogueOf = async (language: string): Promise<Catalogue> =>
  (await import(join(folder, `${language}.ts`))).catalogue

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('every language that is listed has a catalogue, and the other way round', () => {
  expect([...languages].sort()).toEqual(files.sort())
  const source = readFileSync(join(root, 'src/texts/catalogue-beside.ts'), 'utf8')
  expect([...source.matchAll(/catalogues\/([\w-]+)\.js/g)].map(([, name]) => name).sort()).toEqual(files)
})

describe.each(files)('%s', language => {
  test('has the texts of the English one and no others, none empty, with the same placeholders', async () => {
    const texts = await catalogueOf(language)
    expect(Object.keys(texts).sort()).toEqual([...english].sort())
    for (const [text, own] of Object.entries(texts)) {
      expect([text, own.trim()]).not.toEqual([text, ''])
      expect([text, placeholders(own)]).toEqual([text, placeholders(text)])
    }
  })
})

test.each([
  ['de-AT', 'de'],
  ['zh-TW', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['pt-BR', 'pt'],
  ['iw', 'he'],
  ['in', 'id'],
  ['en-GB', undefined],
  ['sv', undefined],
  ['', undefined],
])('%j is spoken to in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

test('a catalogue that lacks a text leaves it English; what is filled in is not read again', () => {
  const t = translateBy({ 'You: {text}': 'Vous : {text}' })
  expect(t('Done')).toBe('Done')
  expect(t('You: {text}', { text: '{text} {name}' })).toBe('Vous : {text} {name}')
})

/** Attributes and options in which people read or hear what stands there. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|name)$/

/** What a component says that is not handed to `t()`. */
function literalTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const note = (text: string) => {
    if (/\p{L}{2}/u.test(text)) found.push(`${relative(root, file)}: ${text.trim()}`)
  }
  const hear = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) return
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return
    if (ts.isBinaryExpression(node) && /^(?:[!=]==|in)$/.test(node.operatorToken.getText())) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node.text)
    if (ts.isTemplateExpression(node))
      note([node.head, ...node.templateSpans.map(s => s.literal)].map(p => p.text).join(' '))
    node.forEachChild(hear)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text)
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer)
      hear(node.initializer)
    if (ts.isPropertyAssignment(node) && /^'aria-/.test(node.name.getText())) hear(node.initializer)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) node.forEachChild(hear)
    node.forEachChild(walk)
  }
  walk(source)
  return found
}

const components = readdirSync(join(root, 'src'), { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map(name => join(root, 'src', name))

test('no component says anything but texts of the catalogue', () => {
  expect(components.length).toBeGreaterThan(25)
  const names = [
    'src/preview/preview-header.tsx: logo',
    'src/widget/window/footer.tsx: Talkgraph',
    'src/widget/window/header.tsx: logo',
    'src/widget/transcript/entry.tsx: avatar',
  ]
  expect(components.flatMap(literalTexts).filter(text => !names.includes(text))).toEqual([])
})

test('every default text of the runtime is a text of the catalogue', () => {
  const sources = readdirSync(join(root, 'runtime'), { recursive: true })
    .map(String)
    .filter(name => /^(nodes|patterns)[\\/].*\.ts$/.test(name) && !/\.(test|sample)\.ts$/.test(name))
    .map(name => readFileSync(join(root, 'runtime', name), 'utf8'))
  const defaults = sources.flatMap(source => source.match(/(?<=')(?:Please|Sorry|Nice) [^']+(?=')/g) ?? [])
  expect(defaults.length).toBeGreaterThanOrEqual(7)
  expect(defaults.filter(text => !new Set<string>(english).has(text))).toEqual([])
})
