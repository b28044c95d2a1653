// `npm run bench -- mails`: of public mails with known answers, how many are read as the person wrote them. bench/README says
// where they lie.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '../tools/typescript-hooks.mjs'
import { writeSection } from './results.mjs'
import { table } from './runs.mjs'

const folder = process.env.BENCH_MAILS ?? fileURLToPath(new URL('../.cache/mails', import.meta.url))

if (!existsSync(folder)) {
  console.error(`There are no mails in ${folder}: bench/README.md says how they come there.`)
  process.exit(1)
}
const { cutQuoted } = await import('../server/channels/email/cut-quoted.ts')
const { parseEmail } = await import('../server/channels/email/email.parse.ts')

const rows = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => judge(name))
for (const { wrong } of rows) for (const each of wrong) console.error(each)
writeSection('Answers in public mails', report(rows))

/** Reads every mail of a corpus, and compares it with the answer that is known. */
function judge(corpus) {
  const home = join(folder, corpus)
  const mails = readdirSync(home).filter(name => /\.(?:eml|txt)$/.test(name))
  const judged = mails.flatMap(name => {
    const answer = join(home, `${name}.answer`)
    if (!existsSync(answer)) return []
    const [known, read] = [readFileSync(answer, 'utf8'), readMail(join(home, name))].map(tidy)
    return [{ name, known, read, isRight: known === read }]
  })
  return {
    corpus,
    all: judged.length,
    right: judged.filter(({ isRight }) => isRight).length,
    empty: judged.filter(({ known, read }) => known !== '' && read === '').length,
    wrong: judged
      .filter(({ isRight }) => !isRight)
      .map(({ name, known, read }) => `${corpus}/${name}: ${said(read)}, expected ${said(known)}`),
  }
}

/** A `.txt` is the words of a mail, an `.eml` a whole one, whose author nothing vouches for. */
function readMail(path) {
  if (basename(path).endsWith('.txt')) return cutQuoted(readFileSync(path, 'utf8'))
  const bytes = readFileSync(path)
  const headers = { 'content-type': 'message/rfc822' }
  const received = { method: 'POST', url: '', headers, query: {}, body: '', bytes }
  return parseEmail(received)
    .flatMap(({ heard }) => (heard?.kind === 'text' ? [heard.text] : []))
    .join('\n')
}

function tidy(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()
}

function said(text) {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}

function report(rows) {
  const sum = key => rows.reduce((all, row) => all + row[key], 0)
  const total = { corpus: 'together', all: sum('all'), right: sum('right'), empty: sum('empty') }
  return table(
    ['corpus', 'mails', 'right', 'share', 'read as empty'],
    [...rows, total].map(({ corpus, all, right, empty }) => [
      corpus,
      all,
      right,
      `${((100 * right) / all).toFixed(1)} %`,
      empty,
    ]),
  )
}
