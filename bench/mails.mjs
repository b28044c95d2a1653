// `npm run bench -- mails`: of public mails with known answers, how many are read as the person wrote them. bench/README says
// where they lie.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '../tools/typescript-hooks.mjs'
import { apart } from './mails/apart.mjs'
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
    return [{ name, known, read, isRight: known === read, why: apart[`${corpus}/${name}`] }]
  })
  const counted = judged.filter(({ isRight, why }) => isRight || why === undefined)
  const wrong = judged.filter(({ isRight }) => !isRight)
  return {
    corpus,
    all: counted.length,
    right: judged.length - wrong.length,
    empty: judged.filter(({ known, read }) => known !== '' && read === '').length,
    apart: judged.length - counted.length,
    wrong: wrong.map(
      ({ name, known, read, why }) =>
        `${corpus}/${name}: ${said(read)}, expected ${said(known)}${why ? ` (apart: ${why})` : ''}`,
    ),
  }
}

/** A `.txt` is the words of a mail, an `.eml` a whole one, whose author nothing vouches for. */
function readMail(path) {
  if (basename(path).endsWith('.txt')) return cutQuoted(readFileSync(path, 'utf8'))
  const bytes = readFileSync(path)
  const headers = { 'content-type': 'message/rfc822' }
  const received = { method: 'POST', url: '', headers, query: {}, body: '', bytes }
  return parseEmail(received)
    .flatMap(({ heard }) => (heard?.kind === 'text' ? [heard.text] : (heard?.caption ?? [])))
    .join('\n')
}

/** Blank lines, and spaces at the ends of lines, say nothing. */
function tidy(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function said(text) {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}

function report(rows) {
  const sum = key => rows.reduce((all, row) => all + row[key], 0)
  const [all, right, empty, left] = ['all', 'right', 'empty', 'apart'].map(sum)
  const total = { corpus: 'together', all, right, empty, apart: left }
  return table(
    ['corpus', 'mails', 'right', 'share', 'read as empty', 'apart'],
    [...rows, total].map(row => [
      row.corpus,
      row.all,
      row.right,
      `${((100 * row.right) / row.all).toFixed(1)} %`,
      row.empty,
      row.apart,
    ]),
  )
}
