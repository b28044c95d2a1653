// `npm run bench -- knowledge`: how well intents are told apart, and how long a question takes among 20,000 pieces.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Agent, setGlobalDispatcher } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { count, describeRun, table } from './runs.mjs'
import { apiKey, startCompanion } from './server/child.mjs'

/** What is tried with lies here and is not kept in the repository: bench/README.md says where it comes from. */
const data = new URL('../.cache/knowledge/', import.meta.url)
const docs = fileURLToPath(new URL('../docs/', import.meta.url))
const pieces = Number(process.env.BENCH_PIECES) || 20_000
// On a busy machine a connection that rests may be closed just when it is used again.
setGlobalDispatcher(new Agent({ pipelining: 0 }))
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-knowledge-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const told = await withServer({ DATABASE_URL: join(folder, 'intents.db') }, intents)
  const asked = []
  for (const [name, address] of [
    ['SQLite', join(folder, 'pieces.db')],
    ['PostgreSQL', postgres.address],
  ])
    asked.push([name, await withServer({ DATABASE_URL: address }, search)])
  writeSection(
    'Intents, and questions among many pieces',
    `${describeRun()}\n\n${tableOfIntents(told)}\n\n${tableOfQuestions(asked)}`,
  )
} finally {
  for (const close of closers.reverse()) await close()
}

async function withServer(env, act) {
  const server = await startCompanion(folder, env)
  const call = async (method, path, body, type = 'application/json') => {
    const answer = await fetch(`${server.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': type },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { data: found, error } = await answer.json()
    if (error) throw new Error(`${method} ${path}: ${error.code}`)
    return found
  }
  try {
    await call('PUT', '/chatbots/bench/flow', {
      nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hello' } }],
      edges: [],
    })
    return await act(call)
  } finally {
    await server.stop()
  }
}

/** Every set that is there, learned and tried. */
async function intents(call) {
  const told = []
  for (const { name, published, rows, tried, unknown = [] } of sets()) {
    await call('PUT', '/chatbots/bench/intents', { rows })
    const begun = performance.now()
    await call('POST', '/chatbots/bench/intents/train')
    const training = performance.now() - begun
    const outcomes = []
    const before = performance.now()
    for (const { intent, utterance } of tried) {
      const { confidence, intent: guess, others } = await classify(call, utterance)
      outcomes.push({ isRight: (guess ?? others[0]?.intent) === intent, confidence })
    }
    const each = (performance.now() - before) / tried.length
    const refused = []
    for (const utterance of unknown) refused.push((await classify(call, utterance)).confidence)
    told.push({ name, published, rows: rows.length, training, each, outcomes, refused })
  }
  return told
}

function classify(call, text) {
  return call('POST', '/chatbots/bench/intents/classify', { text, threshold: 1 })
}

function sets() {
  const read = name => {
    const file = new URL(name, data)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const [train, test, clinc] = ['banking77-train.csv', 'banking77-test.csv', 'clinc150.json'].map(
    read,
  )
  const all = []
  if (train && test)
    all.push({
      name: 'BANKING77',
      published: '–',
      rows: tableRows(train),
      tried: tableRows(test),
    })
  if (clinc) {
    const set = JSON.parse(clinc)
    const rowsOf = list => list.map(([utterance, intent]) => ({ intent, utterance }))
    all.push({
      name: 'CLINC150',
      published: 'SVM 91.0, Rasa 91.5, Dialogflow 91.7, BERT 96.9',
      rows: rowsOf(set.train),
      tried: rowsOf(set.test),
      unknown: set.oos_test.map(([utterance]) => utterance),
    })
  }
  return all
}

/** Rows of `text,category`; a text may stand in quotes. */
function tableRows(text) {
  return [...text.matchAll(/^(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n]+)$/gm)]
    .slice(1)
    .map(([, quoted, plain, intent]) => ({
      intent: intent.trim(),
      utterance: (quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ utterance }) => utterance !== '')
}

/** Milliseconds of questions among many pieces, made of sentences of docs/. */
async function search(call) {
  const sentences = globSync('**/*.md', { cwd: docs })
    .sort()
    .flatMap(name => readFileSync(join(docs, name), 'utf8').split(/(?<=[.!?])\s+/))
    .map(sentence => sentence.replaceAll(/[#|`*[\]]/g, ' ').trim())
    .filter(({ length }) => length > 60 && length < 900)
  const pairs = Array.from({ length: pieces }, (_, at) => ({
    question: `${sentences[(at * 7) % sentences.length].split(' ').slice(0, 8).join(' ')} ${at}`,
    answer: sentences[at % sentences.length],
  }))
  let id
  for (let from = 0; from < pieces; from += 5000) {
    const part = pairs.slice(from, from + 5000)
    if (id === undefined)
      id = (
        await call('POST', '/sources', {
          kind: 'pairs',
          title: 'Sentences',
          chatbotIds: ['bench'],
          pairs: part,
        })
      ).source.id
    else await call('POST', `/sources/${id}/pairs`, { pairs: part })
  }
  const begun = performance.now()
  while ((await call('GET', `/sources/${id}`)).source.pieces < pieces) await wait(500)
  const reading = performance.now() - begun
  const times = []
  for (let turn = 0; turn < 220; turn++) {
    const words = sentences[(turn * 31) % sentences.length].split(' ').slice(2, 10).join(' ')
    const before = performance.now()
    await call('POST', '/knowledge/search', { query: words, chatbotId: 'bench', limit: 6 })
    // The first turns are for warming up.
    if (turn >= 20) times.push(performance.now() - before)
  }
  return { reading, times: times.sort((one, other) => one - other) }
}

function tableOfIntents(told) {
  const percent = share => `${(share * 100).toFixed(1)} %`
  const share = (list, holds) => (list.length === 0 ? 0 : list.filter(holds).length / list.length)
  const at = (threshold, { outcomes }) =>
    share(outcomes, ({ isRight, confidence }) => isRight && confidence >= threshold)
  return table(
    [
      'set',
      'rows',
      'right',
      'right and as sure as 0.4',
      'unknown that is refused at 0.4',
      'training, s',
      'a text, ms',
      'published',
    ],
    told.map(each => [
      each.name,
      count(each.rows),
      percent(at(0, each)),
      percent(at(0.4, each)),
      each.refused.length > 0 ? percent(share(each.refused, sure => sure < 0.4)) : '',
      (each.training / 1000).toFixed(1),
      each.each.toFixed(1),
      each.published,
    ]),
  )
}

function tableOfQuestions(asked) {
  return table(
    ['database', 'pieces', 'reading, s', 'a question, ms: half', '95 %'],
    asked.map(([name, { reading, times }]) => [
      name,
      count(pieces),
      (reading / 1000).toFixed(0),
      times[Math.floor(times.length / 2)].toFixed(1),
      times[Math.floor(times.length * 0.95)].toFixed(1),
    ]),
  )
}
