import { describe, expect, test } from 'vitest'
import { words as en } from './en.js'
import { channelWords, wordsIn } from './words-in.js'

const others = [...channelWords].filter(([language]) => language !== 'en')

/** Everything as it is said, with values in place. */
function sentencesOf({ hints, notes }: typeof en): Record<string, string> {
  const { inputs, ...rest } = hints
  const said = Object.entries({ ...rest, ...inputs, ...notes }).map(([name, words]) => [
    name,
    typeof words === 'string' ? words : words('<1>', '<2>'),
  ])
  return Object.fromEntries(said)
}

describe.each(others)('%s', (_, words) => {
  const said = sentencesOf(words)
  const english = sentencesOf(en)

  test('says each sentence in its own words, with the values in it', () => {
    for (const [name, sentence] of Object.entries(said)) {
      const own = english[name] ?? ''
      expect([name, sentence.trim()]).not.toEqual([name, ''])
      expect([name, [...sentence.matchAll(/<\d>/g)].map(String).sort()]).toEqual([
        name,
        [...own.matchAll(/<\d>/g)].map(String).sort(),
      ])
      if (own.length > 6) expect([name, sentence]).not.toEqual([name, own])
    }
  })

  test('names the button that ends ticking, and has room on buttons for what stands there', () => {
    const { ticks, done, more, show, otherDay } = words.hints
    expect(ticks).toContain(done)
    expect([done, more, show, otherDay].filter(label => label.length > 20)).toEqual([])
  })
})

test('the closest language counts, and without one it is English', () => {
  const heading = (language: string | null) => {
    const { hints, locale } = wordsIn(language)
    return [hints.more, locale]
  }
  expect(heading('de-AT')).toEqual([channelWords.get('de')?.hints.more, 'de-AT'])
  expect(heading('zh-TW')).toEqual([channelWords.get('zh-Hant')?.hints.more, 'zh-TW'])
  expect(heading('en-GB')).toEqual(['More', 'en-GB'])
  expect(heading('sv')).toEqual(['More', 'en'])
  expect(heading('no tag')).toEqual(['More', 'en'])
  expect(heading('')).toEqual(['More', 'en'])
  expect(heading(null)).toEqual(['More', 'en'])
})
