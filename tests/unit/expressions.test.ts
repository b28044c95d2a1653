import { expect, test } from 'vitest'
import { expressionsIn, findExpressions } from '../../tools/expressions/find-expressions.mjs'
import { judgeExpression } from '../../tools/expressions/judge-expression.mjs'
import { judged } from '../../tools/expressions/judged.mjs'
import { made } from '../../tools/expressions/made.mjs'

const { written, made: madeIn } = findExpressions()
const good = new Set(['linear', 'searched'])
/** At full length what is written down does not count. */
const known: ReadonlyMap<string, string> = process.env.TALKGRAPH_LONG ? new Map() : judged()
const verdictOf = (expression: string) => known.get(expression) ?? judgeExpression(expression)

test('the steps of every expression grow as the text does', { timeout: 3_600_000 }, () => {
  expect(written.size).toBeGreaterThan(500)
  const faults = [...written].flatMap(([expression, paths]) => {
    const verdict = verdictOf(expression)
    return good.has(verdict) ? [] : [`${expression} in ${paths.join(', ')}: ${verdict}`]
  })
  expect(faults).toEqual([])
})

test('of an expression that is made of parts it is known what it comes to', () => {
  expect(madeIn.sort()).toEqual(Object.keys(made).sort())
  const faults = Object.values(made).flatMap(each => {
    if (typeof each === 'string') return []
    const verdict = verdictOf(String(each))
    return good.has(verdict) ? [] : [`${each}: ${verdict}`]
  })
  expect(faults).toEqual([])
})

test('expressions are found by the syntax of a file, and those that take long are told', () => {
  const file = "const a = /a+$/g.test('/b/'); new RegExp('(c+)+$', 'i'); RegExp(`${a}`)"
  expect(expressionsIn(file, 'a.ts')).toEqual({ written: ['/a+$/g', '/(c+)+$/i'], made: 1 })
  expect(['/a+$/g', '/(c+)+$/i', '/^a+$/'].map(each => judgeExpression(each))).toEqual([
    '2nd degree polynomial',
    'exponential',
    'linear',
  ])
})
