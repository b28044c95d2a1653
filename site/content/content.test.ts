import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  claimNames,
  claims,
  claimsWith,
  faultOfClaim,
  isClaim,
  type OwnClaims,
  tell,
} from '@talkgraph/wire/claims'
import { describe, expect, test } from 'vitest'
import { categories, categoryBySlug } from './categories.js'
import { competitorPath, competitors } from './compare.js'
import { contact } from './contact.js'
import { faqCategories, faqTags } from './faq.js'
import { footerColumns, menus } from './navigation.js'
import { plans, tellPlan } from './pricing.js'
import { tellCategories, tellFigures, tellQuote } from './tell.js'
import { implementationSteps, templateFaq } from './template-page.js'
import { testimonials } from './testimonials.js'

describe('the navigation', () => {
  const groups = menus.flatMap(menu => menu.groups)

  test('has every category of templates, by its name', () => {
    const links = groups.flatMap(group => group.links)
    const listed = links.filter(
      ({ to }) => to.startsWith('/templates/') && !to.startsWith('/templates/all'),
    )
    expect(listed).toEqual(
      categories.map(({ slug, name }) => ({ name, to: `/templates/${slug}?page=1` })),
    )
  })

  test('has every comparison, by its name', () => {
    const compared = groups.find(({ name }) => name === 'Compare')?.links.slice(1)
    expect(compared).toEqual(
      competitors.map(({ name, title }) => ({ name: title, to: competitorPath(name) })),
    )
  })

  test.each([...groups, ...footerColumns])('leads to each place once under $name', ({ links }) => {
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length)
    expect(new Set(links.map(({ name }) => name)).size).toBe(links.length)
  })
})

describe('the FAQ', () => {
  const questions = tellCategories(faqCategories, claims).flatMap(category => category.questions)

  test('has its four categories and five quick tags', () => {
    expect(faqCategories.map(({ name }) => name)).toEqual([
      'Getting Started',
      'Features & Capabilities',
      'Pricing & Plans',
      'Support & Security',
    ])
    expect(faqTags).toEqual(['popular', 'basics', 'pricing', 'features', 'integration'])
  })

  test.each(faqTags)('has several questions for the tag %s', tag => {
    expect(questions.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(4)
  })

  test('asks nothing twice, and answers in full sentences', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/)
      expect(answer).toMatch(/^\S.{20,300}\.$/)
    }
  })

  test.each([
    '1 chatbot and 100 conversations per month',
    'No credit card',
    'from $19/month',
    '30-day money-back guarantee',
    '14-day trial',
    'up to 20%',
    '50+ templates',
    '50+ integrations',
    '24/7 email support',
    'live chat is included in paid plans',
    'SOC 2 and GDPR, and HIPAA for the healthcare templates',
    '10 to 30 minutes',
    '70% of conversations are handled by the bot',
    'round-robin among the agents who are available',
  ])('claims “%s”', claim => {
    expect(questions.map(({ answer }) => answer).join('\n')).toContain(claim)
  })
})

test.each([
  ['Free', '$0', '$0', undefined, '600 chats/month, 1 chatbot'],
  ['Starter', '$19', '$190', 'Saves $38', '2,000 chats/month'],
  ['Pro', '$39', '$390', 'Saves $78', '5,000 chats'],
  ['Business', '$59', '$590', 'Saves $118', '10,000 chats'],
])('the plan %s costs %s a month and %s a year', (name, monthly, yearly, saving, volume) => {
  const plan = plans.find(each => each.name === name)
  const told = (billing: 'monthly' | 'yearly') => plan && tellPlan(plan, billing, claims)
  expect(told('monthly')).toMatchObject({ price: monthly, volume })
  expect(told('yearly')).toMatchObject({ price: yearly, note: saving })
})

test('the contact page says what became of a message in the words that it must', () => {
  expect(contact.failure).toBe('Something went wrong. Please try again later.')
})

describe('the categories of templates', () => {
  test('are those of the navigation, in its order', () => {
    expect(categories.map(({ slug }) => slug)).toEqual([
      'b2b-services',
      'booking-and-scheduling',
      'ecommerce-and-retail',
      'education-and-training',
      'finance-and-banking',
      'fitness-and-sports',
      'food-and-beverage',
      'government-and-public-services',
      'hr-and-recruiting',
      'healthcare-and-wellness',
      'home-services',
      'lead-generation',
      'legal-and-compliance',
      'non-profit-and-charity',
      'quizzes',
      'real-estate-and-property',
      'sales',
      'support-and-faq',
      'surveys',
      'travel-and-hospitality',
    ])
  })

  test.each(categories)(
    '$name has a name that makes its slug, four reasons of its own, and questions',
    category => {
      expect(category.name.toLowerCase().replace(/\s+/g, '-')).toBe(category.slug)
      expect(category.overview).toHaveLength(2)
      expect(category.benefits).toHaveLength(4)
      expect(category.questions.length).toBeGreaterThanOrEqual(3)
      const others = [...categories, categoryBySlug('all')].filter(other => other !== category)
      const said = others.flatMap(({ benefits }) =>
        benefits.flatMap(({ title, text }) => [title, text]),
      )
      for (const { title, text } of category.benefits) {
        expect(said).not.toContain(title)
        expect(said).not.toContain(text)
      }
    },
  )

  test('has words of its own for all templates together', () => {
    expect(categoryBySlug('all')).toMatchObject({ name: 'All templates' })
    expect(categoryBySlug('all').benefits).toHaveLength(4)
  })

  test('speaks of lead generation where it does not know a category', () => {
    expect(categoryBySlug('sales').name).toBe('Sales')
    expect(categoryBySlug('no-such-thing').name).toBe('Lead Generation')
  })
})

describe("a template's page", () => {
  test('has six steps, which take 10 to 30 minutes together', () => {
    const minutes = implementationSteps.map(({ time }) => Number.parseInt(time, 10))
    expect(minutes).toHaveLength(6)
    const sum = minutes.reduce((total, each) => total + each, 0)
    expect(sum).toBeGreaterThanOrEqual(10)
    expect(sum).toBeLessThanOrEqual(30)
    const [, setup] = templateFaq('Sky quiz', 'Quizzes')
    expect(setup?.answer).toContain(`add up to ${sum}`)
  })

  test('answers eight questions, which name the template and its category', () => {
    const questions = templateFaq('Sky quiz', 'Quizzes')
    expect(questions).toHaveLength(8)
    expect(questions.map(({ question }) => question).join(' ')).toMatch(/Sky quiz.*quizzes/)
  })
})

describe('claims', () => {
  const told = (own: OwnClaims, text: string) => tell(text, claimsWith(own))

  test('stand in the content by names that there are, and each stands somewhere', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const app = join(import.meta.dirname, '../app')
    const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    const texts = [
      ...files.map(file => join(import.meta.dirname, file)),
      ...pages.map(file => join(app, file)),
    ]
      .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    const named = [...texts.matchAll(/\[\[([a-z0-9.-]+)\]\]/g)].map(([, name = '']) => name)
    expect(named.filter(name => !isClaim(name))).toEqual([])
    expect(claimNames.filter(name => !texts.includes(name))).toEqual([])
  })

  test('a line is changed, or is off: a text that begins with it goes, elsewhere its sentence alone', () => {
    const text = '[[faq.setup]] Plan an hour more. [[faq.no-card]] Begin.'
    expect(told({}, text)).toBe(
      `${claims['faq.setup']} Plan an hour more. ${claims['faq.no-card']} Begin.`,
    )
    expect(told({ 'faq.setup': 'Ten minutes.', 'faq.no-card': false }, text)).toBe(
      'Ten minutes. Plan an hour more. Begin.',
    )
    expect(told({ 'faq.setup': false }, text)).toBeUndefined()
  })

  test('where a line is off, nothing empty stands', () => {
    const own: OwnClaims = { 'home.teams': false, 'home.quote-1': false, 'faq.trial': false }
    const said = claimsWith(own)
    expect(tellFigures(['home.teams', 'home.costs'], said)).toEqual([
      { value: '60%', words: 'lower support costs' },
    ])
    expect(tellQuote('home.quote-1', said)).toBeUndefined()
    expect(tellQuote('home.quote-2', said)).toMatchObject({ name: 'Daniel Marsh', initials: 'DM' })
    const asked = tellCategories(faqCategories, said).flatMap(({ questions }) => questions)
    expect(asked.map(({ question }) => question)).not.toContain('Can I try a paid plan first?')
  })

  test.each([
    ['home.teams', '12+', '2 parts'],
    ['home.teams', '12+ | ', '2 parts'],
    ['home.no-card', ' ', 'a text, or false'],
    ['home.no-card', 'Free | now', 'without " | "'],
    ['home.conversion', 'many', 'a number'],
  ] as const)('%s is not %s', (name, text, fault) => {
    expect(faultOfClaim(name, text)).toContain(fault)
    expect(faultOfClaim(name, claims[name])).toBeUndefined()
  })

  test('three firms are quoted, each with where its name leads', () => {
    expect(testimonials).toHaveLength(3)
    for (const { link } of testimonials)
      expect(categories.map(({ slug }) => `/templates/${slug}`)).toContain(link)
  })
})
