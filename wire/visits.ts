/** The path where a widget tells that it was seen or opened, behind the bot's address. */
export const visitsPath = '/visits'

/** What a widget tells; it names no visitor. */
export interface VisitBody {
  readonly kind: 'seen' | 'opened'
  /** The host and path of the page that it is on. */
  readonly page: string
  /** BCP 47 tag of the language that is spoken. */
  readonly language: string
}

/** A step, and how far the conversations got that came by it. */
export interface FunnelStep {
  readonly nodeId: string
  /** Does it ask visitors something? */
  readonly asks: boolean
  readonly reached: number
  /** How many of them went on from it, or came to their end at it. */
  readonly answered: number
  /** How many left there. */
  readonly left: number
}

/** How many came how far: from pages that were seen to conversations that came to their end. */
export interface FunnelRecord {
  readonly from: string
  readonly to: string
  /** Pages that were seen with the bot on them. */
  readonly visits: number
  /** Those on which it was opened. */
  readonly opened: number
  /** Conversations in which something was answered, and that rest. */
  readonly began: number
  /** Those that came to their end. */
  readonly ended: number
  /** In the order of the flow. */
  readonly steps: readonly FunnelStep[]
  readonly days: readonly FunnelDay[]
  readonly pages: readonly FunnelPart[]
  readonly languages: readonly FunnelPart[]
  readonly versions: readonly (number | null)[]
}

/** What was seen and opened on a UTC day, and how many conversations are of it. */
export interface FunnelDay {
  readonly day: string
  readonly visits: number
  readonly opened: number
  readonly began: number
  readonly ended: number
}

/** What was seen and opened of a page or in a language. */
export interface FunnelPart {
  /** Blank: any other, or not known. */
  readonly name: string
  readonly visits: number
  readonly opened: number
}
