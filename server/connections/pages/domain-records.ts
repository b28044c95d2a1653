import { Resolver } from 'node:dns/promises'

/** Asks the network's directory for names; each resolves to nothing where there is nothing. */
export interface NameResolver {
  /** The names that a name stands for. */
  cname(host: string): Promise<readonly string[]>
  /** IPv4 and IPv6. */
  addresses(host: string): Promise<readonly string[]>
  /** Its TXT records, each as one text. */
  texts(host: string): Promise<readonly string[]>
}

/** A record that the owner enters where the domain is kept. */
interface DomainRecord {
  readonly type: 'CNAME' | 'A' | 'AAAA' | 'TXT'
  readonly name: string
  readonly value: string
  /** Whether it is there. */
  readonly isRight: boolean
}

/** How a domain stands. */
interface DomainCheck {
  readonly name: string
  /** Whether the domain leads to this server. */
  readonly isRight: boolean
  /** What is to be entered. */
  readonly records: readonly DomainRecord[]
  /** What is there instead. */
  readonly found: readonly string[]
  /** The ids of all pages that the domain's TXT records name. */
  readonly named: readonly string[]
}

/**
 * Looks whether a domain leads to the server of this host name and which pages it names, and tells the records that it takes for
 * this page. The records of all pages come with one look, so that one which fails takes the domain from nobody.
 */
export async function checkDomain(
  { domain, page }: { readonly domain: string; readonly page: string },
  server: string,
  resolver: NameResolver,
): Promise<DomainCheck> {
  const proof = `${proofLabel}${domain}`
  const [names, own, there, texts] = await Promise.all([
    resolver.cname(domain),
    resolver.addresses(server),
    resolver.addresses(domain),
    resolver.texts(proof),
  ])
  const named = texts.flatMap(text => /^page=(\S+)$/.exec(text.trim())?.[1] ?? [])
  const isAlias = names.some(name => plain(name) === plain(server))
  const leadsHere = there.length > 0 && there.every(address => own.includes(address))
  const found = names.length > 0 ? names.map(plain) : there
  // A name with something below it, such as an address for mails, cannot be an alias: those mostly have two parts.
  const isTop = domain.split('.').length < 3
  const leading: readonly DomainRecord[] =
    isTop && own.length > 0
      ? own.map(value => ({
          type: value.includes(':') ? 'AAAA' : 'A',
          name: domain,
          value,
          isRight: there.includes(value),
        }))
      : [{ type: 'CNAME', name: domain, value: server, isRight: isAlias || leadsHere }]
  const proving: DomainRecord = {
    type: 'TXT',
    name: proof,
    value: `page=${page}`,
    isRight: named.includes(page),
  }
  return {
    name: domain,
    isRight: isAlias || leadsHere,
    records: [...leading, proving],
    found,
    named,
  }
}

/** What stands before a domain in the name of the record that proves it. */
const proofLabel = '_talkgraph.'

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** The network's own directory, which is given some seconds. */
export function systemResolver(): NameResolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const none = (): string[] => []
  return {
    cname: host => resolver.resolveCname(host).catch(none),
    addresses: async host => {
      const [four, six] = await Promise.all([
        resolver.resolve4(host).catch(none),
        resolver.resolve6(host).catch(none),
      ])
      return [...four, ...six]
    },
    texts: async host =>
      (await resolver.resolveTxt(host).catch(() => [])).map(parts => parts.join('')),
  }
}
