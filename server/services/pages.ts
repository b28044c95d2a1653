import { createPagePass, type PagePass } from '../pages/access/page-pass.js'
import { slowPagePasswords } from '../pages/access/page-passwords.js'
import { type NameResolver, systemResolver } from '../pages/domain-records.js'
import { createPageDomains } from '../pages/page-domains.js'
import { createPages, type Pages } from '../pages/pages.js'
import { deriveKey } from '../secret.js'
import type { ServiceOptions } from '../service-options.js'
import type { StorageServices } from './storage.js'

/** Bots' own pages. */
export interface PageServices {
  readonly pages: Pages
  /** Who has entered the password of a page. */
  readonly pagePass: PagePass
  /** Where it is asked whether a domain leads here. */
  readonly nameResolver: NameResolver
}

/** Makes what pages are served by. */
export function createPageServices(
  { pagePasswords, nameResolver }: ServiceOptions,
  secret: string,
  { store }: StorageServices,
): PageServices {
  const domains = createPageDomains(store.pages)
  const passwords = pagePasswords ?? slowPagePasswords
  return {
    pages: createPages({ repository: store.pages, domains, passwords }),
    pagePass: createPagePass(deriveKey(secret, 'page passes')),
    nameResolver: nameResolver ?? systemResolver(),
  }
}
