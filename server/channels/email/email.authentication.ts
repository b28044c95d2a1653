import { type Given, givenIn } from './email.verdicts.js'
import type { HeaderFields } from './mime/headers.js'

/**
 * Who has written a mail, as far as the provider that received it says: `proven`, `refused` where nothing proves the sender, `unproven`
 * where nothing does and the mail is heard all the same, `untold` where nothing is said at all (decision 321).
 */
export type Standing = 'proven' | 'unproven' | 'refused' | 'untold'

/** Tells it of a mail from this address. `told`: what the provider says beside the mail, in fields of its own. */
export function standingOf(
  fields: HeaderFields,
  from: string,
  told: ReadonlyMap<string, string> = new Map(),
): Standing {
  const given = givenIn(fields, told)
  if (given.length === 0) return 'untold'
  const of = (method: string) => given.filter(each => each.method === method)
  // Of DMARC there is one; a domain that has none is left to the other two.
  const [dmarc] = of('dmarc').filter(({ result }) => !/^(?:none|bestguesspass)$/.test(result))
  if (dmarc?.result === 'pass') return 'proven'
  if (dmarc && isPassing(dmarc)) return 'unproven'
  if (dmarc) return dmarc.result === 'fail' && dmarc.policy === 'none' ? 'unproven' : 'refused'
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const passed = [...of('spf'), ...of('dkim')].filter(({ result }) => result === 'pass')
  if (passed.some(each => each.domain === undefined || isOneOf(each.domain, domain)))
    return 'proven'
  // Somebody vouches, but for another domain: as senders of newsletters do. Or nobody could look.
  return passed.length > 0 || given.some(isPassing) ? 'unproven' : 'refused'
}

/** What another try may tell otherwise. */
const isPassing = ({ result }: Given) => result === 'temperror'

/** Whether two domains belong together: they are one, or one lies below the other. */
function isOneOf(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}
