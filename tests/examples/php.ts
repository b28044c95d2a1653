import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../.cache/php')
const packages = ['cli', 'common', 'sqlite3', 'mbstring', 'xml'].map(name => `php8.2-${name}`)
/** In the order in which they need one another. */
const extensions =
  'ctype fileinfo iconv mbstring pdo phar posix sqlite3 tokenizer xml dom simplexml xmlreader xmlwriter pdo_sqlite'
const quiet = { stdio: 'pipe', encoding: 'utf8' } as const

/** A PHP that can serve WordPress: how it is called. */
export interface Php {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** The PHP that PHP_PATH names, or an installed one, if it has SQLite, or Debian's, which is unpacked into a folder of ours. */
export function findPhp(): Php {
  for (const command of [process.env.PHP_PATH, 'php'])
    if (command && hasSqlite(command)) return { command, args: [], env: {} }
  const root = join(folder, 'root')
  const command = join(root, 'usr/bin/php8.2')
  if (!existsSync(command)) {
    mkdirSync(root, { recursive: true })
    execFileSync('apt-get', ['download', ...packages], { ...quiet, cwd: folder })
    for (const name of readdirSync(folder))
      if (name.endsWith('.deb')) execFileSync('dpkg', ['-x', name, root], { ...quiet, cwd: folder })
  }
  const [api = ''] = readdirSync(join(root, 'usr/lib/php')).filter(name => /^\d{8}$/.test(name))
  const settings = join(folder, 'php.ini')
  const lines = extensions.split(' ').map(name => `extension=${name}`)
  writeFileSync(
    settings,
    [`extension_dir=${join(root, 'usr/lib/php', api)}`, ...lines, ''].join('\n'),
  )
  // The system's own settings would name extensions that are not there.
  return { command, args: ['-c', settings], env: { PHP_INI_SCAN_DIR: join(folder, 'none') } }
}

function hasSqlite(command: string): boolean {
  try {
    return execFileSync(command, ['-m'], quiet).includes('pdo_sqlite')
  } catch {
    return false
  }
}
