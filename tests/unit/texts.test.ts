import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type Catalogue, english, type Forms } from '../../src/texts/english.js'
import { translateBy } from '../../src/texts/fill.js'
import { languages, languagesOf } from '../../src/texts/languages.js'
import { loadTexts } from '../../src/texts/load-texts.js'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/texts/catalogues')
const files = readdirSync(folder).map(file => file.replace('.ts', ''))
const catalogueOf = async (language: string): Promise<Partial<Catalogue>> =>
  (await import(join(folder, `${language}.ts`))).catalogue

/** Catalogues that hold only what differs from their language's. */
const regional = ['es-419', 'pt-PT']

test.each(regional)('%s holds only what differs', async tag => {
  const common = await catalogueOf(tag.replace(/-.*/, ''))
  const same = Object.entries(await catalogueOf(tag)).filter(([text, own]) =>
    Object.entries(common).some(([known, words]) => known === text && words === own),
  )
  expect(same).toEqual([])
})

const formsOf = (own: string | Forms): Readonly<Record<string, string>> =>
  typeof own === 'string' ? { other: own } : own

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('every language that is listed has a catalogue, and the other way round', () => {
  expect([...languages].sort()).toEqual(files.sort())
  const source = readFileSync(join(root, 'src/texts/catalogue-beside.ts'), 'utf8')
  expect([...source.matchAll(/catalogues\/([\w-]+)\.js/g)].map(([, name]) => name).sort()).toEqual(
    files,
  )
})

describe.each(files)('%s', language => {
  test('has the texts of the English one and no others, none empty, with the same placeholders', async () => {
    const texts = await catalogueOf(language)
    if (regional.includes(language))
      expect(english).toEqual(expect.arrayContaining(Object.keys(texts)))
    else expect(Object.keys(texts).sort()).toEqual([...english].sort())
    for (const [text, own] of Object.entries(texts)) {
      for (const [form, words] of Object.entries(formsOf(own))) {
        expect([text, words.trim()]).not.toEqual([text, ''])
        // A word for none, one or two has the number in it.
        const optional = /zero|one|two/.test(form) ? ['{count}'] : []
        const known = (name: string) => !optional.includes(name)
        expect([text, placeholders(words).filter(known)]).toEqual([
          text,
          placeholders(text).filter(known),
        ])
      }
    }
  })

  test('has each form that its numbers take, and no other', async () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const own of Object.values(await catalogueOf(language)))
      if (typeof own !== 'string')
        expect(Object.keys(own).sort()).toEqual([...pluralCategories].sort())
  })
})

test.each([
  ['de-AT', ['de']],
  ['zh-TW', ['zh-Hant']],
  ['zh', ['zh-Hans']],
  ['pt-BR', ['pt']],
  ['pt', ['pt']],
  ['pt-AO', ['pt-PT', 'pt']],
  ['es', ['es']],
  ['es-MX', ['es-419', 'es']],
  ['es-419', ['es-419', 'es']],
  ['iw', ['he']],
  ['in', ['id']],
  ['en-GB', []],
  ['sv', []],
  ['', []],
])('%j is spoken to in %j', (locale, closest) => {
  expect(languagesOf(locale)).toEqual(closest)
})

test('a catalogue that lacks a text leaves it English; what is filled in is not read again', () => {
  const t = translateBy({ 'You: {text}': 'Vous : {text}' }, 'fr')
  expect(t('Done')).toBe('Done')
  expect(t('You: {text}', { text: '{text} {name}' })).toBe('Vous : {text} {name}')
})

test.each([
  ['en', undefined, 1, '1 new message'],
  ['en', undefined, 1200, '1,200 new messages'],
  ['ar', 'ar', 2, 'رسالتان جديدتان'],
  ['ar', 'ar', 11, '\u206811\u2069 رسالة جديدة'],
  ['pl', 'pl', 3, '3 nowe wiadomości'],
  ['pl', 'pl', 5, '5 nowych wiadomości'],
  ['ru-RU', 'ru', 21, '21 новое сообщение'],
] as const)(
  'in %s a noun takes the form for its number',
  async (locale, language, count, words) => {
    const catalogue = language ? await catalogueOf(language) : {}
    expect(translateBy(catalogue, locale)('{count} new messages', { count })).toBe(words)
  },
)

test('a value keeps its own direction where a line has letters from right to left, and only there', async () => {
  const inHebrew = translateBy(await catalogueOf('he'), 'he')
  expect(inHebrew('Up to {size}', { size: '5 MB' })).toBe('עד \u20685 MB\u2069')
  expect(inHebrew('Open chat')).not.toMatch(/[\u2066-\u2069]/)
  const inGerman = translateBy(await catalogueOf('de'), 'de')
  expect(inGerman('Up to {size}', { size: '5 MB' })).toBe('Bis zu 5 MB')
  expect(inGerman('Uploading {name}', { name: 'קובץ.pdf' })).toBe(
    '\u2068קובץ.pdf\u2069 wird hochgeladen',
  )
})

test.each([
  ['de-AT', 'de-AT', 'de'],
  ['sv', 'en-SE', undefined],
  ['en-GB', 'en-GB', undefined],
])('%s: texts, dates and numbers are in one language', async (locale, spoken, language) => {
  const texts = await loadTexts(locale, catalogueOf)
  expect(texts).toEqual({ locale: spoken, catalogue: language ? await catalogueOf(language) : {} })
})

test('a region’s texts stand over those of its language', async () => {
  const { catalogue } = await loadTexts('pt-PT', catalogueOf)
  expect(catalogue['Attach a file']).toBe('Anexar um ficheiro')
  expect(catalogue.Flags).toBe('Bandeiras')
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
    .filter(
      name => /^(nodes|patterns)[\\/].*\.ts$/.test(name) && !/\.(test|sample)\.ts$/.test(name),
    )
    .map(name => readFileSync(join(root, 'runtime', name), 'utf8'))
  const defaults = sources.flatMap(
    source => source.match(/(?<=')(?:Please|Sorry|Nice) [^']+(?=')/g) ?? [],
  )
  expect(defaults.length).toBeGreaterThanOrEqual(7)
  expect(defaults.filter(text => !new Set<string>(english).has(text))).toEqual([])
})
