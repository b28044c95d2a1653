// What a visitor downloads, in bytes; above budget the check fails. Sizes are exact, so they may be asserted.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')

/** In kB (1 kB = 1,000 bytes) of brotli: what a file may weigh at most. */
const budgets = {
  'talkgraph.js': 72,
  'talkgraph.esm.js': 72,
  'talkgraph-loader.js': 3.6,
  'talkgraph-markup.js': 14,
  'talkgraph-tabs.js': 2,
  'talkgraph-download.js': 2,
  'talkgraph-triggers.js': 4,
  'talkgraph-emoji.js': 65,
}

let isOver = false
console.log(
  `${'file'.padEnd(22)}${['raw', 'gzip', 'brotli', 'at most'].map(word => word.padStart(10)).join('')}`,
)
for (const [name, most] of Object.entries(budgets)) {
  const path = join(dist, name)
  if (!existsSync(path)) {
    console.log(`${name.padEnd(22)} is missing: run npm run build`)
    isOver = true
    continue
  }
  const raw = readFileSync(path)
  const gzip = gzipSync(raw, { level: 9 }).length
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const columns = [raw.length, gzip, brotli].map(bytes => (bytes / 1000).toFixed(1))
  console.log(`${name.padEnd(22)}${[...columns, most].map(text => String(text).padStart(10)).join('')}`)
  if (brotli > most * 1000) {
    console.log(`${name} is over its budget of ${most} kB brotli.`)
    isOver = true
  }
}
process.exitCode = isOver ? 1 : 0
