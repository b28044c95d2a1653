import type { PageSettings } from '../../channels/index.js'
import type { AccountPlaces } from '../../platform/limits/account-places.js'
import type { PageChange, PageEntry, Store } from '../../store/index.js'
import type { PagePasswords } from './access/page-passwords.js'
import type { PageDomains } from './page-domains.js'
import { storedSettings } from './page-record.js'

/** Makes, changes and finds bots' own pages. */
export interface Pages {
  /** Opens a page, with the id of its connection; 'taken' where another page is called so. */
  open(botId: string, settings: PageSettings, id: string): Promise<PageEntry | 'taken'>
  /** Sets everything of a page anew; without a password in the settings the one that it has stays, a blank one goes. */
  change(page: PageEntry, settings: PageSettings): Promise<PageEntry | 'taken' | undefined>
  /**
   * Makes the domain of a page its own where the domain names it. `named`: the ids of the pages that it names. 'taken': another page
   * has proven it, and is named still.
   */
  prove(page: PageEntry, named: readonly string[]): Promise<DomainStanding>
  close(id: string): Promise<boolean>
  find(id: string): Promise<PageEntry | undefined>
  /** The page that is called so, or was. */
  named(name: string): Promise<PageEntry | undefined>
  /** The page that has proven this domain. */
  atHost(host: string): Promise<PageEntry | undefined>
  ofBot(botId: string): Promise<readonly PageEntry[]>
  /** Every name that leads to a page. */
  namesOf(id: string): Promise<readonly string[]>
  /** Whether this is the password of a page. */
  isPassword(page: PageEntry, password: string): Promise<boolean>
  /** Whether a page has proven this domain, from memory; a host that is not known may cost one look at the database. */
  hasDomain(host: string): Promise<boolean>
}

/** Whose the domain of a page is: its own, another page's, or nobody's yet. */
type DomainStanding = 'proven' | 'taken' | 'claimed'

/** What pages are made with. */
interface PageParts {
  readonly repository: Store['pages']
  readonly domains: PageDomains
  readonly passwords: PagePasswords
  readonly places: Pick<AccountPlaces, 'passwords'>
}

/** The pages of this server. */
export function createPages({ repository, domains, passwords, places }: PageParts): Pages {
  const hash = (account: string, password: string) =>
    places.passwords.run(account, () => passwords.hash(password))
  return {
    open: async (botId, settings, id) => {
      const { name, domain, password } = settings
      const made = await repository.create({
        id,
        botId,
        name,
        domain: domain || null,
        settings: storedSettings(settings),
        password: password ? await hash(botId, password) : null,
      })
      await domains.refresh()
      return made
    },
    change: async ({ id, botId }, settings) => {
      const { name, domain, password } = settings
      const change: PageChange = {
        name,
        domain: domain || null,
        settings: storedSettings(settings),
        ...(password !== undefined && {
          password: password === '' ? null : await hash(botId, password),
        }),
      }
      const changed = await repository.change(id, change)
      await domains.refresh()
      return changed
    },
    prove: async ({ id, domain, domainProven }, named) => {
      if (domainProven !== null) return 'proven'
      if (domain === null || !named.includes(id)) return 'claimed'
      const standing = await repository.prove({ id, domain, named })
      if (standing === 'proven') await domains.refresh()
      return standing ?? 'claimed'
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
    isPassword: async ({ password: hash, owner }, password) =>
      hash !== null && places.passwords.run(owner, () => passwords.verify({ hash, password })),
    hasDomain: async host => (await domains.findPage(host)) !== undefined,
  }
}
