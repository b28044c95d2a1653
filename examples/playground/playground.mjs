import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { bellSound } from './bell.mjs'
import { playgroundBot, variables } from './bot.mjs'
import { indexPage, isBuild, typePage } from './pages.mjs'

const here = import.meta.dirname
const folders = {
  '/dist/': join(here, '../../dist'),
  '/react/': join(here, '../../.cache/playground'),
  '/demo/': join(here, 'media'),
}
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}
/** As strict as a page can be. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; media-src 'self'; style-src 'self'; trusted-types talkgraph; require-trusted-types-for 'script'"

/**
 * Answers requests with the playground: `/` lists the types, `/TYPE?build=umd|esm|react|preview` is the page of one. Takes the
 * registry's definitions and their samples, so that tests can bring those of the source.
 */
export function createPlayground(definitions, samples) {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const found = await find(decodeURIComponent(pathname), searchParams.get('build') ?? 'umd')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[found?.type] ?? 'text/plain',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    response.end(found?.body ?? 'not here')
  }

  async function find(path, build) {
    if (path === '/') return { type: '.html', body: indexPage(definitions) }
    if (path === '/demo/doorbell.wav') return { type: '.wav', body: bellSound() }
    if (path === '/page.mjs' || path === '/playground.css') return read(join(here, path))
    const folder = Object.keys(folders).find(name => path.startsWith(name))
    if (folder) return read(join(folders[folder], within(path.slice(folder.length))))
    const definition = definitions.find(
      ({ type }) => path === `/${type}` || path === `/bots/${type}.json`,
    )
    if (!definition) return undefined
    const { type } = definition
    if (path.startsWith('/bots/')) {
      const bot = playgroundBot(definition, samples[type])
      return { type: '.json', body: JSON.stringify({ bot, variables }) }
    }
    return isBuild(build)
      ? { type: '.html', body: typePage(type, samples[type], build) }
      : undefined
  }
}

/** A path that does not lead out of its folder. */
const within = path => normalize(sep + path)

async function read(path) {
  try {
    return { type: extname(path), body: await readFile(path) }
  } catch {
    return undefined
  }
}
