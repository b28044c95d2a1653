import { createPagePass, type PagePass } from '../../connections/pages/access/page-pass.js'
import { slowPagePasswords } from '../../connections/pages/access/page-passwords.js'
import { type NameResolver, systemResolver } from '../../connections/pages/domain-records.js'
import { createPageDomains } from '../../connections/pages/page-domains.js'
import { createPages, type Pages } from '../../connections/pages/pages.js'
import { deriveKey } from '../../platform/server-secret.js'
import type { AdmissionServices } from './admission.js'
import type { ServiceOptions } from './service-options.js'
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
  { store, places }: StorageServices & AdmissionServices,
): PageServices {
  const domains = createPageDomains(store.pages)
  const passwords = pagePasswords ?? slowPagePasswords
  return {
    pages: createPages({ repository: store.pages, domains, passwords, places }),
    pagePass: createPagePass(deriveKey(secret, 'page passes')),
    nameResolver: nameResolver ?? systemResolver(),
  }
}
