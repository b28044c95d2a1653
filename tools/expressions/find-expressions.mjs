import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const folders = [
  'cli',
  'client',
  'mcp',
  'runtime',
  'server',
  'site',
  'src',
  'studio',
  'themes',
  'ui',
  'wire',
]
const isSource = path =>
  /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$|\.d\.ts$|\/testing\//.test(path)

/** The regular expressions of all that reads texts of others, each with the files that write it, and those made of parts. */
export function findExpressions() {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const written = new Map()
  const made = []
  for (const path of names.split('\n').filter(isSource)) {
    if (!existsSync(join(root, path))) continue
    const text = readFileSync(join(root, path), 'utf8')
    const found = expressionsIn(text, path)
    for (const each of found.written) written.set(each, [...(written.get(each) ?? []), path])
    if (found.made > 0) made.push(path)
  }
  return { written, made }
}

/** The expressions that a file writes out, `/like this/i`, and how many it makes of parts. */
export function expressionsIn(text, path) {
  const written = []
  let made = 0
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const look = node => {
    if (ts.isRegularExpressionLiteral(node)) written.push(node.text)
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(file) === 'RegExp'
    ) {
      const [source, flags] = node.arguments ?? []
      if (source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags)))
        written.push(`/${source.text}/${flags?.text ?? ''}`)
      else made++
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return { written, made }
}
