import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansSchema } from '../../server/store/index.js'
import { testApp } from '../../server/testing/test-app.js'

type App = Awaited<ReturnType<typeof testApp>>

const shipped = v.parse(plansSchema, JSON.parse(readFileSync('examples/plans.json', 'utf8'))).plans
const { plans: own } = v.parse(plansSchema, {
  plans: [
    { id: 'seed', name: 'Seed', price: 0, chats: 50, chatbots: 1, members: 1, branding: false },
    {
      id: 'tree',
      name: 'Tree',
      price: 12.5,
      yearly: 120,
      chats: 1200,
      members: 3,
      branding: 'hidden',
      channels: ['telegram'],
      integrations: ['google-sheets', 'hubspot'],
      experiments: 1,
      webhooks: true,
      api: false,
      pieces: 5000,
      retentionDays: 30,
      trialDays: 7,
    },
    { id: 'forest', name: 'Forest', price: 'Ask us', channels: false, integrations: 2 },
  ],
})

const apps = new Map<string, App>()
beforeAll(async () => {
  apps.set('none', await testApp({}))
  apps.set('shipped', await testApp({ plans: shipped }))
  apps.set('own', await testApp({ plans: own }))
})
afterAll(() => Promise.all([...apps.values()].map(app => app.close())))

const open = async (which: string, path: string) => {
  const response = await apps.get(which)?.app.request(`http://localhost${path}`)
  return new JSDOM(await response?.text()).window.document
}
const cards = (page: Document) =>
  [...page.querySelectorAll('main li:has(h2)')].map(card =>
    [...card.querySelectorAll('h2, p, a, li')].map(each => each.textContent?.trim() ?? ''),
  )

test('the plans that the server ships are those of the site, word for word', async () => {
  const ours = cards(await open('none', '/pricing'))
  expect(ours.map(([name]) => name)).toEqual(['Free', 'Starter', 'ProMost popular', 'Business'])
  expect(cards(await open('shipped', '/pricing'))).toEqual(ours)
  const paid = shipped.map(plan => ({ ...plan, stripePrice: `price_${plan.id}` }))
  const app = await testApp({ plans: paid })
  apps.set('paid', app)
  expect(cards(await open('paid', '/pricing'))).toEqual(ours)
})

test('an operator’s own plans stand in their place, with what each of them has', async () => {
  const page = await open('own', '/pricing')
  expect(cards(page)).toEqual([
    [
      'Seed',
      '$0 forever',
      '',
      'Begin with Seed',
      '50 chats/month',
      '1 chatbot',
      '1 team member',
      'All channels',
      'All integrations',
      'Webhooks and API',
      'A/B testing',
      'Any amount of knowledge',
    ],
    [
      'Tree',
      '$12.50 /month',
      '7-day trial',
      'Try Tree',
      '1,200 chats/month',
      'Any number of chatbots',
      '3 team members',
      'Telegram',
      'Google Sheets, HubSpot',
      'Webhooks',
      'Branding removed',
      '1 A/B test in each chatbot',
      '5,000 pieces of knowledge',
      'Conversations kept for 30 days',
    ],
    [
      'Forest',
      'Ask us',
      '14-day trial',
      'Try Forest',
      'Any number of chats',
      'Any number of chatbots',
      'Any number of team members',
      '2 integrations',
      'Webhooks and API',
      'Custom branding',
      'A/B testing',
      'Any amount of knowledge',
    ],
  ])
  const links = [...page.querySelectorAll('main li:has(h2) a')].map(a => a.getAttribute('href'))
  expect(links.map(href => href?.split('?')[1])).toEqual(['plan=seed', 'plan=tree', 'plan=forest'])
  expect(page.documentElement.innerHTML).not.toMatch(/\$19|\$39|600 chats/)
})

test('a year has its own price and what it saves, and no tab where no plan has one', async () => {
  const [seed = [], tree = []] = cards(await open('own', '/pricing?billing=yearly'))
  expect(seed.slice(0, 2)).toEqual(['Seed', '$0 forever'])
  expect(tree.slice(0, 3)).toEqual(['Tree', '$120 /year', 'Saves $30'])
  const app = await testApp({ plans: own.slice(0, 1) })
  apps.set('few', app)
  const few = await open('few', '/pricing?billing=yearly')
  expect(few.querySelector('[aria-label="Billing"]')).toBeNull()
})

test('beside them nothing is said of the plans that the site has of itself, but what the operator has written', async () => {
  const app = await testApp({ plans: own, siteClaims: { 'faq.trial': 'Tree can be tried.' } })
  apps.set('claiming', app)
  const pages = [
    '/',
    '/faq',
    '/templates/all',
    '/industries/government-chatbots',
    '/features/livechat',
  ]
  for (const path of pages)
    expect((await open('claiming', path)).body.textContent).not.toMatch(
      /\$19|\$190|free plan has|one chatbot on|from the Free plan/i,
    )
  const faq = (await open('claiming', '/faq?category=pricing')).body.textContent
  expect(faq).toContain('Tree can be tried.')
  expect(faq).not.toMatch(/Starter, Pro|with 1 chatbot/)
})
