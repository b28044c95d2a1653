import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Writes a map beside the declarations of the API's calls by which an editor goes from a call's name to where the server describes
 * it. It stays in the clone.
 */
export function leadToServer(declarations, root) {
  const text = readFileSync(declarations, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n$/, '\n')
  const places = placesIn(join(root, 'server/app/api'))
  const sources = [...new Set([...places.values()].map(({ path }) => path))]
  const before = { source: 0, line: 0, column: 0 }
  let isInside = false
  const mappings = text.split('\n').map(line => {
    if (line.startsWith('export ')) isInside = line.startsWith('export declare const addresses')
    const [, name] = /^ {4}readonly (\w+): "/.exec(line) ?? []
    const place = places.get(name)
    if (!isInside || !place) return ''
    const source = sources.indexOf(place.path)
    const segment = [
      line.search(/\w+: "/),
      source - before.source,
      place.line - before.line,
      place.column - before.column,
    ]
    Object.assign(before, { source, line: place.line, column: place.column })
    return segment.map(toVlq).join('')
  })
  const file = `${declarations}.map`
  const map = {
    version: 3,
    file: 'api.d.ts',
    sources: sources.map(path => relative(dirname(file), path).replaceAll('\\', '/')),
    names: [],
    mappings: mappings.join(';'),
  }
  writeFileSync(file, JSON.stringify(map))
  writeFileSync(declarations, `${text}//# sourceMappingURL=api.d.ts.map\n`)
}

/** Where each call is described, by its id. */
function placesIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return new Map(files.flatMap(name => callsIn(join(folder, name))))
}

function callsIn(path) {
  const text = readFileSync(path, 'utf8')
  return [
    ...text.matchAll(/^export const (\w+) = define\w*Call\(\{[\s\S]*?^ {2}id: '(\w+)',$/gm),
  ].map(({ 0: found, 2: id, index }) => [
    id,
    {
      path,
      line: text.slice(0, index).split('\n').length - 1,
      column: found.search(/\w+ = /),
    },
  ])
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number as source maps write it: five bits at a time, the sign first. */
function toVlq(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>>= 5
    text += digits[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return text
}
