// `npm run bench -- knowledge`: how well intents are told apart, how long a question takes among 20,000 pieces by words and by
// meaning, whether both databases find the same, and what a site costs that is read again with ten changed pages.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Agent, setGlobalDispatcher } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { count, describeRun, table } from './runs.mjs'
import { apiKey, startCompanion } from './server/child.mjs'
import { startPages, startProvider } from './server/embeddings.mjs'
import { findByFts5, findByServer, questionSets, tableOfRetrieval } from './server/retrieval.mjs'

/** What is tried with lies here and is not kept in the repository: bench/README.md says where it comes from. */
const data = new URL('../.cache/knowledge/', import.meta.url)
const docs = fileURLToPath(new URL('../docs/', import.meta.url))
const usualPieces = 20_000
const pieces = Number(process.env.BENCH_PIECES) || usualPieces
const pages = Number(process.env.BENCH_PAGES) || 1000
/** What one call may bring, and a source of questions has here. */
const ofSource = 5000
const changedPages = 10
// On a busy machine a connection that rests may be closed just when it is used again.
setGlobalDispatcher(new Agent({ pipelining: 0 }))
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-knowledge-'))
/** Milliseconds that were spent because a server asked for it. */
let waited = 0
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const provider = await startProvider()
  const site = await startPages(pages)
  closers.push(provider.stop, site.stop)
  const hosts = { TALKGRAPH_ALLOW_HOSTS: `${provider.host},${site.host}` }
  const isUsual = pieces === usualPieces
  const told = isUsual
    ? await withServer({ DATABASE_URL: join(folder, 'intents.db') }, intents)
    : []
  const questioned = isUsual ? questionSets(data).map(set => ({ set, ways: [] })) : []
  const asked = []
  const crawled = []
  for (const [name, address] of [
    ['SQLite', join(folder, 'pieces.db')],
    ['PostgreSQL', postgres.address],
  ])
    await withServer({ DATABASE_URL: address, ...hosts }, async (call, server) => {
      for (const { set, ways } of questioned) ways.push([name, await findByServer(call, set)])
      if (isUsual) crawled.push([name, await crawl(call, server, site, provider)])
      asked.push([name, await search(call, provider, () => tidy(address))])
    })
  for (const { set, ways } of questioned) ways.push(['FTS5', findByFts5(set)])
  writeSection(
    isUsual
      ? 'Intents, and questions among many pieces'
      : `Questions among ${count(pieces)} pieces`,
    [
      describeRun(),
      ...(told.length > 0 ? [tableOfIntents(told)] : []),
      ...(questioned.length > 0 ? [tableOfRetrieval(questioned)] : []),
      tableOfQuestions(asked),
      ...(crawled.length > 0 ? [tableOfSites(crawled)] : []),
    ].join('\n\n'),
  )
} finally {
  for (const close of closers.reverse()) await close()
}

/** Waits as long as a server that has been asked too often says. */
async function waitAsTold(answer) {
  const before = performance.now()
  await wait(Number(answer.headers.get('retry-after')) * 1000)
  waited += performance.now() - before
}

async function withServer(env, act) {
  // Without the site, whose own pages would be knowledge of the same account.
  const server = await startCompanion(folder, { ...env, TALKGRAPH_SITE: 'off' })
  const call = async (method, path, body) => {
    const answer = await fetch(`${server.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data: found, error } = await answer.json()
    if (error?.code === 'RATE_LIMITED') {
      await waitAsTold(answer)
      return call(method, path, body)
    }
    if (error) throw new Error(`${method} ${path}: ${error.code}`)
    return found
  }
  try {
    await call('PUT', '/chatbots/bench/flow', {
      nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hello' } }],
      edges: [],
    })
    return await act(call, server)
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
    while ((await call('GET', '/chatbots/bench/intents')).isStale) await wait(1000)
    const training = performance.now() - begun
    const outcomes = []
    const before = performance.now() - waited
    for (const { intent, utterance } of tried) {
      const { confidence, intent: guess, others } = await classify(call, utterance)
      outcomes.push({ isRight: (guess ?? others[0]?.intent) === intent, confidence })
    }
    const each = (performance.now() - waited - before) / tried.length
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
async function search(call, provider, tidyUp) {
  const sentences = globSync('**/*.md', { cwd: docs })
    .sort()
    .flatMap(name => readFileSync(join(docs, name), 'utf8').split(/(?<=[.!?])\s+/))
    .map(sentence => sentence.replaceAll(/[#|`*[\]]/g, ' ').trim())
    .filter(({ length }) => length > 60 && length < 900)
  const pairs = Array.from({ length: pieces }, (_, at) => ({
    question: `${sentences[(at * 7) % sentences.length].split(' ').slice(0, 8).join(' ')} ${at}`,
    answer: sentences[at % sentences.length],
  }))
  const piecesNow = async () =>
    (await call('GET', '/sources?chatbotId=bench')).sources
      .filter(({ id, state }) => ids.includes(id) && state === 'ready')
      .reduce((sum, source) => sum + source.pieces, 0)
  await call('DELETE', '/knowledge/embeddings')
  const ids = []
  const begun = performance.now()
  for (let from = 0; from < pieces; from += ofSource) {
    const part = pairs.slice(from, from + ofSource)
    const title = `Sentences ${ids.length + 1}`
    const source = { kind: 'pairs', title, chatbotIds: ['bench'], pairs: part }
    ids.push((await call('POST', '/sources', source)).source.id)
    // Each source is read before the next one comes, so that the pieces have the same order in both databases.
    while ((await piecesNow()) < from + part.length) await wait(100)
  }
  const reading = performance.now() - begun
  await tidyUp()
  const byWords = await ask(call, sentences)
  const before = performance.now()
  await chooseProvider(call, provider)
  while (await isEmbedding(call)) await wait(500)
  const embedding = performance.now() - before
  return { reading, embedding, byWords, byMeaning: await ask(call, sentences) }
}

/** Milliseconds of questions, sorted, and what each found. */
async function ask(call, sentences) {
  const times = []
  const found = []
  for (let turn = 0; turn < 220; turn++) {
    const query = sentences[(turn * 31) % sentences.length].split(' ').slice(2, 10).join(' ')
    const before = performance.now()
    const answer = await call('POST', '/knowledge/search', { query, chatbotId: 'bench', limit: 6 })
    // The first turns are for warming up: vectors are read.
    if (turn < 20) continue
    times.push(performance.now() - before)
    found.push(answer.pieces.map(({ title, score }) => `${title} ${score}`).join('\n'))
  }
  return { times: times.sort((one, other) => one - other), found }
}

/** The PostgreSQL of tests leaves its tables as they are; elsewhere they are looked after within a minute (autovacuum). */
async function tidy(address) {
  if (!address.startsWith('postgres:')) return
  const client = new pg.Client(address)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

function chooseProvider(call, { url }) {
  return call('PUT', '/knowledge/embeddings', { address: `${url}/v1`, model: 'bench' })
}

async function isEmbedding(call) {
  const { embeddings } = await call('GET', '/knowledge/embeddings')
  if (embeddings.remedy) throw new Error(embeddings.remedy)
  return embeddings.embedded < embeddings.pieces
}

/** Reads a site, and reads it again after ten of its pages have changed. */
async function crawl(call, server, site, provider) {
  await chooseProvider(call, provider)
  const source = { kind: 'site', title: 'Site', address: site.url, chatbotIds: ['other'] }
  await call('PUT', '/chatbots/other/flow', {
    nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hello' } }],
    edges: [],
  })
  const limits = { pages: 10_000, perSecond: 50 }
  const first = performance.now()
  const { id } = (await call('POST', '/sources', { ...source, limits })).source
  await isRead(call, id)
  const reading = performance.now() - first
  for (let at = 1; at <= changedPages; at++) site.change(at)
  provider.texts = 0
  provider.calls = 0
  site.sent = 0
  const processor = server.processorTime()
  const second = performance.now()
  await call('POST', `/sources/${id}/retrain`)
  const { lastRun } = await isRead(call, id)
  const again = performance.now() - second
  const spent = server.processorTime() - processor
  const { texts, calls } = provider
  return { reading, again, spent, texts, calls, sent: site.sent, ...lastRun }
}

async function isRead(call, id) {
  for (;;) {
    const { source } = await call('GET', `/sources/${id}`)
    if (source.state === 'failed') throw new Error(source.lastRun.reason)
    if (source.state === 'ready') return source
    await wait(200)
  }
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
  const [[, first]] = asked
  const same = (own, others) =>
    `${own.filter((each, at) => each === others[at]).length} of ${own.length}`
  return table(
    [
      'database',
      'pieces',
      'reading, s',
      'embedding, s',
      'by words, ms: half',
      '95 %',
      'by meaning, too, ms: half',
      '95 %',
      'questions that found the same as in the first: by words, by meaning',
    ],
    asked.map(([name, { reading, embedding, byWords, byMeaning }]) => [
      name,
      count(pieces),
      (reading / 1000).toFixed(0),
      (embedding / 1000).toFixed(0),
      ...[byWords, byMeaning].flatMap(({ times }) =>
        [0.5, 0.95].map(part => times[Math.floor(times.length * part)].toFixed(1)),
      ),
      `${same(byWords.found, first.byWords.found)}, ${same(byMeaning.found, first.byMeaning.found)}`,
    ]),
  )
}

function tableOfSites(crawled) {
  return table(
    [
      'database',
      'pages',
      'read, s',
      'read again, s',
      'of which processor time of the server, s',
      'changed',
      'unchanged',
      'pages sent again',
      'texts embedded for that',
      'in calls',
    ],
    crawled.map(([name, { reading, again, spent, changed, unchanged, sent, texts, calls }]) => [
      name,
      count(pages),
      (reading / 1000).toFixed(0),
      (again / 1000).toFixed(0),
      (spent / 1000).toFixed(1),
      count(changed),
      count(unchanged),
      count(sent),
      count(texts),
      count(calls),
    ]),
  )
}
