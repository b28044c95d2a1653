import { afterAll, describe, expect, test } from 'vitest'
import { type Content, type Prompt, parseBot, registry } from '../../runtime/index.js'
import { samples, sampleTime } from '../../runtime/testing/index.js'
import { chanceOf } from '../conversations/thread-player/chance.js'
import { playPart, type SavedPart } from '../conversations/thread-player/play-part.js'
import { answeredInWords } from '../testing/channel-tables/prompt-cases.js'
import type { Capabilities } from './capabilities.js'
import { readAnswer } from './index.js'
import { prompts } from './prompts/index.js'
import { toPieces } from './render/to-pieces.js'

/** A channel that shows words, and nothing else. */
const wordsAlone: Capabilities = { text: { length: 600 }, media: {} }

const kinds = new Set<string>()

/** Dates are asked by no sample. */
const played = [
  ...Object.entries(samples),
  ['user-input', { inputPrompt: 'When?', type: 'date' }] as const,
]

describe.each(played)('%s', (type, sample) => {
  test('is said in words, and each of its questions takes the answer that the words ask for', async () => {
    const end = { id: 'n1', type: 'ask-name', data: { questionText: 'The end?' } }
    const nodes = [{ id: 'n0', type, data: sample }, end]
    const bot = parseBot({ nodes, edges: [{ source: 'n0', target: 'n1' }] })
    let saved: SavedPart | undefined
    let asked: Prompt | null = null
    for (let turn = 0; turn < 12; turn++) {
      const words = asked ? answeredInWords(asked).words : ''
      const part = await playPart({
        bot,
        saved,
        now: () => sampleTime,
        answer: prompt => readAnswer(prompt, { kind: 'text', text: words }, wordsAlone),
        call: async () => ({ ok: true, status: 200, body: 'Fresh bread' }),
        ...chanceOf(String(turn)),
      })
      hold(part.contents, part.prompt)
      if (part.nodeId !== 'n0') return
      saved = part.saved
      asked = part.prompt
    }
    expect.fail('it asks again and again')
  })
})

/** Everything that is said is words, and nothing of it is lost. */
function hold(contents: readonly Content[], prompt: Prompt | null) {
  for (const content of contents) {
    kinds.add(`says ${content.kind}`)
    expect(toPieces([content], null, wordsAlone)).toEqual([
      { kind: 'text', text: expect.stringMatching(/\S/) },
    ])
  }
  if (!prompt) return
  kinds.add(`asks ${prompt.kind}`)
  const pieces = toPieces([], prompt, wordsAlone)
  expect(pieces.length).toBeGreaterThan(0)
  for (const piece of pieces)
    expect(piece).toEqual({ kind: 'text', text: expect.stringMatching(/^[\s\S]{1,600}$/) })
}

afterAll(() => {
  expect(registry.definitions.length).toBe(Object.keys(samples).length)
  expect([...kinds].toSorted()).toEqual([
    ...Object.keys(prompts)
      // No type of Talkgraph's own asks what a plug-in does.
      .filter(kind => kind !== 'plugin')
      .toSorted()
      .map(kind => `asks ${kind}`),
    ...['audio', 'file', 'frame', 'html', 'image', 'link', 'qr', 'text', 'video'].map(
      kind => `says ${kind}`,
    ),
  ])
})
