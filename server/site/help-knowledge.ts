import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Claims, tell } from '@talkgraph/wire/claims'
import * as v from 'valibot'
import { randomHex } from '../base/random-hex.js'
import type { Jobs } from '../platform/jobs/index.js'
import { firstOwner, type Store } from '../store/index.js'
import { readGuideFolder } from './guides/guide-files.js'
import { helpBotId } from './help-bot.js'

/** Where the help chat's knowledge comes from: the guides, and the pages of the site as the build has written them. */
interface HelpSources {
  readonly guides: URL
  readonly seed: URL
  /** The site's own address, without a slash at its end. */
  readonly origin: string
  readonly claims: Claims
}

const pagesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ path: v.string(), title: v.string(), text: v.string() })),
)

/** Guides for who works on the product itself, which nobody who asks about it needs. */
const ofMakers = /^(?:architecture|words|recipes|decisions|dependencies|lint)(?:\/|$)/

/**
 * Has the site's own bot know the guides and the pages of the site, read from this machine alone; what has not changed since the
 * last start is left as it is. A source that was deleted does not come back.
 */
export async function teachHelpBot(
  {
    store,
    jobs,
  }: {
    readonly store: Pick<Store, 'bots' | 'kept' | 'knowledge'>
    readonly jobs: Pick<Jobs, 'tell'>
  },
  sources: HelpSources,
): Promise<void> {
  const { bots, kept, knowledge } = store
  const bot = await bots.find(helpBotId)
  if (bot?.owner !== firstOwner) return
  const pages = await pagesOf(sources)
  if (pages.length === 0) return
  const mine = randomHex(24)
  const id = await kept.keep('site-help source', () => mine)
  const source =
    id === mine
      ? await knowledge.sources.create({
          id,
          owner: bot.owner,
          kind: 'file',
          title: 'The pages of this site',
          settings: '{}',
          botIds: [helpBotId],
        })
      : await knowledge.sources.get(id)
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  if (!source || (await kept.find(hashNote)) === hash) return
  const known = await knowledge.pages.list(source.number, mostKnown)
  const wanted = new Set(pages.map(({ key }) => key))
  await knowledge.pages.drop(
    source.number,
    known.flatMap(({ key }) => (wanted.has(key) ? [] : key)),
  )
  await knowledge.pages.put(source.number, pages)
  await knowledge.sources.wake(id)
  await kept.put(hashNote, hash)
  jobs.tell('knowledge')
}

const hashNote = 'site-help pages'
const mostKnown = 10_000

/** A page with its claims; a heading that has nothing left below it goes. */
function tellPage(text: string, claims: Claims): string {
  const parts = text.split('\n\n').flatMap(part => tell(part, claims) ?? [])
  const isHeading = (part: string | undefined) => part?.startsWith('## ') ?? true
  return parts.filter((part, at) => !(isHeading(part) && isHeading(parts[at + 1]))).join('\n\n')
}

/** Every page under its address, as it is kept. */
async function pagesOf({ guides, seed, origin, claims }: HelpSources) {
  const { files } = await readGuideFolder(guides)
  const texts = [...files.values()]
    .filter(({ slug }) => !ofMakers.test(slug))
    .map(({ slug, text }) => ({
      path: `/docs/${slug}`,
      title: /^# (.+)$/m.exec(text)?.[1] ?? slug,
      text,
    }))
  const written = await readFile(new URL('bots/help/pages.json', seed), 'utf8').catch(() => '[]')
  const pages = v
    .parse(pagesSchema, written)
    .map(({ text, ...page }) => ({ ...page, text: tellPage(text, claims) }))
  return [...pages, ...texts].map(({ path, title, text }) => {
    const address = `${origin}${path}`
    return { key: address, title, content: JSON.stringify({ kind: 'written', address, text }) }
  })
}
