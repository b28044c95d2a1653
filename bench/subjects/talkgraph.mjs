import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../server/dist/main.js'
import { built, greeting } from './paths.mjs'

const bot = {
  id: 'bakery',
  name: 'Corner Bakery Assistant',
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome-node', data: { text: greeting } },
        {
          id: 'name',
          type: 'ask-name-node',
          data: { questionText: 'Who shall we keep a loaf for?' },
        },
      ],
      edges: [
        { source: 'hello', target: 'name' },
        { source: 'name', target: 'name' },
      ],
    },
  ],
}

const loader = 'talkgraph-loader.js'
const names = [
  'talkgraph.js',
  'talkgraph-main.js',
  'talkgraph-markup.js',
  'talkgraph-emoji.js',
  loader,
].filter(name => existsSync(built(name)))
const host = 'talkgraph-widget'
const drawn = {
  launcher: { path: `${host} >>> button[aria-label="Open chat"]` },
  message: { path: `${host} >>> [part~="bot-bubble"]`, text: greeting },
  emoji: { path: `${host} >>> button[aria-label="Choose an emoji"]` },
  /** The typing pause before each message that the product's specification asks for. */
  pause: 700,
}

/** Ours by its tag, and through the loader where that is built; the records are those that the companion server sends. */
export async function talkgraphSubjects() {
  const { routes, sentLoader } = await answersOf(bot)
  const subject = (slug, name, about, file, files = {}) => ({
    slug,
    name,
    about,
    files: { ...Object.fromEntries(names.map(each => [each, built(each)])), ...files },
    routes,
    body: base =>
      `<script async src="${base}/${file}" data-chatbot-id="bakery" data-server="${new URL(base).origin}"></script>`,
    ...drawn,
  })
  const loaders = [
    subject(
      'talkgraph-loader',
      'Talkgraph, through the loader',
      'its loader by the documented tag, with the record in it as the companion server sends it',
      `${loader}?bot=bakery`,
      { [loader]: sentLoader },
    ),
    subject(
      'talkgraph-asking',
      'Talkgraph, through the loader, record asked for',
      'the same tag without `?bot=`',
      loader,
    ),
  ]
  return [
    ...(names.includes(loader) ? loaders : []),
    subject(
      'talkgraph',
      'Talkgraph, one file',
      'its one file by the documented tag',
      'talkgraph.js',
    ),
  ]
}

/** What the companion server answers, and the loader as it sends it, in a file of its own. */
async function answersOf(bot) {
  const server = await startServer({ bots: { bakery: bot }, logLevel: 'silent' })
  const ask = path => fetch(server.url + path)
  const paths = ['/widget/v1/bots/bakery', '/widget/v1/bots/bakery/launcher']
  const records = await Promise.all(paths.map(async path => (await ask(path)).json()))
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const sentLoader = join(folder, loader)
  writeFileSync(sentLoader, await (await ask(`/${loader}?bot=bakery`)).text())
  await server.stop(0)
  const routes = paths.map((path, index) => [
    `GET ${path}`,
    // As the companion server has it.
    Object.assign(() => records[index], { maxAge: 60 }),
  ])
  return { routes: Object.fromEntries(routes), sentLoader }
}
