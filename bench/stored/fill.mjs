import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import { Client } from 'pg'

const day = 86_400_000
/** A few conversations of another account lie among those of the first, and so do those of a second bot. */
const others = 100
const eachTenth = 10

/** The key of the account with few conversations. */
export const otherKey = 'a-key-of-another-account'

const columns =
  'number, id, bot_id, owner, channel, version, session, begun, state, steps, answered, name, email, started_at, ended_at, created_at, updated_at, day, edges'

/**
 * Puts conversations into a database that a server has made, spread over a year, with some thirty words each. `bots` are the
 * ids of a first bot, a second with each tenth conversation, and one of another account with a hundred.
 */
export async function fill(address, stored, bots, edges) {
  const made = conversations(stored, bots, edges)
  await (address.startsWith('postgres') ? fillPostgres : fillSqlite)(address, stored, made)
}

/** What both databases make of a number `i`. */
function conversations(stored, { first, second, other }, edges) {
  const begun = Date.now() - 364 * day
  const pace = Math.floor((364 * day) / stored)
  const byBot = (one, two, three) =>
    `case when i % ${Math.max(1, Math.floor(stored / others))} = 0 then '${three}' when i % ${eachTenth} = 1 then '${two}' else '${one}' end`
  const random = [
    7919, 104_729, 15_485_863, 32_452_843, 49_979_687, 67_867_967, 86_028_121, 982_451_653,
  ]
  const words = [
    "'welcome which bread would you like please write your mail example org'",
    "case when i % 3 = 0 then 'rye' else 'spelt' end",
    "'city' || (i % 1000)",
    `case when i < ${stored / 2} then 'summer' else 'winter' end`,
    "'order' || i",
    "'ann' || i",
    "'miller' || (i % 50000)",
    ...random.map(prime => `'w' || ((i * ${prime}) % 20011)`),
  ]
  const byState = (one, two) => `case when i % 5 < 3 then '${one}' else '${two}' end`
  const time = `${begun} + i * ${pace}`
  return {
    time,
    words: words.join(" || ' ' || "),
    edges: JSON.stringify(edges.map(({ source, target }) => JSON.stringify([source, target]))),
    record: JSON.stringify({
      transcript: Array.from({ length: 6 }, () => ({
        by: 'bot',
        message: 'Welcome. Which bread would you like?',
      })),
      visited: [],
      answers: {},
      answerVariables: [],
      variables: {},
      visitor: {},
    }),
    row: (id, date) =>
      `i, ${id}, ${byBot(first, second, other)}, ${byBot('owner', 'owner', 'other')}, 'widget', 1, 's' || i, i, ${byState('finished', 'abandoned')}, 20, 3, 'Ann Miller' || (i % 50000), 'ann' || i || '@example.org', ${time}, ${time}, ${time}, ${time}, ${date}`,
    counts: [
      'insert into result_days (bot_id, day, state, count) select bot_id, day, state, count(*) from results group by bot_id, day, state',
      ...edges.map(
        ({ source, target }) =>
          `insert into result_edges (bot_id, day, edge, count) select bot_id, day, '${JSON.stringify([source, target])}', sum(count) from result_days group by bot_id, day`,
      ),
    ],
    key: `insert into api_keys (id, owner, name, hash, created_at) values ('other', 'other', 'other', '${createHash('sha256').update(otherKey).digest('hex')}', '2026-01-01T00:00:00Z')`,
    theirs: `update bots set owner = 'other' where id = '${other}'`,
  }
}

async function fillSqlite(path, stored, { time, words, edges, record, row, counts, key, theirs }) {
  const db = new Database(path)
  db.pragma('synchronous = off')
  db.pragma('cache_size = -200000')
  const atOnce = 50_000
  for (let from = 1; from <= stored; from += atOnce) {
    const to = Math.min(from + atOnce - 1, stored)
    const numbers = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`
    db.exec(`begin;
      insert into results (${columns}) ${numbers} select ${row("printf('%032x', i)", `date((${time}) / 1000, 'unixepoch')`)}, '${edges}' from n;
      insert into result_records (number, record) ${numbers} select i, '${record}' from n;
      insert into result_words (rowid, words) ${numbers} select i, ${words} from n;
      commit`)
  }
  for (const statement of [...counts, key, theirs, 'analyze']) db.exec(statement)
  db.close()
}

async function fillPostgres(
  address,
  stored,
  { time, words, edges, record, row, counts, key, theirs },
) {
  const client = new Client({ connectionString: address })
  await client.connect()
  const numbers = `from generate_series(1::bigint, ${stored}) as n (i)`
  const date = `to_char(to_timestamp((${time}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
  const { rows: indexes } = await client.query(
    `select indexdef, indexname from pg_indexes where tablename in ('results', 'result_words')
      and indexname not in (select conname from pg_constraint)`,
  )
  for (const statement of [
    // What is filled in here fits together.
    'set session_replication_role = replica',
    // An index is made faster than kept.
    ...indexes.map(({ indexname }) => `drop index ${indexname}`),
    `insert into results (${columns}) select ${row("lpad(to_hex(i), 32, '0')", date)}, '${edges}' ${numbers}`,
    `select setval('results_number_seq', ${stored})`,
    `insert into result_records (number, record) select i, '${record}' ${numbers}`,
    `insert into result_words (number, words) select i, array_to_tsvector(string_to_array(${words}, ' ')) ${numbers}`,
    "set maintenance_work_mem = '512MB'",
    ...indexes.map(({ indexdef }) => indexdef),
    ...counts,
    key,
    theirs,
    'vacuum analyze',
  ])
    await client.query(statement)
  await client.end()
}
