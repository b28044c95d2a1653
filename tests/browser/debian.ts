import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const quiet = { stdio: 'pipe', encoding: 'utf8' } as const

/**
 * Unpacks packages of Debian, with all that they need and the system lacks, into a folder of ours; nothing is installed. False
 * where there is no Debian, or no line to it.
 */
export function unpackDebian(folder: string, names: readonly string[]): boolean {
  const done = join(folder, 'done')
  if (existsSync(done)) return true
  try {
    mkdirSync(folder, { recursive: true })
    const plan = execFileSync(
      'apt-get',
      ['install', '--simulate', '--no-install-recommends', ...names],
      quiet,
    )
    const needed = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
    execFileSync('apt-get', ['download', ...needed], { ...quiet, cwd: folder })
    for (const name of readdirSync(folder))
      if (name.endsWith('.deb')) execFileSync('dpkg', ['-x', name, '.'], { ...quiet, cwd: folder })
    writeFileSync(done, '')
    return true
  } catch {
    return false
  }
}
