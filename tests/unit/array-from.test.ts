import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root, sourcesIn } from './imports.js'

const shipped = ['runtime', 'src', 'themes', 'wire'].flatMap(sourcesIn)

// The npm entries run with the page's own `Array`, whose `from` may be that of an old library.
test('nothing that browsers load gives Array.from a mapper or a length', () => {
  expect(shipped.length).toBeGreaterThan(300)
  expect(shipped.flatMap(path => faultsIn(readFileSync(join(root, path), 'utf8'), path))).toEqual(
    [],
  )
})

test('such a call is found', () => {
  expect(faultsIn('Array.from(\n  list,\n  item => item)', 'a.ts')).toEqual(['a.ts:1'])
  expect(faultsIn('\nArray.from({ length: 3 })', 'a.ts')).toEqual(['a.ts:2'])
  expect(faultsIn('Array.from(list)', 'a.ts')).toEqual([])
})

/** Where a file calls Array.from in a way that old libraries do not know. */
function faultsIn(text: string, path: string): string[] {
  if (!text.includes('Array.from')) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'Array.from') {
      const [items, ...more] = node.arguments
      const isOld = more.length > 0 || (items !== undefined && ts.isObjectLiteralExpression(items))
      if (isOld)
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}
