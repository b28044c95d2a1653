/** How an account stands by its plan. */
export interface PlanStanding {
  readonly planId: string
  readonly trialEndsAt: string | null
  readonly chats: number
  /** Null: no limit. */
  readonly limit: number | null
}

/** An account as who runs the server sees it: how much it is used, never what for. Dates are ISO 8601. */
export interface AccountUseRecord {
  readonly id: string
  readonly name: string
  /** What its owner had chosen on the site. */
  readonly plan: string | null
  /** The plan that holds now, with its chats of this month; null where the server has no plans. */
  readonly standing: PlanStanding | null
  readonly createdAt: string
  /** Whether whoever came has made it, and nobody has trusted it yet: its bots may ask little of what the server pays for. */
  readonly isGuest: boolean
  /** The addresses of its owners. */
  readonly owners: readonly string[]
  readonly members: number
  readonly bots: number
  /** Of these bots, how many are live. */
  readonly published: number
  /** How many stored conversations began in the last 30 days. */
  readonly conversations: number
}

/** Somebody who asks for an account. */
export interface AccessRequestRecord {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly note: string | null
  readonly template: string | null
  readonly plan: string | null
  readonly createdAt: string
}

/** What a visitor of the site sent. */
export interface EnquiryRecord {
  readonly id: string
  readonly kind: 'contact' | 'abuse' | 'lead'
  readonly email: string
  /** What stood in the form, by the names of its fields. */
  readonly fields: Readonly<Record<string, string>>
  readonly createdAt: string
  /** Null while it waits. */
  readonly doneAt: string | null
  readonly answer: string | null
  readonly answeredAt: string | null
}

/** Somebody who asked for newsletters. */
export interface SubscriberRecord {
  readonly email: string
  /** What about, such as `tutorials`. */
  readonly preferences: readonly string[]
  readonly frequency: string
  readonly createdAt: string
  /** Null until the link in the mail was followed. */
  readonly confirmedAt: string | null
}

/** Who reads newsletters: `due` get one that is sent now, the others had one too short a time ago for what they chose. */
export interface SubscriberCounts {
  readonly confirmed: number
  readonly unconfirmed: number
  readonly due: number
}

/** A newsletter. */
export interface NewsletterRecord {
  readonly id: string
  readonly subject: string
  readonly text: string
  /** Whoever wants one of these gets it, such as `tutorials`; everybody where there are none. */
  readonly topics: readonly string[]
  /** How many mails of it are on their way. */
  readonly sent: number
  readonly createdAt: string
  /** Null while its mails are being made. */
  readonly endedAt: string | null
}

/** How the server stands. */
export interface ServerStateRecord {
  readonly version: string
  readonly node: string
  /** Absent where no address is set. */
  readonly publicUrl: string | null
  readonly signUp: 'open' | 'invited'
  readonly database: { readonly kind: 'sqlite' | 'postgres'; readonly isThere: boolean }
  /** Whether a mail server sends mails; else they lie in a folder. */
  readonly sendsMail: boolean
  readonly mails: { readonly waiting: number; readonly sent: number; readonly failed: number }
  /** The legal texts that are not there, and the folder that they belong in. */
  readonly legal: { readonly folder: string | null; readonly files: readonly string[] }
  readonly jobs: readonly {
    readonly handler: string
    readonly waiting: number
    readonly failed: number
  }[]
  /** What was given up last. */
  readonly failedJobs: readonly {
    readonly id: string
    readonly handler: string
    readonly error: string | null
    readonly at: string
  }[]
  /** What visitors answered to 'Was this page helpful?', by page, those first that helped the fewest. */
  readonly helpful: readonly { readonly page: string; readonly yes: number; readonly no: number }[]
}
