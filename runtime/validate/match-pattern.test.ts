import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../tests/arbitraries/cases.js'
import { limits } from './limits.js'
import { matchPattern } from './match-pattern.js'
import { createPatternBudget, type PatternBudget } from './pattern/pattern-budget.js'
import type { Report } from './report.js'

function play(text: string, pattern: string, budget?: PatternBudget) {
  const problems: string[] = []
  const report: Report = (code, message) => problems.push(`${code} ${message}`)
  const matches = matchPattern(text, pattern, report, budget)
  return { matches, problems }
}

describe('a pattern', () => {
  it.each([
    ['call me at noon', 'ME AT'],
    ['', ''],
    ['abc', ''],
    ['abc', 'x|'],
    ['abc', '()'],
    ['abc', '(?:|x){3}c'],
    ['abc', '^a.c$'],
    ['a1', '^\\w\\d$'],
    ['order 66, sir', '\\b\\d{2}\\b'],
    ['aaa', '^(?<letter>a){3}$'],
    ['a{b', 'a{b'],
    ['a{,2}', 'a{,2}'],
    ['a]b}', 'a]b}'],
    ['\n', '[^]'],
    ['a-b', 'a[\\w-]b'],
    ['x]', 'x[\\]]'],
    ['É', 'é'],
    ['Μ', 'µ'],
    ['\u0001', '\\x01'],
    ['A', '\\u0061'],
    ['\0x', '\\0x'],
    ['\b', '[\\b]'],
    ['aab', '(a|aa)+?b'],
    ['', '(a*)*'],
    ['b', '(?:a?){2,}b'],
    ['a+b', 'a\\+b'],
    ['a'.repeat(1000), '^.{1,1000}$'],
    ['snake_case', '\\_case'],
    ['😀', '^..$'],
  ])('finds in %j what %j asks for', (text, pattern) => {
    expect(play(text, pattern)).toEqual({ matches: true, problems: [] })
  })

  it.each([
    ['abc', 'abd'],
    ['abc', '[]'],
    ['', '.'],
    ['\n', '.'],
    ['ab', '^b'],
    ['k', '\u212a'],
    ['s', '[ſ]'],
    ['aaa', '^a{4,}$'],
    ['aaa', '^a{0,2}$'],
    ['a', 'a{0}b'],
  ])('finds in %j nothing of %j', (text, pattern) => {
    expect(play(text, pattern)).toEqual({ matches: false, problems: [] })
  })

  it.each([
    ['(a', 'Unterminated group'],
    [')', 'Unmatched'],
    ['a{2,1}', 'out of order'],
    ['a**', 'Nothing to repeat'],
    ['[b-a]', 'out of order'],
    ['x(?=a)', '"(?=a" at character 2'],
    ['(?!a)', '"(?!a" at character 1'],
    ['(?<=a)', '"(?<=" at character 1'],
    ['(?<!a)', '"(?<!" at character 1'],
    ['(a)\\1', '"\\1" at character 4'],
    ['\\01', '"\\01" at character 1'],
    ['(?<a>b)\\k<a>', '"\\k<a" at character 8'],
    ['\\p{L}', '"\\p{L" at character 1'],
    ['ab\\z', '"\\z" at character 3'],
    ['[a\\z]', '"[a\\z" at character 1'],
    ['\\cA', '"\\cA" at character 1'],
    ['\\u{61}', '"\\u{6" at character 1'],
    ['(a{1000}){1000}', 'longer than 4000'],
    ['((){9999999}){9999999}', 'longer than 4000'],
    [`(?:a${'|'.repeat(980)}){99}`, 'longer than 4000'],
    [`(?:b{0}${'|b{0}'.repeat(190)}){99}`, 'longer than 4000'],
    [`a{${'9'.repeat(400)},}`, 'longer than 4000'],
    ['a'.repeat(1001), 'the pattern has 1001 characters, at most 1000 are read'],
  ])('such as %j matches nothing and says why', (pattern, reason) => {
    const { matches, problems } = play('aaaa', pattern)
    expect(matches).toBe(false)
    expect(problems).toEqual([expect.stringMatching(/^BAD_PATTERN The pattern "/)])
    expect(problems[0]).toContain(reason)
  })

  it('reads a text of 1,000 characters and refuses one more', () => {
    expect(play('a'.repeat(1000), 'a$')).toEqual({ matches: true, problems: [] })
    expect(play('a'.repeat(1001), 'a$')).toEqual({
      matches: false,
      problems: [
        'BAD_PATTERN The pattern "a$" matches nothing: the text has 1001 characters, at most 1000 are read.',
      ],
    })
  })

  it.each(['(((a?){10}){10}){9}x', '(a{0,30}){0,30}b', `${'.*a'.repeat(300)}x`])(
    'such as %s takes a bounded number of steps, then matches nothing and says why',
    pattern => {
      const budget = createPatternBudget()
      const { matches, problems } = play('a'.repeat(1000), pattern, budget)
      expect({ matches, problems }).toEqual({
        matches: false,
        problems: [expect.stringContaining('matches nothing: it takes more than 200000 steps.')],
      })
      expect(limits.patternStepsBetweenRests - budget.left).toBeLessThan(212_000)
    },
  )

  it('takes as many steps each time it is asked', () => {
    const spent = [1, 2].map(() => {
      const budget = createPatternBudget()
      play('ada@example.com', '^[^@]+@[^@]+\\.[a-z]{2,}$', budget)
      return limits.patternStepsBetweenRests - budget.left
    })
    expect(spent[0]).toBe(spent[1])
    expect(spent[0]).toBeLessThan(500)
  })

  it('shares its budget with the others, and matches nothing when that is spent', () => {
    const budget = createPatternBudget()
    const answers = [...Array(400).keys()].map(() => play('a'.repeat(1000), '(.*a){20}$', budget))
    const good = answers.filter(({ matches }) => matches).length
    expect(good).toBeGreaterThan(20)
    expect(good).toBeLessThan(60)
    expect(answers.at(-1)).toEqual({
      matches: false,
      problems: [expect.stringContaining('patterns have taken more than 2000000 steps')],
    })
    expect(play('a'.repeat(1000), '(.*a){20}$').matches).toBe(true)
  })

  it('takes groups as deep as its length allows', () => {
    expect(play('a', `${'('.repeat(499)}a${')'.repeat(499)}`)).toEqual({
      matches: true,
      problems: [],
    })
  })
})

const letters = 'aAbB1_ -]}{^$.\n\ték\u212aſsßµμΜİ\ud83d\ude00ǅǆ'
const letter = fc.constantFrom(...letters.split(''))
const text = fc.array(letter, { maxLength: 8 }).map(all => all.join(''))

const escapes = [
  '\\d',
  '\\w',
  '\\s',
  '\\D',
  '\\W',
  '\\S',
  '\\t',
  '\\n',
  '\\.',
  '\\]',
  '\\-',
  '\\x61',
  '\\u00e9',
  '\\x00',
]
const literal = fc.constantFrom(
  'a',
  'A',
  'b',
  '1',
  '_',
  ' ',
  '-',
  ']',
  '}',
  '{',
  'é',
  'k',
  's',
  'ß',
  'µ',
  '\u212a',
  'ſ',
  'ǅ',
  '😀',
)
const range = fc.constantFrom(
  'a-b',
  'A-Z',
  'A-z',
  '0-9',
  ' -~',
  'é-μ',
  '\\x00-\\x60',
  '\\d-z',
  'ſ-\u212a',
)
const inClass = fc.oneof(
  letter.filter(each => each !== ']' && each !== '-' && each !== '^'),
  range,
  fc.constantFrom(...escapes, '\\b'),
)
const aClass = fc
  .tuple(fc.constantFrom('', '^'), fc.array(inClass, { maxLength: 3 }))
  .map(([not, parts]) => `[${not}${parts.join('')}]`)
const count = fc.constantFrom(
  '?',
  '*',
  '+',
  '{0}',
  '{1}',
  '{2}',
  '{0,}',
  '{1,}',
  '{2,}',
  '{0,1}',
  '{0,2}',
  '{1,3}',
  '{,2}',
  '{x',
)

const { pattern } = fc.letrec<{ pattern: string; term: string; atom: string }>(tie => ({
  pattern: fc
    .array(
      fc.array(tie('term'), { maxLength: 3 }).map(terms => terms.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map(options => options.join('|')),
  term: fc.oneof(
    { depthSize: 'small' },
    tie('atom'),
    fc.constantFrom('^', '$', '\\b', '\\B'),
    fc.tuple(tie('atom'), count, fc.constantFrom('', '?')).map(parts => parts.join('')),
  ),
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal,
    fc.constantFrom('.', ...escapes),
    aClass,
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('pattern'))
      .map(([open, inside]) => `${open}${inside})`),
  ),
}))

// V8 14.6 finds nothing by /[^]*?a^|/, where the empty alternative matches. Greedy, it does, and that is the same answer.
const withoutV8Fault = (pattern: string) => pattern.replace(/([\])])([*+]|\{\d,\})\?/g, '$1$2')

function native(text: string, pattern: string): boolean | undefined {
  try {
    return new RegExp(withoutV8Fault(pattern), 'i').test(text)
  } catch {
    return undefined
  }
}

describe('every pattern', () => {
  it('answers as RegExp does', () => {
    let held = 0
    let failed = 0
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 3, maxLength: 3 }), (pattern, texts) => {
        for (const text of texts) {
          const expected = native(text, pattern)
          const { matches, problems } = play(text, pattern)
          expect(matches).toBe(expected ?? false)
          expect(problems).toHaveLength(expected === undefined ? 1 : 0)
          if (expected) held++
          else failed++
        }
      }),
      { seed: 20, numRuns: cases(5000) },
    )
    expect(Math.min(held, failed)).toBeGreaterThan(cases(2000))
  }, 60_000)

  it('answers as RegExp does, or reports, where it is thrown together at random', () => {
    const signs = fc.constantFrom(
      ...'ab1(|)[]^$\\.?*+{},-dwbx:<=!'.split(''),
      '(?:',
      '{1}',
      '(?<n>',
      '\\u0061',
    )
    const loose = fc.array(signs, { maxLength: 12 }).map(all => all.join(''))
    let compared = 0
    fc.assert(
      fc.property(loose, text, (pattern, text) => {
        const { matches, problems } = play(text, pattern)
        if (problems.length)
          expect({ matches, count: problems.length }).toEqual({ matches: false, count: 1 })
        else expect(matches).toBe(native(text, pattern))
        if (!problems.length) compared++
      }),
      { seed: 21, numRuns: cases(10_000) },
    )
    expect(compared).toBeGreaterThan(cases(2000))
  }, 60_000)
})
