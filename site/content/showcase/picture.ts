/** A picture that is drawn from the product’s own parts; `alt` says it to who does not see it. */
export type Picture = { readonly alt: string } & (
  | {
      /** A piece of a conversation. */
      readonly kind: 'talk'
      readonly lines: readonly (readonly [by: 'bot' | 'user', text: string])[]
      /** What the bot offers at the end. */
      readonly options?: readonly string[]
    }
  | {
      /** A step of a flow with its exits, and where each leads. */
      readonly kind: 'ways'
      readonly step: string
      readonly exits: readonly (readonly [label: string, to: string])[]
    }
  | {
      /** What reaches the team: a mail, or a row of the results. */
      readonly kind: 'record'
      readonly title: string
      readonly rows: readonly (readonly [label: string, value: string])[]
    }
  | {
      /** Free times to choose from, one of them chosen. */
      readonly kind: 'times'
      readonly title: string
      readonly days: readonly (readonly [day: string, ...times: string[]])[]
      readonly chosen: string
    }
  | {
      /** How many come as far as each step, of a hundred. */
      readonly kind: 'funnel'
      readonly title: string
      readonly rows: readonly (readonly [label: string, share: number])[]
    }
  | {
      /** Threads at the desk. */
      readonly kind: 'threads'
      readonly threads: readonly (readonly [name: string, text: string, state: string])[]
    }
  | {
      /** A call, as one types it. */
      readonly kind: 'code'
      readonly title: string
      readonly text: string
    }
  | {
      /** The studio itself, photographed in light and dark. */
      readonly kind: 'shot'
      readonly name: 'flow' | 'results' | 'desk'
    }
)
