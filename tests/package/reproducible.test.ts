import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')
const noted = (): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'dist/talkgraph-integrity.json'), 'utf8'))

it('the build notes the integrity of each file that a page may load, as it lies in dist and in the server', () => {
  const files = readdirSync(join(root, 'dist')).filter(name => /^talkgraph.*\.js$/.test(name))
  expect(Object.keys(noted()).toSorted()).toEqual(files.toSorted())
  for (const folder of ['dist', 'server/dist/browser'])
    for (const [name, value] of Object.entries(noted())) {
      const digest = createHash('sha384')
        .update(readFileSync(join(root, folder, name)))
        .digest('base64')
      expect(value, `${folder}/${name}`).toBe(`sha384-${digest}`)
    }
})

// A whole build takes long; its place is among the long tests. What lies in dist is the first, this is the second.
it.each(process.env.TALKGRAPH_LONG ? ['another folder'] : [])(
  'a build in %s makes the same files, byte by byte',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'talkgraph-again-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    for (const name of names.split('\n')) {
      if (name === '' || !existsSync(join(root, name))) continue
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      cpSync(join(root, name), join(folder, name))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')
    execFileSync(process.execPath, [rollup, '-c', '--silent'], { cwd: folder })
    for (const dist of ['dist', 'server/dist']) {
      const again = digests(join(folder, dist))
      expect(Object.keys(again).length).toBeGreaterThan(2)
      expect(digests(join(root, dist))).toMatchObject(again)
    }
  },
  900_000,
)

/** The digest of each script below a folder. */
function digests(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter(name => /\.js(?:on)?$/.test(name))
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )
}
