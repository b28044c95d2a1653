import { expect, test } from 'vitest'
import { features } from '../features.js'
import { playedFeatures } from '../played-features.js'

test('the seven features have the addresses that the map of the site names', () => {
  expect(Object.keys(features).sort()).toEqual([
    'chatbot-analytics',
    'chatbot-api-integration',
    'livechat',
    'nlp-chatbot',
    'no-code-chatbot-builder',
    'openai',
    'rich-media',
  ])
})

test('scripts come with the pages that play a bot, and with no other', () => {
  const played = Object.entries(features).flatMap(([slug, { played }]) => (played ? [slug] : []))
  expect(played.sort()).toEqual([...playedFeatures].sort())
})

test('the pages have what is asked of them', () => {
  expect(features.openai).toMatchObject({
    prompts: { items: { length: 4 } },
    training: { items: { length: 4 } },
    advantages: { items: { length: 3 } },
  })
  expect(features.openai?.video).toBeDefined()
  expect(features['rich-media']?.steps).toHaveLength(3)
})

test('no two features say the same thing', () => {
  const said = Object.values(features).flatMap(({ title, lead, summary, blocks, questions }) => [
    title,
    lead,
    summary,
    ...blocks.flatMap(block => [block.title, block.text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ])
  expect(new Set(said).size).toBe(said.length)
})
