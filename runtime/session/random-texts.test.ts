import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../tests/arbitraries/cases.js'
import { fillHtml, fillText, readOperand } from './placeholders.js'
import { createSession } from './session.js'

const names = ['a', 'b', 'name', 'constructor', '__proto__', '{a}', '$&', 'a b']
const pieces = [
  '{',
  '}',
  '{{',
  '}}',
  '${',
  '$&',
  '$1',
  ' ',
  '\n',
  '<b>',
  '</b>',
  '<a href="',
  '">',
  '&amp;',
  ...names,
]
const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>',
  "' onclick='",
  '&lt;b&gt;',
  '<!--',
  ...pieces,
]

const piecesOf = (from: readonly string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...from), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  })

const value = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(null, true, 0, -1.5, [], {}),
  fc.jsonValue({ maxDepth: 1 }).map(json => JSON.parse(JSON.stringify(json))),
)

const marks = (text: string) => text.match(/[<>"']/g)?.join('') ?? ''

test('texts with placeholders: nothing throws, and no value brings a tag, an attribute or another placeholder', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      piecesOf(pieces),
      fc.dictionary(fc.constantFrom(...names), value),
      (parts, variables) => {
        const session = createSession({ botId: '', version: '', startedAt: 0, variables })
        const text = parts.join('')
        fillText(text, session)
        readOperand(text, session)
        // What HTML reads as markup is what was written in the text, mark for mark, less the placeholders that were replaced.
        const unfilled = text.replace(/[<>"']/g, '')
        expect(marks(fillHtml(unfilled, session))).toBe('')
        expect(marks(fillHtml(text, session)).length).toBeLessThanOrEqual(marks(text).length)
      },
    ),
    { seed: 20261121, numRuns: cases(10_000) },
  )
})

test('the value of a placeholder stands in the text as it is', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), written => {
      const session = createSession({
        botId: '',
        version: '',
        startedAt: 0,
        variables: { x: written, y: 'y' },
      })
      expect(fillText('[{x}{{ x }}${x}]', session)).toBe(`[${written}${written}${written}]`)
    }),
    { seed: 20261121, numRuns: 1000, examples: [['{y}'], ['$&'], ['{x}'], ["$'$`$$"]] },
  )
})
