import { expect, test } from 'vitest'
import { robotsWords } from './robots-words.js'

test.each([
  [['noindex'], true, false],
  [['NOINDEX, NoFollow'], true, true],
  [['none'], true, true],
  [['index, follow, max-image-preview: none, max-snippet:-1'], false, false],
  [['unavailable_after: 25 Jun 2040 15:00:00 PST, nofollow'], false, true],
  [['googlebot: noindex, nofollow'], false, false],
  [['googlebot: noindex', 'talkgraphbot: nofollow'], false, true],
  [['googlebot: nofollow, TalkgraphBot: noindex'], true, false],
  [[], false, false],
])('%j: not in an index %s, no links %s', (said, isNoindex, isNofollow) => {
  expect(robotsWords(said)).toEqual({ isNoindex, isNofollow })
})
