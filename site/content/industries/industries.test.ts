import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { claims } from '@talkgraph/wire/claims'
import { describe, expect, test } from 'vitest'
import { categories } from '../categories.js'
import { industries, industryPath } from '../industries.js'
import { industryFaq } from '../industry-faq.js'
import { tellCategories, tellFigures } from '../tell.js'
import { industryContents } from './all.js'
import type { IndustryContent } from './industry-content.js'

const contents: [string, IndustryContent][] = Object.entries(industryContents)

test('the eighteen industries have the addresses that the map of the site names', () => {
  expect(industries.map(industryPath)).toEqual(
    [
      'education',
      'government',
      'healthcare',
      'insurance',
      'legal',
      'mortgage',
      'real-estate',
      'ecommerce',
      'hospitality',
      'hr',
      'manufacturing',
      'media',
      'logistics',
      'nonprofit',
      'energy',
      'tech',
      'restaurant',
      'automotive',
    ].map(slug => `/industries/${slug}-chatbots`),
  )
})

test.each(industries)('the card of $name has its icon', ({ card, slug }) => {
  expect(existsSync(join(import.meta.dirname, '../../public/industries', card.icon))).toBe(true)
  expect(Object.keys(industryContents)).toContain(slug)
})

test('a card without a slug gets one from its title', () => {
  const card = { title: 'Real Estate Chatbots', description: '', icon: '' }
  expect(industryPath({ card })).toBe('/industries/real-estate-chatbots')
})

describe('the page of each industry', () => {
  test.each(contents)('of %s has its parts', (slug, content) => {
    expect(content.blocks).toHaveLength(['mortgage', 'insurance'].includes(slug) ? 3 : 4)
    expect(content.solution).toHaveLength(3)
    expect(content.figures).toHaveLength(3)
    expect(categories.map(category => category.slug)).toContain(content.category)
    for (const { words } of tellFigures(content.figures, claims))
      expect(words.length).toBeGreaterThan(12)
    for (const { picture } of content.blocks) expect(picture.alt).toMatch(/^\S.{20,}/)
  })

  test.each(contents)(
    'of %s has questions of its own, three groups of two and more',
    (slug, { faq }) => {
      expect(industryFaq(slug as keyof typeof industryContents)).toBe(faq)
      expect(faq).toHaveLength(3)
      for (const { questions } of tellCategories(faq, claims)) {
        expect(questions.length).toBeGreaterThanOrEqual(2)
        for (const { question, answer } of questions) {
          expect(question).toMatch(/^[A-Z].*[?.]$/)
          expect(answer).toMatch(/^\S.{40,300}\.$/)
        }
      }
    },
  )

  test('shares no text with another', () => {
    const all = contents.flatMap(([slug, content]) =>
      textsOf(content).map(text => ({ slug, text })),
    )
    const shared = all.filter(({ slug, text }) =>
      all.some(other => other.slug !== slug && other.text === text),
    )
    expect(shared.filter(({ text }) => text.length > 40)).toEqual([])
    // Titles and questions too, however short.
    const heads = contents.flatMap(([, { title, problem, blocks, steps, faq }]) => [
      title,
      problem.title,
      ...[...blocks, ...steps].map(part => part.title),
      ...faq.flatMap(({ name, questions }) => [name, ...questions.map(({ question }) => question)]),
    ])
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([])
  })

  test('the government page has benefits, six departments and a film', () => {
    const { benefits, departments, hasVideo }: IndustryContent = industryContents.government
    expect([benefits?.length, departments?.length, hasVideo]).toEqual([4, 6, true])
  })
})

/** Everything that a content says, however deep it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
