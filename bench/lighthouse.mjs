// `npm run bench -- lighthouse`, or `node bench/lighthouse.mjs PATH…` after a build: Lighthouse's marks of the main kinds of page,
// on a phone's settings; exit 1 below 95. Lighthouse comes from npm into .cache, as it is no part of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { writeSection } from './results.mjs'
import { describeRun, table } from './runs.mjs'
import { apiKey, startCompanion } from './server/child.mjs'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/lighthouse')
const version = '13.5'
const least = 95
/** A mark swings from visit to visit: the middle one of these is taken. */
const visits = 5
const kinds = ['performance', 'accessibility', 'best-practices', 'seo']
/** Timings that the mark for performance is made of. */
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
const paths = [
  '/',
  '/templates/all',
  '/ai-apps',
  '/chatbot-templates',
  '/glossary',
  '/overview',
  '/resources/install-guide',
  '/faq',
  '/pricing',
  '/contact?category=services',
  '/subscribe',
  '/c/demo',
]

const lighthouse = await loadLighthouse()
const { module } = await runnerImport(join(root, 'tests/browser/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
})
const chosen = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-lighthouse-'))
const server = await startCompanion(folder)
const judged = []
try {
  await openPage()
  // The first page brings in the seed and the renderer; it names a template's page too.
  const gallery = await (await fetch(`${server.url}/templates/all`)).text()
  const [template] = /\/templates\/[\w-]+\/[\w-]+\/[\w-]+/.exec(gallery)
  for (const path of chosen.length > 0 ? chosen : [...paths, template]) {
    const all = []
    for (let visit = 0; visit < visits; visit++) all.push(await judge(path))
    judged.push(all.sort((a, b) => a.marks[0] - b.marks[0])[Math.floor(visits / 2)])
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (chosen.length === 0)
  writeSection(
    'Lighthouse',
    `
${describeRun(`Lighthouse ${version}`)}. Marks of 100 on Lighthouse's settings for a phone, with its simulated slow line and processor; times as it reckons them. Of ${visits} visits the one with the middle mark for performance.

${table(
  [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'first paint',
    'largest paint',
    'blocked',
    'shift',
  ],
  judged.map(({ path, marks, shown }) => [`\`${path}\``, ...marks, ...shown]),
)}
`,
  )
process.exitCode = judged.some(({ marks }) => marks.some(mark => mark < least)) ? 1 : 0

/** The demo's bot has a page of its own. */
async function openPage() {
  const answer = await fetch(`${server.url}/v1/channels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'page', chatbotId: 'demo', settings: { name: 'demo' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The marks of one visit to a page, in a browser of its own; what it fails is printed. */
async function judge(path) {
  const port = 9700 + Math.floor(Math.random() * 200)
  await module.openChromium([`--remote-debugging-port=${port}`])
  try {
    const { lhr } = await lighthouse(server.url + path, {
      port,
      onlyCategories: kinds,
      logLevel: 'error',
    })
    const marks = kinds.map(kind => Math.round((lhr.categories[kind]?.score ?? 0) * 100))
    const shown = timings.map(id => lhr.audits[id].displayValue)
    console.error(
      `${marks.map(mark => String(mark).padStart(4)).join('')}  ${path}  ${shown.join(', ')}`,
    )
    for (const { id, title, score, scoreDisplayMode, details } of Object.values(lhr.audits)) {
      if (score === null || score >= 0.9 || ['informative', 'manual'].includes(scoreDisplayMode))
        continue
      const nodes = [details?.items ?? []]
        .flat()
        .slice(0, 3)
        .map(item => item.node?.selector ?? item.url ?? '')
      console.error(`      ${id} ${score}: ${title} ${nodes.join(' ')}`)
    }
    return { path, marks, shown }
  } finally {
    await module.closeChromium()
  }
}

async function loadLighthouse() {
  if (!existsSync(join(cache, 'node_modules/lighthouse'))) {
    mkdirSync(cache, { recursive: true })
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        cache,
        '--no-save',
        '--no-audit',
        '--no-fund',
        `lighthouse@${version}`,
      ],
      { stdio: 'inherit' },
    )
  }
  const found = createRequire(join(cache, 'package.json')).resolve('lighthouse')
  return (await import(pathToFileURL(found).href)).default
}
