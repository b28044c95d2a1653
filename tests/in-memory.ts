import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where many systems keep files in memory. */
const memory = '/dev/shm'

/**
 * What has tests keep their files in memory, so that they wait for no disk: nothing where the system has no such folder, too
 * little room in it, or runs no programs there.
 */
export const inMemory: Readonly<Record<string, string>> =
  existsSync(memory) && roomIn(memory) > 4_000_000_000 && runsIn(memory) ? { TMPDIR: memory } : {}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Containers often forbid it. */
function runsIn(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'talkgraph-'))
  const program = join(own, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
  const { status } = spawnSync(program)
  rmSync(own, { recursive: true })
  return status === 0
}
