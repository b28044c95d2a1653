import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url))

/** Prints a section of `bench/RESULTS.md` and puts it there in place of the one with the same heading; the others stay. */
export function writeSection(heading, body) {
  const section = `## ${heading}\n\n${body.trim()}\n`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Results\n'
  const [title, ...sections] = before.split(/^(?=## )/m)
  const others = sections.map(text => text.trim())
  const place = others.findIndex(text => text.split('\n', 1)[0] === `## ${heading}`)
  others.splice(place < 0 ? others.length : place, place < 0 ? 0 : 1, section.trim())
  writeFileSync(file, `${[title.trim(), ...others].join('\n\n')}\n`)
  console.log(section)
}
