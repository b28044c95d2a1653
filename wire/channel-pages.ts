/** A record that the owner of a domain enters where the domain is kept. */
interface PageDomainRecord {
  readonly type: 'CNAME' | 'A' | 'AAAA' | 'TXT'
  readonly name: string
  readonly value: string
  /** Whether it is there. */
  readonly isRight: boolean
}

/** What brings people to a bot's own page. */
export interface ChannelPage {
  /** That of its own domain once it is proven and leads here, else that on this server. */
  readonly address: string
  /** The variables that a link may set, as `?NAME=value`. */
  readonly prefill: readonly string[]
  /** A button for mails as HTML; null where the bot is not live. */
  readonly mail: string | null
  /** What the page was called before: these lead to it. */
  readonly formerNames: readonly string[]
  /** Null: it has no domain of its own. */
  readonly domain: {
    readonly name: string
    /** Whether it leads to this server. */
    readonly isRight: boolean
    /** Whether it is this page's: its TXT record was found. Until then the page is not shown there. */
    readonly isProven: boolean
    /** Whether this page's TXT record is there, but another page has proven the domain before, whose record is there too. */
    readonly isTaken: boolean
    readonly records: readonly PageDomainRecord[]
    /** Where it leads instead. */
    readonly found: readonly string[]
  } | null
}
