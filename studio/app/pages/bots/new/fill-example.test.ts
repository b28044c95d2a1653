import { readFileSync } from 'node:fs'
import { lintBot } from 'talkgraph/builder'
import { playBot } from 'talkgraph/testing'
import { expect, test } from 'vitest'
import { type Business, readQuestions } from './business.js'
import { businessExample, fillExample } from './fill-example.js'

const example = readFileSync(`examples/bots/${businessExample}.json`, 'utf8')
const bakery: Business = {
  name: ' Fish & Co <3 ',
  offer: 'fresh fish, and chips at noon',
  visit: 'Tuesday to Saturday 8 to 2, 3 Quay Street, Hull',
  email: 'ann@fish.org',
  questions: '- Do you deliver? yes, within five miles\n2. Is it fresh?\n\nAllergies',
  site: '',
}
const minimal: Business = { ...bakery, visit: ' ', questions: '\n' }

test('every text of the sample business gives way to one of the own', () => {
  const filled = JSON.stringify(fillExample(example, bakery))
  expect(filled).not.toMatch(/copper|bicycle|bristol|£/i)
  expect(filled).toContain('"to":"ann@fish.org"')
  expect(JSON.parse(filled)).toMatchObject({
    name: 'Fish & Co <3',
    customizations: { logoText: 'Fish & Co <3' },
  })
  expect(JSON.parse(filled)).not.toHaveProperty('id')
})

const withSite: Business = { ...bakery, site: 'https://fish.example' }

test('with a site, whoever asks something else is answered from it', async () => {
  const { elements } = JSON.parse(JSON.stringify(fillExample(example, withSite)))
  expect(JSON.stringify(elements)).toContain('"type":"knowledge-node"')
  const says = await said(withSite, ['Ask something else', 'Are there oysters?'])
  expect(says).toContain('What would you like to know?')
  expect(JSON.stringify(fillExample(example, bakery))).not.toContain('knowledge-node')
})

test.each([bakery, minimal, withSite])(
  'what was filled has nothing that lint tells of',
  business => {
    expect(lintBot(fillExample(example, business))).toEqual([])
  },
)

test('a visitor reads what the owner wrote, as sentences', async () => {
  const says = await said(bakery, [
    'What do you offer?',
    'Yes',
    'When and where are you open?',
    'No, thank you',
  ])
  expect(says).toEqual(
    expect.arrayContaining([
      'Hello, and welcome to Fish &amp; Co &lt;3.',
      'This is what you find at Fish &amp; Co &lt;3:\nFresh fish, and chips at noon.',
      'This is when and where we are open:\nTuesday to Saturday 8 to 2, 3 Quay Street, Hull.',
    ]),
  )
})

test('a question leads to its answer, and one without an answer to a message', async () => {
  const says = await said(bakery, [
    'What others ask',
    'Do you deliver?',
    'Yes',
    'What others ask',
    'Is it fresh?',
  ])
  expect(says).toEqual(expect.arrayContaining(['Yes, within five miles.']))
  expect(says.at(-1)).toBe('What is it about? Write as much as you like.')
})

test('what was left blank is not offered', () => {
  const { elements } = JSON.parse(JSON.stringify(fillExample(example, minimal)))
  const [{ nodes }] = elements
  expect(nodes.map(({ id }: { id: string }) => id)).toEqual([
    'welcome',
    'menu',
    'offer',
    'more',
    'contact',
    'name',
    'address',
    'tell_us',
    'thanks',
    'bye',
  ])
  expect(nodes[1].data.choices.map(({ id }: { id: string }) => id)).toEqual(['offer', 'contact'])
})

test('a line is a question up to its question mark, and more than eight are left out', () => {
  expect(readQuestions('Can I pay by card? yes: all of them\nhttps://a.example/?b')).toEqual([
    { question: 'Can I pay by card?', answer: 'Yes: all of them.' },
    { question: 'https://a.example/?b', answer: '' },
  ])
  const many = Array.from({ length: 12 }, (_, index) => `Is it ${index}? No`).join('\n')
  const filled = JSON.stringify(fillExample(example, { ...bakery, questions: many }))
  expect(filled.match(/Is it \d+\?/g)).toHaveLength(8)
})

/** What the bot says to somebody who answers like this. */
async function said(business: Business, answers: readonly string[]) {
  const played = await playBot(fillExample(example, business), { answers })
  if ('error' in played) throw new Error(played.error.message)
  return played.transcript.flatMap(({ by, message }) => (by === 'bot' ? [message] : []))
}
