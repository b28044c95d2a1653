// `node tools/released-database.mjs CHECKOUT VERSION`: has the server of a checkout fill both databases, and keeps them in
// server/store/released/ for the test that upgrades them. Run it for each version that is released.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import './typescript-hooks.mjs'

const { Client } = createRequire(new URL('../server/package.json', import.meta.url))('pg')
const [checkout = '.', version = '0.0.0'] = process.argv.slice(2)
const load = path => import(pathToFileURL(resolve(checkout, path)).href)
const released = new URL('../server/store/released/', import.meta.url)
const origin = 'https://shop.example'
const apiKey = 'the-key-of-before'
const bot = {
  name: 'Bakery',
  settings: { allowedOrigins: [origin] },
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome-node', data: { text: 'Good morning' } },
        {
          id: 'call',
          type: 'webhook-node',
          data: { url: 'http://127.0.0.1:9/orders', method: 'POST' },
        },
        {
          id: 'mail',
          type: 'email-node',
          data: { to: 'owner@shop.example', subject: 'An order', body: 'For {name}' },
        },
        { id: 'file', type: 'ask-file', data: { text: 'A picture, please' } },
      ],
      edges: ['call', 'mail', 'file'].map((target, index, all) => ({
        source: all[index - 1] ?? 'hello',
        target,
      })),
    },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-released-'))
const { startPostgres } = await load('server/testing/postgres.ts')
const postgres = await startPostgres()
try {
  await fill(join(folder, 'talkgraph.db'))
  const database = new DatabaseSync(join(folder, 'talkgraph.db'))
  // Most tables are empty, and each takes a page with each of its indexes.
  database.exec('pragma page_size = 512')
  database.exec(`vacuum into '${join(folder, 'small.db')}'`)
  database.close()
  cpSync(join(folder, 'small.db'), new URL(`${version}.db`, released))
  await fill(postgres.address)
  writeFileSync(new URL(`${version}.sql`, released), await dump(postgres.address))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Two bots, versions of which some are live, calls, a file, and mails that wait because there is no mail server. */
async function fill(database) {
  const { startServer } = await load('server/app/start.ts')
  const server = await startServer({
    database,
    apiKey,
    uploads: join(folder, 'uploads'),
    secret: 'the secret of before, long enough',
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'shop@shop.example' },
    allowHosts: ['127.0.0.1:9'],
    logLevel: 'silent',
  })
  const api = (method, path, body) => ask(`${server.url}/v1/chatbots/${path}`, method, body, apiKey)
  for (const id of ['bakery', 'draft']) await api('PUT', `${id}/flow`, bot)
  await api('POST', 'bakery/publish', {})
  await api('PUT', 'bakery/flow', { ...bot, name: 'Bakery, again' })
  await api('POST', 'bakery/publish', {})
  await api('PUT', 'bakery/flow', { ...bot, name: 'Bakery, not yet' })
  const widget = `${server.url}/widget/v1/bots/bakery`
  const { token } = await (
    await fetch(`${widget}/sessions`, { method: 'POST', headers: { origin } })
  ).json()
  const step = (path, body) => ask(`${widget}/nodes/${path}`, 'POST', body, token)
  await step('call/webhook', { answers: { name: 'Ann' } }).catch(() => undefined)
  for (const name of ['Ann', 'Ben']) await step('mail/email', { answers: { name } })
  const form = new FormData()
  form.set('file', new File(['a picture'], 'a.txt'))
  const headers = { authorization: `Bearer ${token}`, origin }
  await fetch(`${widget}/nodes/file/upload`, { method: 'POST', headers, body: form })
  await server.stop(0)
}

async function ask(address, method, body, key) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', origin }
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

/** Tables, rows, sequences, keys, indexes, functions and triggers as SQL: npm's PostgreSQL brings no pg_dump. */
async function dump(address) {
  const client = new Client({ connectionString: address })
  await client.connect()
  // What fails is told only where nobody is left connected when PostgreSQL ends.
  return dumpOver(client).finally(() => client.end())
}

async function dumpOver(client) {
  const lines = async query => (await client.query(query)).rows.map(({ line }) => line)
  const tables = await lines(
    "select tablename as line from pg_tables where schemaname = 'public' order by 1",
  )
  const sequences = await lines(
    "select quote_ident(sequencename) as line from pg_sequences where schemaname = 'public' order by 1",
  )
  const written = sequences.map(sequence => `create sequence ${sequence};`)
  for (const table of tables) {
    const columns = await lines(
      `select format('%I %s%s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' else '' end,
         coalesce(' default ' || pg_get_expr(adbin, adrelid), '')) as line
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped order by attnum`,
    )
    written.push(`create table "${table}" (\n  ${columns.join(',\n  ')}\n);`)
    const rows = await lines(
      `select (select string_agg(quote_nullable(value), ', ' order by place) from json_each_text(row_to_json(given.*)) with ordinality as each (key, value, place)) as line
       from "${table}" as given`,
    )
    written.push(...rows.map(values => `insert into "${table}" values (${values});`))
  }
  written.push(
    ...(await lines(
      `select format('select setval(%L, %s);', sequencename, last_value) as line
       from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    )),
    ...(await lines(
      `select format('alter sequence %s owned by %s.%I;', objid::regclass, refobjid::regclass, attname) as line
       from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
       where classid = 'pg_class'::regclass and deptype = 'a'
       and objid in (select oid from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace) order by 1`,
    )),
    ...(await lines(
      `select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
       from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') order by contype = 'f', 1`,
    )),
    ...(await lines(
      `select pg_get_indexdef(indexrelid) || ';' as line from pg_index
       where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       and not exists (select 1 from pg_constraint where conindid = indexrelid) order by 1`,
    )),
    ...(await lines(
      `select pg_get_functiondef(oid) || ';' as line from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    )),
    ...(await lines(
      `select pg_get_triggerdef(pg_trigger.oid) || ';' as line from pg_trigger join pg_class on pg_class.oid = tgrelid
       where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`,
    )),
  )
  return `${written.join('\n')}\n`
}
