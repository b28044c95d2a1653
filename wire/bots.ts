/** How many findings of lint a version has. */
export interface FindingCounts {
  readonly errors: number
  readonly warnings: number
}

/** A finding of lint with its place in words. */
export interface VersionFinding {
  readonly rule: string
  /** What the rule is about, and why it matters. */
  readonly ruleTitle: string
  readonly explanation: string
  readonly severity: 'error' | 'warning'
  readonly nodeId: string | null
  /** What the step says, or what its type is called; null where the finding is about no step. */
  readonly nodeTitle: string | null
  /** What the type of the step is called. */
  readonly nodeKind: string | null
  /** The field's path in the step's data. */
  readonly field: string | null
  readonly message: string
  readonly remedy: string
}

/** All findings of a version: `findings` are the first of them, errors first. */
export interface VersionFindings extends FindingCounts {
  readonly findings: readonly VersionFinding[]
}

/** A value that is another one than before, as people read it; null where there is none. */
export interface ValueChange {
  /** The path of the field. */
  readonly path: string
  readonly title: string
  readonly before: string | null
  readonly after: string | null
}

/** What became of a step. */
export interface NodeChange {
  readonly change: 'added' | 'removed' | 'changed'
  readonly id: string
  /** What the step says, or its id. */
  readonly title: string
  /** What its type is called. */
  readonly kind: string
  /** Of a step that was changed. */
  readonly fields: readonly ValueChange[]
}

/** A way between two steps that is new, or gone. */
export interface EdgeChange {
  readonly change: 'added' | 'removed'
  readonly from: string
  /** The exit in words; null is the plain way on. */
  readonly exit: string | null
  readonly to: string
}

/** What changed from one version of a bot to another. */
export interface VersionChanges {
  readonly nodes: readonly NodeChange[]
  readonly edges: readonly EdgeChange[]
  readonly looks: readonly ValueChange[]
  readonly settings: readonly ValueChange[]
  /** Name, languages, triggers and whatever else a bot file has. */
  readonly others: readonly ValueChange[]
  /** How many changes are not told, because there are too many. */
  readonly left: number
}

/** A bot with the state that it is in; times in ISO 8601. */
export interface BotState {
  readonly id: string
  /** A bot, or a part that bots play. */
  readonly kind: 'bot' | 'sub-flow'
  readonly title: string
  readonly description: string
  readonly createdAt: string
  /** Null while the bot is not live. */
  readonly publishedVersion: number | null
  /** Null while the bot has no flow. */
  readonly newestVersion: number | null
  /** When the newest version was stored, and the name of who did that, where it is known. */
  readonly storedAt: string | null
  readonly storedBy: string | null
  /** The draft has something that is in no version. */
  readonly isDraftNewer: boolean
  /** How much lint finds in what would be published: the draft, or the newest version where that is the same. */
  readonly problems: FindingCounts | null
}

/** A bot with what its pages need beside its state. */
export interface BotAbout {
  readonly chatbot: BotState
  /** Where the server is reached from pages, without a slash at the end. */
  readonly server: string
  /** Customizations that were set through the API. */
  readonly setLooks: readonly string[]
}

/** What was set of stored conversations, above the bot file; null leaves it to that. */
export interface StoredSettings {
  readonly collectResults: boolean | null
  readonly resultRetentionDays: number | null
  readonly resultWebhookUrl: string | null
  readonly leadMail: LeadMail | null
  readonly leadMailTo: readonly string[] | null
}

/** How an owner is told of leads by mail. */
export type LeadMail = (typeof leadMails)[number]

/** The ways in which an owner can be told of leads by mail. */
export const leadMails = ['each', 'daily', 'never'] as const

/** A version of a bot, without its flow. */
export interface BotVersion {
  readonly version: number
  readonly createdAt: string
  /** When it first went live; null for a draft. */
  readonly publishedAt: string | null
  readonly storedBy: string | null
  readonly publishedBy: string | null
  /** What was said of it when it was published. */
  readonly note: string | null
  readonly isPublished: boolean
}

/** A draft that was kept under a name, without its flow. */
export interface NamedDraft {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** The name of who kept it, where it is known. */
  readonly storedBy: string | null
}

/** What went live, or that nothing is from then on. */
export interface Publication {
  /** Null: the bot went offline. */
  readonly version: number | null
  readonly at: string
  readonly by: string | null
  readonly note: string | null
}

/** A bot to begin with. */
export interface ExampleBot {
  readonly id: string
  readonly title: string
  readonly description: string
  /** A category of templates, by its name in addresses. */
  readonly category: string
  readonly categoryTitle: string
  /** How many steps its flow has. */
  readonly steps: number
  /** In which other languages it speaks, as tags. */
  readonly languages: string[]
}
