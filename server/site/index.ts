import { fileURLToPath } from 'node:url'
import type { OwnClaims } from '@talkgraph/wire/claims'
import type { SiteData, SiteForms, SiteOperator } from '@talkgraph/wire/site-data'
import type { DemoHours } from '@talkgraph/wire/site-own'
import type { LegalName } from '@talkgraph/wire/site-paths'
import type { parseBot } from '../../runtime/index.js'
import type { Logger } from '../base/log.js'
import { allChannels, doors, ownPage } from '../channels/index.js'
import { allConnectors } from '../connectors/all.js'
import type { Limiter } from '../platform/limits/limiter.js'
import type { Mailer } from '../platform/mail/mailer.js'
import type { Mail } from '../platform/mail/transport.js'
import { deriveKey } from '../platform/server-secret.js'
import type { Store } from '../store/index.js'
import { channelFacts } from './channel-facts.js'
import { createAddressMarks } from './forms/address-mark.js'
import { createFormTokens } from './forms/form-token.js'
import { createMailTokens } from './forms/mail-token.js'
import { createSiteForms } from './forms/site-forms.js'
import { unsubscribePage } from './forms/site-mails.js'
import { linksFor } from './forms/visitor-mails.js'
import { createGuides, type Guides } from './guides/index.js'
import { createLegalTexts } from './legal-texts.js'
import { type Newsletter, newsletterMail } from './newsletter/newsletter-mail.js'
import { createSiteOwn, type SiteOwn } from './own.js'
import { createSiteData } from './site-data.js'

/** What the public site is made with. */
export interface SiteParts {
  readonly store: Pick<Store, 'siteItems' | 'sitePeople' | 'siteOwn' | 'helpful' | 'kept'>
  readonly mailer: Pick<Mailer, 'put'>
  readonly limiter: Limiter
  readonly log: Logger
  readonly secret: string
  /** Makes a bot fit for browsers. */
  project(id: string, bot: ReturnType<typeof parseBot>): object
  /** Where the items lie that an empty store begins with; absent: it begins without. */
  readonly seed?: URL | undefined
  /** Where the pages of docs/ lie. */
  readonly guides: URL
  /** Where enquiries go; absent: they are only kept. */
  readonly mailTo?: string | undefined
  /** The folder of legal texts; absent: there are none. */
  readonly legal?: string | undefined
  /** Default: nothing is said of them. */
  readonly operator?: SiteOperator | undefined
  /** Lines that the site claims other than the product's own. */
  readonly claims?: OwnClaims | undefined
  /** When demos can be booked. Default: never. */
  readonly demo?: DemoHours | undefined
  /** Milliseconds; for tests. */
  readonly now?: (() => number) | undefined
}

/** The public site's half in the server. */
export interface Site {
  /** What pages and calls are made from for a visitor's address. `origin` is what links in mails begin with. */
  forVisitor(address: string, origin: string): Promise<SiteData>
  /** The calls of its forms for a visitor's address. */
  formsFor(address: string, origin: string): SiteForms
  /** What who runs the server has said of it. */
  readonly own: SiteOwn
  /** The pages of docs/. */
  readonly guides: Guides
  /** A template's title and the file of its bot, by the template's slug; undefined where there is none. */
  templateBot(slug: string): Promise<{ readonly title: string; readonly file: string } | undefined>
  /** Counts one more use of a template. */
  noteUse(slug: string): Promise<void>
  /** Brings in what an empty store begins with; only the first call of all does. */
  ready(): Promise<void>
  /** The mail of a newsletter to an address, whose links begin with `origin`. */
  newsletterMail(newsletter: Newsletter, email: string, origin: string): Mail
  /** The same page by the token of a mail, as a path; without a valid token it says so. */
  unsubscribePath(token: string): string
  /** Whether a legal text lies in the folder. */
  hasLegalFile(name: LegalName): Promise<boolean>
  /** The files of legal texts that are not there, and where they belong. */
  missingLegal(): Promise<{ readonly folder: string | null; readonly files: readonly string[] }>
  /** Resolves once nothing is under way any more. */
  close(): Promise<void>
}

const isOwn = new Set<string>([doors.browser.name, doors.program.name, ownPage.name])

/** Where people meet a bot; a program of an owner's and a bot's own page are no channels to them. */
const ofProviders = allChannels.filter(channel => !isOwn.has(channel.name))
const channelTitles = [doors.browser, ...ofProviders].map(({ title }) => title)
const channelPages = ofProviders.map(({ name, title, capabilities }) => ({
  name,
  title,
  facts: channelFacts(capabilities),
}))

/** Makes the site's half in the server. */
export function createSite(parts: SiteParts): Site {
  const { store, secret, now } = parts
  const formTokens = createFormTokens(deriveKey(secret, 'site forms'), now)
  const mailTokens = createMailTokens(deriveKey(secret, 'site mails'), now)
  const markOf = createAddressMarks(secret)
  const likeKey = deriveKey(secret, 'site likes')
  const underWay = new Set<Promise<void>>()
  let seeding: Promise<void> | undefined
  const own = createSiteOwn(
    store.siteOwn,
    {
      operator: parts.operator ?? { abuseEmails: [] },
      claims: parts.claims ?? {},
      demo: parts.demo ?? null,
    },
    now,
  )
  const legal = createLegalTexts(parts.legal, own.text)
  const data = createSiteData(store.siteItems, parts.project, ready, legal)
  const guides = createGuides(parts.guides)
  return {
    guides,
    own,
    forVisitor: async (address, origin) => ({
      ...data,
      guides,
      ...(await own.shown()),
      channels: channelTitles,
      connectors: allConnectors().map(({ title }) => title),
      channelPages,
      forms: formsFor(address, origin),
    }),
    formsFor,
    templateBot: async slug => {
      await ready()
      const item = await store.siteItems.find('template', slug)
      const file = item?.flow ? await store.siteItems.flow(item.flow) : undefined
      return item && file !== undefined ? { title: item.title, file } : undefined
    },
    noteUse: store.siteItems.noteUse,
    ready,
    newsletterMail: (newsletter, email, origin) =>
      newsletterMail(newsletter, linksFor({ mailTokens }, email, origin)),
    unsubscribePath: token => {
      const email = mailTokens.read('unsubscribe', token)
      return email === undefined
        ? '/unsubscribe'
        : unsubscribePage({ email, origin: '', unsubscribeToken: token })
    },
    hasLegalFile: legal.hasFile,
    missingLegal: async () => ({ folder: parts.legal ?? null, files: await legal.missing() }),
    close: async () => {
      await Promise.all([...underWay, seeding?.catch(() => undefined)])
    },
  }

  function formsFor(address: string, origin: string): SiteForms {
    return createSiteForms(
      {
        ...parts,
        people: store.sitePeople,
        helpful: store.helpful,
        items: store.siteItems,
        formTokens,
        mailTokens,
        markOf,
        likeKey,
        later,
      },
      { address, origin },
    )
  }

  function later(work: () => Promise<void>): void {
    const running = work()
      .catch(err => parts.log.error({ err }, 'What a form had begun could not be finished'))
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }

  function ready(): Promise<void> {
    seeding ??= seed().catch(err => {
      seeding = undefined
      throw err
    })
    return seeding
  }

  /** Of several servers over one database the first brings the items in; a page of another may come before they are there. */
  async function seed(): Promise<void> {
    if (!parts.seed) return
    const { seedItems } = await import('./import/seed-items.js')
    await seedItems(store, fileURLToPath(parts.seed), parts.log)
  }
}
