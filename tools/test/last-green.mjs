import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './reports.mjs'

const path = join(root, '.cache', 'last-green')

/** Keeps the commit on which every test has passed, unless something is changed that is not in it. */
export function keepGreen() {
  if (git('status', '--porcelain') !== '') return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${git('rev-parse', 'HEAD')}\n`)
}

/** The files that differ from the commit that was green last, or else from the commit before this one. */
export function changedFiles() {
  const green = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  const base = green && git('cat-file', '-t', green) === 'commit' ? green : 'HEAD~1'
  const known = git('diff', '--name-only', '--diff-filter=d', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return [...known.split('\n'), ...unknown.split('\n')].filter(name => name !== '')
}

function git(...args) {
  return (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim()
}
