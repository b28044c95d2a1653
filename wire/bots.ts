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

/** How an owner is told of leads by mail. */
export type LeadMail = (typeof leadMails)[number]

/** The ways in which an owner can be told of leads by mail. */
export const leadMails = ['each', 'daily', 'never'] as const

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
