import type { ChannelPage } from '@talkgraph/wire/channel-pages'
import { html } from 'hono/html'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { PageEntry } from '../../store/index.js'
import { checkDomain, type NameResolver } from './domain-records.js'
import { titleOf } from './look/page-html.js'
import type { PageLooks } from './page-looks.js'
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
  const check =
    domain === null ? null : await checkDomain({ domain, page: entry.id }, hostname, resolver)
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
      name: check.name,
      isRight: check.isRight,
      isProven: standing === 'proven',
      isTaken: standing === 'taken',
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

/** A button that leads to a page as programs for mails draw it: a table with styles of its own, no script and no picture. */
async function mailSnippet(
  { headBg, headText }: Pick<PageLooks, 'headBg' | 'headText'>,
  { address, title }: { readonly address: string; readonly title: string },
): Promise<string> {
  const font =
    'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:20px;font-weight:bold'
  const link = `display:inline-block;padding:12px 24px;color:${headText};text-decoration:none;${font}`
  const button = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${headBg}" style="background-color:${headBg};border-radius:8px"><a href="${address}" style="${link}">${title}</a></td></tr></table>`
  return String(await button)
}
