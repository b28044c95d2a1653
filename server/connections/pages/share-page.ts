import type { ChannelPage } from '@talkgraph/wire/channel-pages'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { PageEntry } from '../../store/index.js'
import { checkDomain, type NameResolver } from './domain-records.js'
import { titleOf } from './look/page-html.js'
import { mailSnippet } from './mail-snippet.js'
import { looksOf } from './page-looks.js'
import { readPage } from './page-record.js'
import type { Pages } from './pages.js'

/**
 * What an owner is told to bring people to a page; `origin` is this server's address. Looks how its domain stands, which proves it
 * where its record is there.
 */
export async function sharePage(
  entry: PageEntry,
  live: LiveBot | undefined,
  { origin, names, resolver, pages }: SharedFrom,
): Promise<ChannelPage> {
  const page = readPage(entry)
  const { domain } = entry
  const { protocol, hostname } = new URL(origin)
  const check = domain === null ? null : await checkDomain({ domain, page: entry.id }, hostname, resolver)
  const standing = check && (await pages.prove(entry, check.named))
  const isThere = check?.isRight && standing === 'proven'
  const address = isThere ? `${protocol}//${domain}/` : `${origin}/c/${entry.name}`
  const looks = live && looksOf(live)
  const snippet = looks && (await mailSnippet(looks, { address, title: titleOf(page, looks) }))
  return {
    address,
    prefill: live ? prefillOf(live) : [],
    mail: snippet ?? null,
    formerNames: names.filter(name => name !== entry.name),
    domain: check && {
      ...{ name: check.name, isRight: check.isRight },
      ...{ isProven: standing === 'proven', isTaken: standing === 'taken' },
      records: check.records.map(record => ({ ...record })),
      found: [...check.found],
    },
  }
}

interface SharedFrom {
  readonly origin: string
  /** Every name that leads to the page. */
  readonly names: readonly string[]
  readonly resolver: NameResolver
  readonly pages: Pick<Pages, 'prove'>
}

/** The names that a link to the page may set. */
function prefillOf({ published }: LiveBot): string[] {
  const { body } = published.plain
  const bot: unknown = JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString())
  const names: unknown = Object(bot).prefill
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
}
