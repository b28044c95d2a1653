// What a visitor downloads, in bytes; above budget the check fails. Sizes are exact, so they may be asserted.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import swc from '@swc/core'
import { rollup } from 'rollup'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const studio = join(root, 'server/dist/studio')

/** In kB (1 kB = 1,000 bytes) of brotli: what a file may weigh at most. */
const budgets = {
  'talkgraph.js': 115,
  'talkgraph.esm.js': 115,
  'talkgraph-loader.js': 4,
  'talkgraph-main.js': 79.1,
  'talkgraph-markup.js': 14,
  'talkgraph-live.js': 9.5,
  'talkgraph-rare.js': 30.6,
  'talkgraph-picker.js': 2,
  'talkgraph-plugins.js': 3,
  'talkgraph-tabs.js': 2.5,
  'talkgraph-download.js': 3,
  'talkgraph-triggers.js': 4,
  'talkgraph-results.js': 2,
  'talkgraph-analytics.js': 1,
  'talkgraph-emoji.js': 65,
}

/** What the studio's page fetches before it shows anything; its rooms come when they are entered. */
const studioBudget = 200

/** What an agent fetches until the desk is there: the first load, and the desk's room. */
const agentBudget = 200

/** What Flow and Looks, the two rooms of a draft, add to a bot's other rooms, at whatever time they fetch it: scripts, workers and styles. */
const flowBudget = 500

/** What Flow fetches of scripts before one can draw; its panels, its editor of texts and its workers come when they are opened. */
const drawingBudget = 315
const otherRooms = [
  'list',
  'overview',
  'versions',
  'embed',
  'channels',
  'one-channel',
  'settings',
  'chat',
]

/** What the documentation's page with its panels for calls fetches of scripts. */
const documentationBudget = 3

/** What stands in an app's first script for the lazy entry of the npm package, minified as apps do. */
const lazyBudget = 5.5

let isOver = false
console.log(
  `${'file'.padEnd(22)}${['raw', 'gzip', 'brotli', 'at most'].map(word => word.padStart(10)).join('')}`,
)
for (const [name, most] of Object.entries(budgets)) {
  const path = join(dist, name)
  weigh(name, existsSync(path) ? [path] : [], most)
}
const lazy = await lazyScript()
weigh('npm, lazy', lazy ? ['lazy.js'] : [], lazyBudget, () => Buffer.from(lazy))
weigh('studio, first load', firstScripts(), studioBudget)
weigh('studio, an agent', agentScripts(), agentBudget)
weigh('studio, to draw', roomScripts('flow', firstScripts()), drawingBudget)
weigh('studio, Flow, Looks', flowFiles(), flowBudget)
weigh('site, calls', documentationScript(), documentationBudget)
process.exitCode = isOver ? 1 : 0

function weigh(name, paths, most, read = path => readFileSync(path)) {
  if (paths.length === 0) {
    console.log(`${name.padEnd(22)} is missing: run npm run build`)
    isOver = true
    return
  }
  const files = paths.map(read)
  const [raw, gzip, brotli] = [file => file, asGzip, asBrotli].map(pack =>
    files.reduce((sum, file) => sum + pack(file).length, 0),
  )
  const columns = [raw, gzip, brotli].map(bytes => (bytes / 1000).toFixed(1))
  console.log(
    `${name.padEnd(22)}${[...columns, most].map(text => String(text).padStart(10)).join('')}`,
  )
  if (brotli > most * 1000) {
    console.log(`${name} is over its budget of ${most} kB brotli.`)
    isOver = true
  }
}

/** What bundlers put into an app's first script: the entry with what it imports at once, minified. */
async function lazyScript() {
  const input = join(dist, 'lazy.js')
  if (!existsSync(input)) return undefined
  const bundle = await rollup({ input, external: id => id.includes('vanilla-whole') })
  const { output } = await bundle.generate({ format: 'es', sourcemap: false })
  const { code } = await swc.minify(output[0].code, {
    module: true,
    compress: { passes: 4, toplevel: true },
    mangle: { toplevel: true },
  })
  return code
}

function asGzip(file) {
  return gzipSync(file, { level: 9 })
}

function asBrotli(file) {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

function firstScripts() {
  const page = join(studio, 'index.html')
  if (!existsSync(page)) return []
  return [
    ...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/studio\/(assets\/[^"]+\.js)"/g),
  ].map(([, path]) => join(studio, path))
}

function documentationScript() {
  const folder = join(root, 'server/dist/site/client/assets')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => /^documentation-[\w-]{8}\.js$/.test(name))
    .map(name => join(folder, name))
}

function agentScripts() {
  return [...firstScripts(), ...roomScripts('desk', firstScripts())]
}

/** The scripts of a room and those that they import before they begin, but for those that are there already. */
function roomScripts(room, there) {
  const folder = join(studio, 'assets')
  if (!existsSync(folder)) return []
  const known = new Set()
  take(
    there.map(path => basename(path)),
    known,
  )
  const seen = new Set(known)
  take(
    readdirSync(folder).filter(name => new RegExp(`^${room}-[\\w-]{8}\\.js$`).test(name)),
    seen,
  )
  return [...seen].filter(name => !known.has(name)).map(name => join(folder, name))

  function take(names, into) {
    for (const name of names) {
      if (into.has(name)) continue
      into.add(name)
      const text = readFileSync(join(folder, name), 'utf8')
      take(
        [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported]) => imported),
        into,
      )
    }
  }
}

function flowFiles() {
  const folder = join(studio, 'assets')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => /\.(?:js|css)$/.test(name))
  const known = new Set(firstScripts().map(path => basename(path)))
  const begin = room => names.filter(name => new RegExp(`^${room}-[\\w-]{8}\\.js$`).test(name))
  reach(otherRooms.flatMap(begin), known)
  const own = new Set(known)
  reach([...begin('flow'), ...begin('looks')], own)
  return [...own].filter(name => !known.has(name)).map(name => join(folder, name))

  /** Adds these files and all that they name, at whatever time it is fetched. */
  function reach(files, seen) {
    for (const file of files) {
      if (seen.has(file)) continue
      seen.add(file)
      const text = readFileSync(join(folder, file), 'utf8')
      reach(
        names.filter(name => text.includes(name)),
        seen,
      )
    }
  }
}
