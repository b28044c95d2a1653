// `npm run bench -- uploads`: the peak of memory while 60 visitors send files of 4 MB slowly.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSection } from './results.mjs'
import { describeRun, runs, show, table } from './runs.mjs'
import { startCompanion } from './server/child.mjs'
import { uploadSlowly } from './server/slow-uploads.mjs'

const visitors = 60
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-uploads-'))

try {
  const [before, peaks, taken] = [[], [], []]
  for (let run = 0; run < runs; run++) {
    const server = await startCompanion(mkdtempSync(join(folder, 'run-')))
    try {
      before.push(server.memory() / 1e6)
      taken.push(await uploadSlowly(server.url, visitors))
      peaks.push(server.peak() / 1e6)
    } finally {
      await server.stop()
    }
  }
  writeSection(
    'Slow uploads',
    `
${describeRun()}. ${visitors} files of 4 MB at once, each by 500 kB a second, to a server process of its own on SQLite that has just begun; ${runs} runs.

${table(
  ['what', 'MB'],
  [
    ['memory before them', show(before)],
    ['memory at its peak', show(peaks)],
  ],
)}

Taken: ${show(taken)} of ${visitors}.
`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
