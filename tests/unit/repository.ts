import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..')

/** One file of the repository: its path from the root, and its text. */
export interface RepositoryFile {
  readonly path: string
  readonly text: string
}

/** The texts of all files that git knows or would add, under these folders and files and with these endings. */
export function readFiles(places: readonly string[], endings: RegExp): RepositoryFile[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(names.split('\n'))]
    .filter(path => endings.test(path) && existsSync(join(root, path)))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
