// How often the right paragraph of a public set is found first, and among five: by the search of the server, and by SQLite's FTS5
// with words joined by OR, stemmed as English, the title weighted three times.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { count, table } from '../runs.mjs'

const languages = ['en', 'de', 'es', 'ru', 'tr', 'ar', 'hi', 'zh']
const among = 5

/** The languages of XQuAD that lie in this folder: numbered paragraphs, and questions with the number of theirs. */
export function questionSets(folder) {
  return languages.flatMap(language => {
    const file = new URL(`xquad.${language}.json`, folder)
    if (!existsSync(file)) return []
    const { data } = JSON.parse(readFileSync(file, 'utf8'))
    const all = data.flatMap(({ title, paragraphs }) =>
      paragraphs.map(paragraph => ({ ...paragraph, title: title.replaceAll('_', ' ') })),
    )
    return {
      language,
      paragraphs: all.map(({ title, context }, at) => ({ title: `${title} ${at}`, text: context })),
      questions: all.flatMap(({ qas }, at) => qas.map(({ question }) => ({ question, at }))),
    }
  })
}

/** What is found by a server, whose API `call` asks. */
export async function findByServer(call, { language, paragraphs, questions }) {
  const chatbotId = `xquad-${language}`
  await call('PUT', `/chatbots/${chatbotId}/flow`, {
    nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hello' } }],
    edges: [],
  })
  const pairs = paragraphs.map(({ title, text }) => ({ question: title, answer: text }))
  const source = { kind: 'pairs', title: chatbotId, chatbotIds: [chatbotId], pairs }
  const { id } = (await call('POST', '/sources', source)).source
  while ((await call('GET', `/sources/${id}`)).source.state !== 'ready') await wait(100)
  const numbers = new Map(paragraphs.map(({ title }, at) => [title, at]))
  const found = []
  for (const { question } of questions) {
    const { pieces } = await call('POST', '/knowledge/search', {
      query: question,
      chatbotId,
      limit: among,
    })
    found.push(pieces.map(({ title }) => numbers.get(title)))
  }
  return found
}

/** What FTS5 finds. */
export function findByFts5({ paragraphs, questions }) {
  const db = new Database(':memory:')
  db.exec(`create virtual table pages using fts5(title, body, tokenize = 'porter unicode61')`)
  const put = db.prepare('insert into pages (rowid, title, body) values (?, ?, ?)')
  for (const [at, { title, text }] of paragraphs.entries()) put.run(at, title, text)
  const ask = db
    .prepare(
      `select rowid from pages where pages match ? order by bm25(pages, 3, 1) limit ${among}`,
    )
    .pluck()
  const found = questions.map(({ question }) => {
    const words = question.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    return ask.all(words.map(word => `"${word}"`).join(' OR ')).map(Number)
  })
  db.close()
  return found
}

/** `told`: of each language what each way has found, by its name. */
export function tableOfRetrieval(told) {
  const share = (found, { questions }, most) => {
    const right = found.filter((list, each) => list.slice(0, most).includes(questions[each].at))
    return `${((100 * right.length) / questions.length).toFixed(1)} %`
  }
  const [{ ways }] = told
  return table(
    [
      'XQuAD',
      'paragraphs',
      'questions',
      ...ways.flatMap(([name]) => [`${name}: first`, 'among five']),
      'the same in both databases',
    ],
    told.map(({ set, ways: own }) => [
      set.language,
      count(set.paragraphs.length),
      count(set.questions.length),
      ...own.flatMap(([, found]) => [share(found, set, 1), share(found, set, among)]),
      sameIn(own),
    ]),
  )
}

function sameIn([[, one], [, other]]) {
  const same = one.filter((list, at) => list.join() === other[at].join())
  return `${count(same.length)} of ${count(one.length)}`
}
