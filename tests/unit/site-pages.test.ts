import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { typescriptArgs } from '../../server/testing/child-server.js'
import { testApp } from '../../server/testing/test-app.js'
import { competitorPath, competitors } from '../../site/content/compare.js'
import { jsonLdSlips } from './json-ld.js'

/** Pages that a visitor comes to by other ways than links. */
const byOtherWays = [
  '/unsubscribe',
  '/unsubscribe?email=ada%40example.org&campaignId=may&campaignName=News%20of%20May',
  '/contact?category=services',
  '/docs/embed',
  '/docs/api',
  '/docs/nodes/webhook',
  '/docs/search',
  '/docs/search?q=webhook',
  '/docs/search?q=nothing+of+the+kind',
  '/features/no-code-chatbot-builder',
  '/features/openai',
  '/industries',
  '/industries/government-chatbots',
  '/industries/mortgage-chatbots',
  '/faq?q=free',
  '/faq?tag=pricing',
  '/pricing?billing=yearly',
  '/subscribe?verified=yes',
  '/newsletter/preferences',
  '/blog',
  '/changelog',
  '/compare',
  '/integrations',
]

/** Pages without interaction: they ship no script. */
const plain = [
  '/docs',
  '/docs/embed',
  '/docs/nodes/webhook',
  '/docs/search?q=webhook',
  '/terms-of-service',
  '/privacy-policy',
  '/features',
  '/features/openai',
  '/features/livechat',
  '/industries',
  '/newsletter/preferences',
  '/blog',
  '/changelog',
  '/compare',
  '/chat-channels',
  '/chat-channels/telegram',
  '/self-hosting',
  '/integrations',
  '/integrations/zapier',
  ...competitors.map(({ name }) => competitorPath(name)),
]

/** Parts of the server that are no pages of the site. */
const elsewhere =
  /^\/(?:studio|sign-up|demo|openapi\.json|talkgraph|(?:blog|changelog)\/rss\.xml)|^\/docs\/.*(?:\.\w+|Caddyfile)$/

/** Pages of stored items are alike: some of each kind are looked at, and every link is followed. */
const mostOfAKind = 4
const kindOf = (path: string): string => {
  const { pathname, search } = new URL(path, 'http://localhost')
  const [, area = '', ...rest] = pathname.split('/')
  // Of guides server/site/guides/guides.test.ts follows every link.
  const isStored = [
    'templates',
    'ai-apps',
    'chatbot-templates',
    'glossary',
    'docs',
    'industries',
  ].includes(area)
  if (search.includes('calls=')) return 'calls'
  return isStored ? `${area} ${rest.length}${search && ' with a query'}` : path
}

interface Page {
  readonly path: string
  readonly status: number
  readonly html: string
  readonly policy: string
  readonly document: Document
}

const rules = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes as its properties are called; HTML does not mind.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    // React makes ids such as _R_1_.
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Texts of people; a telephone number may stand in them.
    'tel-non-breaking': 'off',
    // A list without markers is announced as one with this.
    'no-redundant-role': 'off',
  },
})

let server: Awaited<ReturnType<typeof testApp>>
const pages = new Map<string, Page>()
const linked = new Map<string, string>()

beforeAll(async () => {
  server = await testApp({ seedSite: true, threadArgs: typescriptArgs })
  await vi.waitFor(async () => expect((await server.app.request('/overview')).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  })
  const waiting = ['/', ...byOtherWays]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue
    const page = await fetchPage(path)
    if (page.status >= 300 && page.status < 400) continue
    pages.set(path, page)
    for (const link of linksOf(page)) {
      if (!linked.has(link)) linked.set(link, path)
      const isKnown = pages.has(link) || waiting.includes(link)
      const alike = [...pages.keys(), ...waiting].filter(
        path => kindOf(path) === kindOf(link),
      ).length
      const most = kindOf(link) === 'calls' ? 1 : mostOfAKind
      if (!isKnown && !elsewhere.test(link) && alike < most) waiting.push(link)
    }
  }
}, 120_000)
afterAll(() => server.close())

test('no link of the site leads nowhere', async () => {
  const lost: string[] = []
  for (const [link, from] of linked) {
    const status = pages.get(link)?.status ?? (await server.app.request(link)).status
    if (status >= 400) lost.push(`${link} (${status}), linked from ${from}`)
  }
  expect(lost).toEqual([])
  expect(pages.size).toBeGreaterThan(15)
})

test('every link within a page has its place', () => {
  const lost = [...pages.values()].flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map(link => link.getAttribute('href')?.slice(1) ?? '')
      .filter(id => !document.getElementById(id))
      .map(id => `${path}#${id}`),
  )
  expect(lost).toEqual([])
})

test('whoever wants to begin comes to the sign-up, with the template or the plan of the card, in a new tab', async () => {
  const wrong: string[] = []
  const plans = new Set<string>()
  for (const { path, document } of pages.values())
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a, header a, footer a')) {
      const words = link.textContent?.trim() ?? ''
      const href = link.getAttribute('href') ?? ''
      const isOfTemplate = /^Use (?:this )?template$/i.test(words)
      const beginsIt =
        isOfTemplate ||
        /^(?:start|get started|sign up|try (?:free|starter|pro|business|it free))/i.test(words)
      if (!beginsIt || href === '/demo') continue
      const { pathname, searchParams } = new URL(href, 'http://localhost')
      const template = searchParams.get('template')
      const plan = searchParams.get('plan')
      if (plan !== null) plans.add(plan)
      const isCard = link.closest('main') !== null
      const isRight =
        pathname === '/sign-up' &&
        (!isCard || link.target === '_blank') &&
        (!isOfTemplate ||
          (template !== null && (await server.store.siteItems.find('template', template)))) &&
        (path.split('?')[0] !== '/pricing' || !link.closest('li') || plan !== null)
      if (!isRight) wrong.push(`${words}: ${href} on ${path}`)
    }
  expect(wrong).toEqual([])
  expect([...plans].toSorted()).toEqual(['business', 'free', 'pro', 'starter'])
})

test('every page is valid HTML, without styles in attributes', { timeout: 60_000 }, async () => {
  const slips: string[] = []
  for (const { path, html } of pages.values()) {
    const { results } = await rules.validateString(html)
    for (const { messages } of results)
      slips.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`,
        ),
      )
  }
  expect([...new Set(slips)].slice(0, 20)).toEqual([])
})

test('every page has one h1, a title, a description, a canonical address and a picture', () => {
  for (const { path, document } of pages.values()) {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? ''
    expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1])
    expect(document.title, path).toMatch(/\S.* · Talkgraph$/)
    expect(content('meta[name=description]').length, path).toBeGreaterThan(20)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href'), path).toMatch(
      /^http:\/\/localhost\//,
    )
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
      expect(content(`meta[property="${property}"]`), `${path} ${property}`).not.toBe('')
  }
})

test('the picture that a page is shown with is drawn with its title', {
  timeout: 60_000,
}, async () => {
  const pictures = ['/', '/pricing', '/terms-of-service'].map(path =>
    pages.get(path)?.document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  )
  expect(pictures[0]).toBe('http://localhost/pictures/home.png')
  const sizes = new Set<string>()
  for (const picture of pictures) {
    const answer = await server.app.request(new URL(picture ?? '').pathname)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    // A PNG tells its width and height first.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(100_000)
    sizes.add(bytes.toString('base64'))
  }
  expect(sizes.size).toBe(pictures.length)
  expect((await server.app.request('/pictures/nowhere.png')).status).toBe(404)
})

test('no two pages have one title, one description or one address', () => {
  const own = [...pages.values()].filter(
    ({ path, document }) =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href') ===
      `http://localhost${path}`,
  )
  const titles = own.map(({ document }) => document.title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('structured data is as schema.org has it', () => {
  const blocks = [...pages.values()].flatMap(({ path, document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => ({
      path,
      data: JSON.parse(textContent ?? ''),
    })),
  )
  const slips = blocks.flatMap(({ path, data }) =>
    jsonLdSlips(data).map(slip => `${path}: ${slip}`),
  )
  expect(slips).toEqual([])
  expect(new Set(blocks.map(({ data }) => data['@type']))).toEqual(
    new Set([
      'Article',
      'BreadcrumbList',
      'ContactPage',
      'DefinedTerm',
      'FAQPage',
      'Organization',
      'Product',
      'SoftwareApplication',
      'WebSite',
    ]),
  )
})

test.each([
  [{ '@type': 'WebSite', name: 'A', url: '/' }, 'WebSite.url is no url'],
  [
    { '@type': 'Article', headline: 'A', image: 'https://a.test/a.png', url: 'https://a.test' },
    'Article.author is missing',
  ],
  [
    {
      '@type': 'Product',
      name: 'A',
      offers: { '@type': 'Offer', price: '$0', priceCurrency: 'USD' },
    },
    'Product.offers > Offer.price is no number',
  ],
  [
    { '@type': 'WebSite', name: 'A', url: 'https://a.test', datePublished: '1 May' },
    'WebSite.datePublished is no property',
  ],
])('structured data with a slip is told: %j', (data, slip) => {
  expect(jsonLdSlips({ '@context': 'https://schema.org', ...data })).toEqual([slip])
})

test('a template has its questions, article, way and price as structured data', () => {
  const path =
    [...pages.keys()].find(each => /^\/templates\/[\w-]+\/[\w-]+\/[\w-]+$/.test(each)) ?? ''
  const blocks = [
    ...(pages.get(path)?.document.querySelectorAll('script[type="application/ld+json"]') ?? []),
  ].map(({ textContent }) => JSON.parse(textContent ?? ''))
  expect(blocks.map(data => data['@type'])).toEqual([
    'FAQPage',
    'Article',
    'BreadcrumbList',
    'Product',
  ])
  expect(blocks[0].mainEntity).toHaveLength(8)
  expect(blocks[3]).toMatchObject({ offers: { price: '0', priceCurrency: 'USD' } })
  // Nobody was asked how good it is.
  expect(blocks[3]).not.toHaveProperty('aggregateRating')
})

test('a page without interaction ships no script, and the others only scripts that the policy names', () => {
  for (const { path, document, policy } of pages.values()) {
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')]
    if (plain.includes(path)) expect([path, scripts.length]).toEqual([path, 0])
    for (const script of scripts) {
      if (script.getAttribute('src')) continue
      const hash = createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64')
      expect(policy, path).toContain(`'sha256-${hash}'`)
    }
    expect(policy, path).not.toContain('unsafe-inline')
    expect(document.querySelectorAll('[style], [onclick], [nonce]').length, path).toBe(0)
  }
})

test('the map of the site names pages that are there, and no secret room', async () => {
  const map = await (await server.app.request('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  expect(paths).toContain('/contact')
  expect(paths.filter(path => /^\/(?:studio|unsubscribe)/.test(path))).toEqual([])
  for (const path of paths.filter(path => !pages.has(path)).slice(0, 40))
    expect([path, (await server.app.request(path)).status]).toEqual([path, 200])
  expect(await (await server.app.request('/robots.txt')).text()).toContain(
    'Sitemap: http://localhost/sitemap.xml',
  )
})

test('what is not there is a page with status 404', async () => {
  const lost = await server.app.request('/nowhere')
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await lost.text()).toContain('There is no page at this address.')
  const guide = await server.app.request('/resources/install-guide/nowhere')
  expect(guide.status).toBe(404)
})

test('a form that another site sends is refused, whatever it holds', async () => {
  const sendFrom = (origin: string) =>
    server.app.request('/contact?category=services', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.org',
        message: 'Is this from your own page?',
      }),
    })
  expect((await sendFrom('https://evil.example')).status).toBeGreaterThanOrEqual(400)
  expect(await server.store.sitePeople.enquiries(9)).toEqual([])
  expect((await sendFrom('http://localhost')).status).toBe(200)
})

test('a form of a megabyte is refused', async () => {
  const answer = await server.app.request('/contact?category=services', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000010' },
    body: `firstName=${'a'.repeat(1_000_000)}`,
  })
  expect(answer.status).toBe(413)
})

test('without script, an enquiry with slips comes back with the words of each slip and what was typed', async () => {
  const document = await post('/contact?category=services', {
    email: 'ada@example',
    message: 'short',
    firstName: '<b>Ada',
  })
  const errors = [...document.querySelectorAll('[id$="-error"]')].map(
    ({ textContent }) => textContent,
  )
  expect(errors).toEqual([
    'Last name is required.',
    'Please enter a valid email.',
    'Message must be at least 10 characters long',
  ])
  expect(document.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('<b>Ada')
})

test('without script, a newsletter without a topic is refused with the words of the form', async () => {
  const document = await post('/subscribe', { email: 'ada@example.org', frequency: 'weekly' })
  expect(document.body.textContent).toContain('Please select at least one newsletter preference')
})

test('without script, a report without what is needed is refused with the words of the form', async () => {
  const document = await post('/abuse-complaints', { firstName: 'Ada' })
  expect(document.body.textContent).toContain('Please fill in all required fields')
})

test('an unsubscribe link with a part missing says so', () => {
  const text = pages.get('/unsubscribe')?.document.body.textContent
  expect(text).toContain('Invalid unsubscribe link')
  expect(text).toContain('This link appears to be invalid or expired.')
})

test('a guide shows the snippets of the examples, with the server that shows them', () => {
  const text = pages
    .get('/resources/install-guide/next')
    ?.document.querySelector('main')?.textContent
  expect(text).toContain('<ChatWidget chatbotId="demo" server="http://localhost" />')
  expect(text).not.toContain('8787')
})

async function fetchPage(path: string): Promise<Page> {
  const answer = await server.app.request(path)
  const html = await answer.text()
  return {
    path,
    status: answer.status,
    html,
    policy: answer.headers.get('content-security-policy') ?? '',
    document: new JSDOM(html).window.document,
  }
}

function linksOf({ document }: Page): readonly string[] {
  return [...document.querySelectorAll('a[href^="/"]')].map(link =>
    (link.getAttribute('href') ?? '').replace(/#.*$/, ''),
  )
}

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Document> {
  const answer = await server.app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return new JSDOM(await answer.text()).window.document
}
