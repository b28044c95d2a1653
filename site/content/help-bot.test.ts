import { claims } from '@talkgraph/wire/claims'
import { expect, test } from 'vitest'
import { lintBot } from '../../runtime/lint/lint-bot.js'
import { playBot } from '../../runtime/testing/index.js'
import { asked } from './faq/asked.js'
import { faqCategories } from './faq.js'
import { helpBot } from './help-bot.js'
import { tellCategories } from './tell.js'

const questions = tellCategories(faqCategories, claims).flatMap(({ name, questions }) =>
  questions.map(question => ({ ...question, subject: name })),
)

const nothing = { status: 200, json: { text: '', sources: [] } }

/** What the bot says after somebody has answered. */
async function heard(...answers: readonly string[]) {
  const played = await playBot(helpBot(), { answers, fetch: { pages: nothing } })
  if ('error' in played) throw new Error(played.error.message)
  expect(played.problems).toEqual([])
  return played.transcript.filter(({ by }) => by === 'bot').map(({ message }) => message)
}

test.each(questions)(
  'answers “$question”, however it is written',
  async ({ question, answer, subject }) => {
    expect(await heard(subject, question)).toContain(answer)
    expect(await heard(question)).toContain(answer)
    expect(await heard(`hi! ${question.toUpperCase().replace('?', '')}`)).toContain(answer)
  },
)

test.each([
  ['what does it cost?', 'Paid plans start from $19/month.'],
  ['Do you have a Zapier integration', '50+ integrations'],
  ['is it gdpr compliant', 'SOC 2 and GDPR'],
  ['kann ich das in WordPress einbauen', 'Copy one line of HTML'],
  ['I want my money back', '30-day money-back guarantee'],
  ['Does it do AI', 'An AI step answers'],
  ['which cookies', 'It stores nothing before it is opened.'],
])('knows “%s” by its words', async (typed, words) => {
  expect((await heard(typed)).join('\n')).toContain(words)
})

test.each(['flurb snorkel wuggle', 'Will it rain tomorrow?', '??', 'said the capital'])(
  'says of “%s” that it does not know',
  async typed => {
    const said = await heard(typed)
    expect(said.at(-1)).toContain('I do not know that')
    expect(questions.some(({ answer }) => said.includes(answer))).toBe(false)
  },
)

test('answers from the pages what the FAQ does not ask, with links to them', async () => {
  const address = 'https://talkgraph.example/docs/channels/whatsapp'
  const json = { text: 'Yes, over WhatsApp, too.', sources: [{ title: 'WhatsApp', address }] }
  const fetch = { pages: { status: 200, json } }
  const answers = ['Do you do WhatsApp?']
  const played = await playBot(helpBot(), { answers, fetch })
  if ('error' in played) throw new Error(played.error.message)
  expect(played.transcript.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'Yes, over WhatsApp, too.',
      expect.objectContaining({ kind: 'link', src: address }),
      'Is there anything else?',
    ]),
  )
})

test('asks a person to come, and says goodbye', async () => {
  expect(await heard('Talk to a person')).toContain(
    'I am asking a person of our team to come. They see what was said here.',
  )
  expect((await heard('wuggle', 'Show me the subjects')).at(-1)).toBe(
    'What would you like to know? Type it, or pick a subject.',
  )
})

test('knows each question in other words, and no other', () => {
  expect(Object.keys(asked)).toEqual(questions.map(({ question }) => question))
})

test('has no finding of lint', () => {
  expect(lintBot(helpBot())).toEqual([])
})
