import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unzipBytes } from '../../server/testing/unzip.js'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => unzipBytes(readFileSync(join(root, 'server/dist/hosts', name)))
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, folder).length + 1))

describe('the WordPress plugin that the server gives out', () => {
  const files = read('wordpress.zip')
  const inPlugin = (name: string) => files[`talkgraph-chat/${name}`]

  test('is one folder of the plugin’s name, with its main file and its readme', () => {
    expect(Object.keys(files).filter(name => !name.startsWith('talkgraph-chat/'))).toEqual([])
    expect(String(inPlugin('talkgraph-chat.php'))).toMatch(
      /^<\?php\n\/\*\*\n \* Plugin Name: Talkgraph Chat\n/,
    )
    const version = /^ \* Version: (\S+)$/m.exec(String(inPlugin('talkgraph-chat.php')))?.[1]
    expect(String(inPlugin('readme.txt'))).toContain(`Stable tag: ${version}`)
  })

  test('has the sources that the long tests play in WordPress, and the scripts of this build', () => {
    for (const name of filesIn('examples/wordpress/plugin'))
      expect([
        name,
        inPlugin(name)?.equals(readFileSync(join(root, 'examples/wordpress/plugin', name))),
      ]).toEqual([name, true])
    const scripts = readdirSync(join(root, 'dist')).filter(
      name => /^talkgraph.*\.js$/.test(name) && name !== 'talkgraph.esm.js',
    )
    expect(scripts.length).toBeGreaterThan(20)
    for (const name of scripts)
      expect([
        name,
        inPlugin(`assets/${name}`)?.equals(readFileSync(join(root, 'dist', name))),
      ]).toEqual([name, true])
  })

  test('comes with nothing entered', () => {
    expect(inPlugin('defaults.json')).toBeUndefined()
  })
})

test('the Shopify extension that the server gives out is the example', () => {
  const files = read('shopify.zip')
  const names = filesIn('examples/shopify')
  expect(Object.keys(files).sort()).toEqual(
    ['LICENSE', ...names].map(name => `talkgraph-shopify/${name}`).sort(),
  )
  for (const name of names)
    expect(
      files[`talkgraph-shopify/${name}`]?.equals(
        readFileSync(join(root, 'examples/shopify', name)),
      ),
    ).toBe(true)
})
