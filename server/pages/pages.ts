import type { PageSettings } from '../channels/index.js'
import type { PageChange, PageEntry, PageRepository, TakenName } from '../store/index.js'
import type { PagePasswords } from './access/page-passwords.js'
import type { PageDomains } from './page-domains.js'
import { storedSettings } from './page-record.js'

/** Makes, changes and finds bots' own pages. */
export interface Pages {
  /** Opens a page, with the id of its connection; tells what another page has already. */
  open(botId: string, settings: PageSettings, id: string): Promise<PageEntry | TakenName>
  /** Sets everything of a page anew; without a password in the settings the one that it has stays, a blank one goes. */
  change(page: PageEntry, settings: PageSettings): Promise<PageEntry | TakenName | undefined>
  close(id: string): Promise<boolean>
  find(id: string): Promise<PageEntry | undefined>
  /** The page that is called so, or was. */
  named(name: string): Promise<PageEntry | undefined>
  /** The page whose domain this is. */
  atHost(host: string): Promise<PageEntry | undefined>
  ofBot(botId: string): Promise<readonly PageEntry[]>
  /** Every name that leads to a page. */
  namesOf(id: string): Promise<readonly string[]>
  /** Whether this is the password of a page. */
  isPassword(page: PageEntry, password: string): Promise<boolean>
  /** Whether a page has this domain, from memory; a host that is not known may cost one look at the database. */
  hasDomain(host: string): Promise<boolean>
}

/** What pages are made with. */
interface PageParts {
  readonly repository: PageRepository
  readonly domains: PageDomains
  readonly passwords: PagePasswords
}

/** The pages of this server. */
export function createPages({ repository, domains, passwords }: PageParts): Pages {
  return {
    open: async (botId, settings, id) => {
      const { name, domain, password } = settings
      const made = await repository.create({
        ...{ id, botId, name, domain: domain || null, settings: storedSettings(settings) },
        password: password ? await passwords.hash(password) : null,
      })
      await domains.refresh()
      return made
    },
    change: async ({ id }, settings) => {
      const { name, domain, password } = settings
      const change: PageChange = {
        ...{ name, domain: domain || null, settings: storedSettings(settings) },
        ...(password !== undefined && { password: password === '' ? null : await passwords.hash(password) }),
      }
      const changed = await repository.change(id, change)
      await domains.refresh()
      return changed
    },
    close: async id => {
      const isGone = await repository.remove(id)
      await domains.refresh()
      return isGone
    },
    find: repository.find,
    named: name => repository.named(name.toLowerCase()),
    atHost: async host => {
      const id = domains.pageOf(host)
      return id === undefined ? undefined : repository.find(id)
    },
    ofBot: repository.ofBot,
    namesOf: repository.namesOf,
    isPassword: async ({ password: hash }, password) => hash !== null && passwords.verify({ hash, password }),
    hasDomain: async host => (await domains.findPage(host)) !== undefined,
  }
}
