import { guidesFolder, siteSeedFolder } from '../../base/folders.js'
import { projectBot } from '../../bots/publish/project-bot.js'
import { type Accounts, accountsSecret, createAccounts } from '../../people/accounts/index.js'
import type { Payments } from '../../people/payments/payments.js'
import { createStripe } from '../../people/payments/stripe.js'
import { createSite, type Site } from '../../site/index.js'
import type { AdmissionServices } from './admission.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** Who comes to the server's own pages: members to the studio, everybody to the site. */
export interface PeopleServices {
  /** Who signs in, and who is signed in. */
  readonly accounts: Accounts
  /** What takes money for plans; undefined: plans are given by who runs the server. */
  readonly payments: Payments | undefined
  /** The public site's data and forms. */
  readonly site: Site
}

/** Makes accounts and the site. */
export function createPeople(
  options: ServiceOptions,
  secret: string,
  parts: StorageServices & OperationServices & AdmissionServices & OutgoingServices,
  onClose: OnClose,
): PeopleServices {
  const { store, mailer, limiter, log, publicUrl } = parts
  const accounts = createAccounts({
    store,
    mailer,
    log,
    publicUrl,
    secret: accountsSecret(secret),
    passwords: options.passwords,
    places: parts.places,
    signUp: options.signUp ?? 'invited',
    // They lead back to the address that is registered with them.
    providers: publicUrl === undefined ? [] : (options.providers ?? []),
    mailTo: options.siteMailTo,
  })
  onClose(accounts.close)
  const site = createSite({
    store,
    mailer,
    limiter,
    log,
    secret,
    project: projectBot,
    guides: guidesFolder,
    seed: options.seedSite ? siteSeedFolder : undefined,
    mailTo: options.siteMailTo,
    legal: options.legal,
    operator: options.siteOperator,
    claims: options.siteClaims,
    demo: options.siteDemo,
    now: options.siteClock,
  })
  onClose(site.close)
  const payments = options.stripe && createStripe(options.stripe, parts.outbound)
  return { accounts, site, payments }
}
