import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { categories } from '../content/categories.js'

const templates = readFolder('templates')
const glossary = readFolder('glossary')
const apps = readFolder('ai-apps')
const directory = readFolder('directory')
const overview = readItem(import.meta.dirname, 'overview.md')
const everything = [...templates, ...glossary, ...apps, ...directory, overview]
const categoryNames = new Set(categories.map(({ name }) => name))

describe('the seed', () => {
  test('has as many items as the site promises', () => {
    expect(templates.length).toBeGreaterThanOrEqual(60)
    expect(glossary.length).toBeGreaterThanOrEqual(80)
    expect(apps.length).toBeGreaterThanOrEqual(40)
    expect(directory.length).toBeGreaterThanOrEqual(40)
  })

  test.each(everything)('says what $file is, in one paragraph, without markup', ({ head }) => {
    expect(head.description).toMatch(/^\S.{20,190}[.?]$/)
    expect(title(head)).toMatch(/^[^<>:]{2,60}$/)
  })

  test.each(everything)('writes $file in whole paragraphs without HTML', ({ body }) => {
    expect(body).not.toMatch(/<[a-z/][^`]*>(?![^`\n]*`)/i)
    expect(body).not.toMatch(/TODO|lorem|\bXXX\b|!!|\t|\s$/i)
    // A page has its own h1.
    expect(body).not.toMatch(/^# /m)
  })

  test('says the same thing nowhere twice', () => {
    expect(repeated(everything.map(({ head }) => head.description))).toEqual([])
    for (const items of [templates, glossary, apps, directory])
      expect(repeated(items.map(({ head }) => title(head)))).toEqual([])
  })

  test.each([...templates, ...apps, ...directory])('dates $file in the past', ({ head }) => {
    expect(head.createdAt).toMatch(/^2026-\d\d-\d\d$/)
    expect(Date.parse(String(head.createdAt))).toBeLessThan(Date.parse('2026-11-15'))
  })
})

describe('templates', () => {
  test.each(templates)(
    '$file has its bot, a category of the gallery, tags and features',
    ({ head, slug }) => {
      expect(head.bot).toBe(slug)
      expect(botSteps(slug).size).toBeGreaterThan(5)
      expect(categoryNames).toContain(head.category)
      expect(head.tags).toHaveLength(5)
      expect(head.features).toHaveLength(4)
    },
  )

  test('are there for every example and every category', () => {
    const bots = readdirSync(join(import.meta.dirname, '../../examples/bots'))
      .filter(name => name.endsWith('.json') && !name.endsWith('.test.json'))
      .map(name => name.slice(0, -'.json'.length))
    expect(templates.map(({ slug }) => slug).sort()).toEqual(bots.sort())
    expect(new Set(templates.map(({ head }) => head.category))).toEqual(categoryNames)
  })

  test.each([...categoryNames])('there are three and more for %s', name => {
    expect(templates.filter(({ head }) => head.category === name).length).toBeGreaterThanOrEqual(3)
  })

  test.each(templates)('$file is a guide of 240 to 600 words', ({ body }) => {
    expect(words(body)).toBeGreaterThanOrEqual(240)
    expect(words(body)).toBeLessThanOrEqual(600)
    expect(body).toMatch(/^## What this chatbot does\n[\s\S]*^## Before you publish\n/m)
  })

  test.each(templates)('$file names only steps and fields that its bot has', ({ body, slug }) => {
    const known = botWords(slug)
    const named = [...body.matchAll(/`([a-z][a-z0-9_]*)`/gi)].map(match => match[1] ?? '')
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(name => !known.has(name) && !serverWords.has(name))).toEqual([])
  })
})

describe('the glossary', () => {
  test.each(glossary)('$file explains in 120 to 250 words, with an example', ({ body }) => {
    expect(words(body)).toBeGreaterThanOrEqual(120)
    expect(words(body)).toBeLessThanOrEqual(250)
    expect(body).toMatch(/^## Example$/m)
  })

  test.each(glossary)('$file leads to other terms that exist', ({ head, slug }) => {
    const related = head.related as string[]
    expect(related.length).toBeGreaterThanOrEqual(3)
    expect(related).not.toContain(slug)
    expect(related.filter(name => !glossary.some(term => term.slug === name))).toEqual([])
  })

  test('covers most of the alphabet', () => {
    expect(
      new Set(glossary.map(({ head }) => title(head)[0]?.toUpperCase())).size,
    ).toBeGreaterThanOrEqual(20)
  })
})

describe('AI apps', () => {
  test.each(apps)(
    '$file has 70 to 150 words, an https address, and says of which kind it is',
    ({ head, body }) => {
      expect(words(body)).toBeGreaterThanOrEqual(70)
      expect(words(body)).toBeLessThanOrEqual(150)
      expect(new URL(String(head.link)).protocol).toBe('https:')
      expect(body).toMatch(/^\*\*Kind:\*\* /m)
    },
  )

  test('stand in at least ten categories, each with two or more', () => {
    const names = apps.map(({ head }) => String(head.category))
    expect(new Set(names).size).toBeGreaterThanOrEqual(10)
    expect(names.filter(name => names.indexOf(name) === names.lastIndexOf(name))).toEqual([])
  })
})

describe('directory templates', () => {
  test.each(directory)(
    '$file has its questions in order, what to do with the answers, and tips',
    ({ body }) => {
      expect(words(body)).toBeGreaterThanOrEqual(120)
      expect(words(body)).toBeLessThanOrEqual(250)
      expect(body).toMatch(
        /^## Questions, in this order\n\n1\. [\s\S]*^4\. [\s\S]*^## What to do with the answers\n[\s\S]*^## Tips\n\n- /m,
      )
    },
  )

  test('stand in every category of the gallery', () => {
    expect(new Set(directory.map(({ head }) => head.category))).toEqual(categoryNames)
  })

  test.each(directory)(
    '$file leads to the template of its own name, or to none',
    ({ head, slug }) => {
      const own = templates.find(template => template.slug === slug)
      expect(head.template).toBe(own?.slug)
      if (own) expect(own.head.category).toBe(head.category)
    },
  )
})

describe('the overview', () => {
  test('is an article of 900 to 1,500 words with headings of three levels', () => {
    expect(words(overview.body)).toBeGreaterThanOrEqual(900)
    expect(words(overview.body)).toBeLessThanOrEqual(1500)
    for (const level of ['##', '###', '####'])
      expect(overview.body).toMatch(new RegExp(`^${level} `, 'm'))
  })
})

interface SeedItem {
  readonly file: string
  readonly slug: string
  readonly head: Readonly<Record<string, unknown>>
  readonly body: string
}

/** What the server's settings, bot files and steps call their own parts. */
const serverWords = new Set([
  'liveDesk',
  'main',
  'TALKGRAPH_AI_KEYS',
  'excludeDates',
  'excludeDays',
  'responseMapping',
  'correctAnswer',
  'translations',
  'true',
  'title',
  'when',
  'id',
])

function readFolder(folder: string): readonly SeedItem[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter(name => name.endsWith('.md'))
    .map(name => readItem(path, name))
}

function readItem(folder: string, file: string): SeedItem {
  const [, head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
  return {
    file,
    slug: file.replace(/\.md$/, ''),
    head: parse(head) as SeedItem['head'],
    body: body.trim(),
  }
}

function botFile(slug: string): string {
  return readFileSync(join(import.meta.dirname, `../../examples/bots/${slug}.json`), 'utf8')
}

function botSteps(slug: string): Set<string> {
  const bot = JSON.parse(botFile(slug)) as { elements: { nodes: { id: string }[] }[] }
  return new Set(bot.elements.flatMap(({ nodes }) => nodes.map(({ id }) => id)))
}

/** The steps of a bot, its variables, and the values of its exits. */
function botWords(slug: string): Set<string> {
  const named = [
    ...botFile(slug).matchAll(
      /"(?:answerVariable|name|variableName|value|id|sourceHandle|correctAnswer|path|key)": "([^"]*)"/g,
    ),
  ]
  const { variables: given = [] } = JSON.parse(botFile(slug)) as { variables?: string[] }
  return new Set([...botSteps(slug), ...given, ...named.map(match => match[1] ?? '')])
}

const title = (head: SeedItem['head']): string => String(head.name ?? head.term ?? head.title)
const words = (text: string): number => text.split(/\s+/).length
const repeated = (texts: readonly unknown[]): unknown[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)
