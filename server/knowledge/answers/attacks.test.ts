import { expect, test } from 'vitest'
import { formatReply } from '../../steps/model/format-reply.js'
import { readDocument } from '../reading/read-document.js'
import { elsewhere, planted } from './planted.fixture.js'
import { safeText } from './safe-text.js'

const hosts = new Set(['bakery.example'])
const page = (html: string) =>
  readDocument({
    kind: 'html',
    text: `<title>Delivery</title><main><p>We deliver within two days.</p>${html}</main>`,
    address: 'https://bakery.example/delivery',
    name: 'Delivery',
  })

test('the corpus has 200 planted instructions', () => {
  expect(planted).toHaveLength(200)
})

test.each(planted.filter(({ isSeen }) => !isSeen))(
  'what no visitor sees is not taken: $html',
  ({ html }) => {
    expect(page(html).pieces.map(({ text }) => text)).toEqual(['We deliver within two days.'])
  },
)

test.each(planted)('a model that obeys leads nobody elsewhere: $html', async ({ order, html }) => {
  const { pieces } = page(html)
  for (const reply of [order, ...pieces.flatMap(({ path, text }) => [...path, text])]) {
    const safe = safeText(`Two days. ${reply}\n\n${reply}`, hosts)
    const shown = await formatReply().grow(safe, true)
    // What is left of it is no more than words.
    expect(shown).not.toMatch(/<img|<[^>]*src=/i)
    for (const [, address = ''] of shown.matchAll(/href="([^"]*)"/g))
      expect(new URL(address).host).toBe('bakery.example')
    expect(safe.toLowerCase()).not.toContain(`//${elsewhere}`)
    expect(safe.toLowerCase()).not.toContain(`${elsewhere}/`)
  }
})

test.each([
  [
    'See [delivery](https://bakery.example/delivery).',
    'See [delivery](https://bakery.example/delivery).',
  ],
  ['See https://bakery.example/a?b=1.', 'See https://bakery.example/a?b=1.'],
  ['From 9 to 18, Mon.-Fri., 3.50 or 1/2.', 'From 9 to 18, Mon.-Fri., 3.50 or 1/2.'],
  ['Write to shop@bakery.example', 'Write to shop@bakery.example'],
])('what leads to the source’s own host stays: %s', (text, safe) => {
  expect(safeText(text, hosts)).toBe(safe)
})
