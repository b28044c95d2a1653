import { writeFileSync } from 'node:fs'
import { findExpressions } from './expressions/find-expressions.mjs'
import { judgeExpression } from './expressions/judge-expression.mjs'
import { judged, judgedFile } from './expressions/judged.mjs'
import { made } from './expressions/made.mjs'

// Judges the regular expressions that are new, and writes down how all are judged.
const known = judged()
const good = new Set(['linear', 'searched'])
const samples = Object.values(made).filter(each => each instanceof RegExp)
const all = [...new Set([...findExpressions().written.keys(), ...samples.map(String)])].sort()
const kept = all.flatMap(expression => {
  const verdict = known.get(expression) ?? judgeExpression(expression)
  if (good.has(verdict)) return [[expression, verdict]]
  console.error(`${expression}: ${verdict}`)
  process.exitCode = 1
  return []
})
writeFileSync(judgedFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
