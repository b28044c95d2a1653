// `npm run bench -- site`: gallery, search and a template's page with 24 templates and with 10,000, on a server process of its own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSection } from './results.mjs'
import { describeRun, runs, show, table } from './runs.mjs'
import { startCompanion } from './server/child.mjs'

const rounds = Math.max(runs, 20)
const sizes = [24, 10_000]
const categories = ['Sales', 'Surveys', 'Quizzes', 'Home services', 'Lead generation']
const { run } = await import(
  pathToFileURL(join(import.meta.dirname, '../server/dist/main.js')).href
)
const bot = readFileSync(join(import.meta.dirname, '../examples/bots/bakery.json'), 'utf8')

const columns = []
for (const size of sizes) columns.push(await measure(size))
const names = columns[0].map(({ name }) => name)

writeSection(
  'Site',
  `
${describeRun()}. Milliseconds until a page of the site has come whole, medians of ${rounds} rounds, on SQLite. A full page holds twelve cards; with 24 templates the last page, the category and the rare word have fewer.

${table(
  ['page', ...sizes.map(size => `${size.toLocaleString('en')} templates`)],
  names.map((name, index) => [name, ...columns.map(column => show(column[index].times))]),
)}
`,
)

async function measure(size) {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-site-'))
  const server = await startCompanion(folder)
  try {
    process.env.DATABASE_URL = join(folder, 'data/talkgraph.db')
    await run('site', ['import', writeItems(folder, size)])
    const pages = [
      { name: 'gallery', path: '/templates/all' },
      { name: 'gallery, last page', path: '/templates/all?page=9999' },
      { name: 'category', path: '/templates/sales?page=2' },
      { name: 'search, rare word', path: '/templates/all?search=number7' },
      { name: 'search, common word', path: '/templates/all?search=template' },
      { name: 'template', path: '/templates/sales/made-5/x' },
    ].map(page => ({ ...page, times: [] }))
    for (let round = -3; round < rounds; round++) {
      for (const page of pages) {
        const before = performance.now()
        const response = await fetch(server.url + page.path)
        await response.text()
        if (!response.ok) throw new Error(`${page.path}: ${response.status}`)
        if (round >= 0) page.times.push(performance.now() - before)
      }
    }
    return pages
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeItems(folder, size) {
  const items = join(folder, 'items')
  mkdirSync(join(items, 'templates'), { recursive: true })
  mkdirSync(join(items, 'bots'))
  writeFileSync(join(items, 'bots/bakery.json'), bot)
  const made = Array.from({ length: size }, (_, index) => ({
    slug: `made-${index}`,
    name: `Template number${index}`,
    description: `A template that takes orders, the one with the number ${index}.`,
    category: categories[index % categories.length],
    chatbot: 'bakery',
    content: '<h2>What it does</h2><p>It takes orders.</p>',
    createdAt: new Date(1.7e12 + index * 1000).toISOString(),
  }))
  writeFileSync(join(items, 'templates/made.json'), JSON.stringify(made))
  return items
}
