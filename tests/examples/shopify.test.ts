import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const extension = join(import.meta.dirname, '../../examples/shopify/extensions/chat')
const cache = join(import.meta.dirname, '../../.cache/shopify')
const suites = process.env.TALKGRAPH_LONG ? ['theme check'] : []

describe.each(suites)('%s', () => {
  it.each(['theme-check:theme-app-extension', 'theme-check:all'])('finds nothing by %s', config => {
    // The widest set of rules takes the target of an app embed for a mistake.
    expect(
      offences(extension, config).filter(({ message }) => !message.includes('target')),
    ).toEqual([])
  })

  it('finds a setting that has no kind', () => {
    const broken = join(cache, 'broken')
    rmSync(broken, { recursive: true, force: true })
    cpSync(extension, broken, { recursive: true })
    const block = join(broken, 'blocks/chat.liquid')
    writeFileSync(block, readFileSync(block, 'utf8').replace('"type": "text"', '"type": "txt"'))
    expect(
      offences(broken, 'theme-check:all').filter(({ message }) => !message.includes('target')),
    ).not.toEqual([])
  })
})

it('each text of the block stands in each language', () => {
  const block = readFileSync(join(extension, 'blocks/chat.liquid'), 'utf8')
  const keys = [...block.matchAll(/"t:([\w.]+)"/g)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(3)
  for (const file of ['en.default.schema.json', 'de.schema.json']) {
    const texts: unknown = JSON.parse(readFileSync(join(extension, 'locales', file), 'utf8'))
    for (const key of keys)
      expect(
        key.split('.').reduce((found: unknown, name) => Object(found)[name], texts),
        `${file}: ${key}`,
      ).toEqual(expect.any(String))
  }
})

interface Offence {
  readonly message: string
}

/** What Shopify's own theme check, from npm, finds in an extension. */
function offences(path: string, config: string): Offence[] {
  if (!existsSync(join(cache, 'node_modules/@shopify/cli'))) {
    mkdirSync(cache, { recursive: true })
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', '--prefix', cache, ...options, '@shopify/cli@4.8.2'], {
      stdio: 'pipe',
    })
  }
  const cli = join(cache, 'node_modules/@shopify/cli/bin/run.js')
  const args = [
    cli,
    'theme',
    'check',
    '--path',
    path,
    '--output',
    'json',
    '-C',
    config,
    '--fail-level',
    'crash',
  ]
  const env = { ...process.env, CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1', NODE_ENV: 'production' }
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', env, stdio: 'pipe' })
  const files: { readonly offenses: Offence[] }[] = JSON.parse(printed)
  return files.flatMap(file => file.offenses)
}
