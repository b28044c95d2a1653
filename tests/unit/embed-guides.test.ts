import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFiles, root } from './repository.js'

const guides = readFiles(['docs/embed'], /(?<!compare)\.md$/)
const blocks = guides.flatMap(({ path, text }) =>
  [...text.matchAll(/^```\w* file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({
    path,
    file,
    code,
  })),
)

test('there is a guide for each example of a host, and it shows code of that example', () => {
  const hosts = readFiles(
    ['examples'],
    /^examples\/(?!bots|playground|headless)[^/]+\/README\.md$/,
  ).map(({ path }) => path.split('/')[1])
  expect(hosts.length).toBeGreaterThan(7)
  expect(guides.map(({ path }) => path.split('/')[2]?.replace('.md', ''))).toEqual(hosts)
  for (const host of hosts)
    expect(
      blocks.filter(
        ({ path, file }) =>
          path === `docs/embed/${host}.md` && file.startsWith(`examples/${host}/`),
      ),
    ).not.toEqual([])
})

describe.each(blocks)('$path', ({ file, code }) => {
  test(`shows a part of ${file} as the tests run it`, () => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(withoutIndent(readFileSync(join(root, file), 'utf8'))).toContain(withoutIndent(code))
  })
})

/** Line by line without the space around it: a guide shows a part of a page without the page's indent. */
function withoutIndent(text: string): string {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')
}
