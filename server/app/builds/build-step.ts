/** How far a build is that goes on while the server serves already; whoever runs it writes the state anew. */
export interface BuildStep {
  readonly name: string
  /** As in 'the studio'. */
  readonly what: string
  /** What becomes of it. */
  readonly verb: 'built' | 'installed'
  readonly state: 'waiting' | 'under way' | 'done' | 'failed'
  /** How long it took. */
  readonly seconds?: number
  /** The last lines of what it printed, where it failed. */
  readonly said?: string
}
