import { claims } from '@talkgraph/wire/claims'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/app/app.js'
import { allChannels } from '../../server/channels/index.js'
import { bookDemos, demoBotId } from '../../server/site/demo-bot.js'
import { firstMember } from '../../server/testing/members.js'
import { testApp } from '../../server/testing/test-app.js'
import { competitorPath, competitors } from '../../site/content/compare.js'

let unsaid: Awaited<ReturnType<typeof testApp>>
let said: Awaited<ReturnType<typeof testApp>>

/** With other prices. */
let priced: Awaited<ReturnType<typeof testApp>>
let foreign: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  const quote = claims['industries.hr.quote'].replace('We had', 'We have')
  priced = await testApp({
    siteClaims: { 'pricing.pro.price': '$29.50 | $295', 'industries.hr.quote': quote },
  })
  foreign = await testApp({ siteClaims: { 'pricing.pro.price': '€39 | €390' } })
  unsaid = await testApp({})
  said = await testApp({
    siteOperator: {
      email: 'hello@shop.example',
      abuseEmails: ['abuse@shop.example', 'content@shop.example'],
      city: 'Pune, India',
      networks: ['https://www.linkedin.com/company/shop'],
    },
    siteClaims: {
      'home.teams': false,
      'home.quote-1': false,
      'home.conversion': false,
      'home.handled': '55% | of talks',
      'faq.standards': false,
      'industries.hr.figure-1': false,
      'industries.hr.quote': false,
      'pricing.business.price': false,
    },
  })
})
afterAll(() => Promise.all([unsaid, said, priced, foreign].map(server => server.close())))

const open = async (server: typeof said, path: string) =>
  new JSDOM(await (await server.app.request(`http://localhost${path}`)).text()).window.document

const text = async (server: typeof said, path: string) =>
  (await open(server, path)).querySelector('main')?.textContent ?? ''

const linksOf = (page: Document) =>
  [...page.querySelectorAll('main a')].map(link => link.getAttribute('href') ?? '')

test.each(['/contact', '/abuse-complaints'])(
  '%s names no mailbox where who runs the server has said none',
  async path => {
    const page = await open(unsaid, path)
    expect(linksOf(page).filter(href => href.startsWith('mailto:'))).toEqual([])
    expect(page.querySelector('h1')?.textContent).toMatch(/Contact us|Report a Concern/)
    expect(page.body.textContent).not.toMatch(/talkgraph\.example|directly/)
  },
)

test('the contact page shows what who runs the server has said', async () => {
  const page = await open(said, '/contact')
  expect(page.body.textContent).toContain('Pune, India')
  expect(page.querySelector('[aria-label="Social networks"]')?.textContent).toBe('linkedin.com')
  expect(linksOf(page)).toEqual(
    expect.arrayContaining(['mailto:hello@shop.example', 'https://www.linkedin.com/company/shop']),
  )
})

test('where who runs the server has not said where they are, no city and no networks are shown', async () => {
  const page = await open(unsaid, '/contact')
  expect(page.querySelector('main')?.textContent).not.toContain('India')
  expect(page.querySelector('[aria-label="Social networks"]')).toBeNull()
})

test('a line that the site claims is changed, or stands nowhere, with what leans on it', async () => {
  expect(await text(unsaid, '/')).toContain('5000+')
  const home = await text(said, '/')
  expect(home).toContain('55%')
  expect(home).not.toMatch(/5000\+|Ruth Calder|What would it bring you/)
  expect(home).toContain('Daniel Marsh')
  const faq = await text(said, '/faq?category=support')
  expect(faq).not.toMatch(/SOC 2|Which standards/)
  const trade = await text(said, '/industries/hr-chatbots')
  expect(trade).not.toMatch(/What our customers say|35-40%/)
  expect(trade).toContain('80%')
  const madeUp = 'Bramble Foods is made up'
  expect(await text(unsaid, '/industries/hr-chatbots')).toContain(madeUp)
  expect(await text(priced, '/industries/hr-chatbots')).toContain(madeUp)
  expect(await text(unsaid, '/')).toContain('The Pro plan at $39 a month is taken off.')
  expect(await text(priced, '/')).toContain('The Pro plan at $29.50 a month is taken off.')
  const unpriced = await text(foreign, '/')
  expect(unpriced).toContain('What would it bring you?')
  expect(unpriced).not.toContain('Pro plan')
  expect(await text(said, '/pricing')).not.toContain('Business')
  expect(await text(unsaid, '/pricing')).toContain('Business')
})

test('a demo is booked once somebody gives hours, and gets what is booked; until then one writes', async () => {
  const server = await testApp({})
  const page = async () => await (await server.app.request('http://localhost/schedule-demo')).text()
  expect(await page()).toContain('No times can be booked here.')
  const { store, bots } = server
  const hours = { zone: 'Europe/Zurich', days: ['Monday'], from: '09:00', to: '12:00' } as const
  await bookDemos(store, bots, hours, { brand: 'Acme', sendsMail: false })
  expect(await page()).toContain('No times can be booked here.')
  await firstMember(server)
  expect(await page()).toContain(`data-chatbot-id="${demoBotId}"`)
  expect(await page()).not.toContain('mail brings the appointment')
  const mailing = createApp({ ...server.services, sendsMail: true })
  const told = await (await mailing.request('http://localhost/schedule-demo')).text()
  expect(told).toContain('A mail brings the appointment')
  await server.close()
})

test('concerns can be written to the mailboxes that who runs the server has named', async () => {
  const page = await open(said, '/abuse-complaints')
  expect(page.body.textContent).toContain('You may also write to us directly:')
  expect(linksOf(page)).toEqual(
    expect.arrayContaining(['mailto:abuse@shop.example', 'mailto:content@shop.example']),
  )
})

const others = competitors.map(({ name }) => competitorPath(name))
const titles = allChannels
  .filter(({ name }) => name !== 'api' && name !== 'page')
  .map(({ title }) => title)

test.each(others)('%s names every channel as one of ours', async path => {
  const page = await open(unsaid, path)
  const row = [...page.querySelectorAll('tr')].find(
    each => each.querySelector('th')?.textContent === 'Channels',
  )
  const ours = row?.querySelector('td')?.textContent ?? ''
  expect(titles.filter(title => !ours.includes(title))).toEqual([])
})

test.each(competitors)(
  '$title is chosen for no channel that we have as well',
  ({ chooseThem, theyHave }) => {
    const reasons = [chooseThem, ...theyHave].join('\n')
    expect(titles.filter(title => title !== 'Website' && reasons.includes(title))).toEqual([])
  },
)

test('pages that need no data stand when the database is away, with what was said last', async () => {
  const server = await testApp({ siteOperator: { email: 'set@a.example', abuseEmails: [] } })
  const { own } = server.services.site
  await own.setClaims({ 'home.teams': '12+ | shops' })
  expect(await text(server, '/')).toContain('12+')
  await server.store.close()
  for (const path of ['/', '/features', '/contact'])
    expect((await server.app.request(`http://localhost${path}`)).status).toBe(200)
  expect(await text(server, '/')).toContain('12+')
  await server.close()
})
