import { existsSync } from 'node:fs'
import { startServer } from '../../server/dist/main.js'
import { built, greeting } from './paths.mjs'

const bot = {
  id: 'bakery',
  name: 'Corner Bakery Assistant',
  elements: [
    {
      nodes: [
        { id: 'hello', type: 'welcome-node', data: { text: greeting } },
        { id: 'name', type: 'ask-name-node', data: { questionText: 'Who shall we keep a loaf for?' } },
      ],
      edges: [
        { source: 'hello', target: 'name' },
        { source: 'name', target: 'name' },
      ],
    },
  ],
}

const names = ['talkgraph.js', 'talkgraph-emoji.js', 'talkgraph-loader.js'].filter(name =>
  existsSync(built(name)),
)
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
  const routes = await recordsOf(bot)
  const subject = (slug, name, about, file) => ({
    slug,
    name,
    about,
    files: Object.fromEntries(names.map(each => [each, built(each)])),
    routes: Object.fromEntries(
      Object.entries(routes).map(([path, record]) => [
        `GET ${path}`,
        // As the companion server has it.
        Object.assign(() => record, { maxAge: 60 }),
      ]),
    ),
    body: base =>
      `<script async src="${base}/${file}" data-chatbot-id="bakery" data-server="${new URL(base).origin}"></script>`,
    ...drawn,
  })
  return [
    ...(names.includes('talkgraph-loader.js')
      ? [
          subject(
            'talkgraph-loader',
            'Talkgraph, through the loader',
            'its loader by the documented tag',
            'talkgraph-loader.js',
          ),
        ]
      : []),
    subject('talkgraph', 'Talkgraph, one file', 'its one file by the documented tag', 'talkgraph.js'),
  ]
}

async function recordsOf(bot) {
  const server = await startServer({ bots: { bakery: bot }, logLevel: 'silent' })
  const paths = ['/widget/v1/bots/bakery', '/widget/v1/bots/bakery/launcher']
  const records = await Promise.all(paths.map(async path => (await fetch(server.url + path)).json()))
  await server.stop(0)
  return Object.fromEntries(paths.map((path, index) => [path, records[index]]))
}
