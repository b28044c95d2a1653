import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code } from './markdown.mjs'
import '../typescript-hooks.mjs'

const path = 'docs/parts.md'
const table = /(\| variable \| customization \|\n\|---\|---\|\n)(?:\|.*\n)*/

/** The page of parts and variables, by its path: the table of those variables that are customizations follows from these. */
export async function partsPage(root) {
  const { fields } = await import('../../themes/index.ts')
  const rows = Object.entries(fields).flatMap(([name, { cssVariable }]) =>
    cssVariable ? [`| ${code(cssVariable)} | ${code(name)} |\n`] : [],
  )
  const text = readFileSync(join(root, path), 'utf8')
  return { [path]: text.replace(table, (_, head) => head + rows.join('')) }
}
