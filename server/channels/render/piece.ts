import type { Medium } from '../capabilities.js'
import type { Press } from '../pick-id.js'

/** One message in no channel's form yet: what is left is to write it as the provider wants it. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: Medium
      readonly src: string
      /** Of a file, and of nothing else. */
      readonly name?: string | undefined
      readonly caption?: string | undefined
    }
  /** A button that leads to an address. */
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly src: string }
  | { readonly kind: 'buttons'; readonly text: string; readonly choices: readonly Choice[] }
  /** `open` is the name of the button that opens it. */
  | {
      readonly kind: 'list'
      readonly text: string
      readonly open: string
      readonly choices: readonly Choice[]
    }
  /** Asks where the person is. */
  | { readonly kind: 'location'; readonly text: string }

/** What can be pressed: an option, or the way to another page of them. */
export interface Choice {
  readonly label: string
  /** The whole label, where it had to be cut. */
  readonly description?: string | undefined
  readonly pick: Press
}

/** How something is shown, where it is not the usual way. */
export interface Shown {
  /** Which page of the options, from 0. */
  readonly page?: number
  /** Which options are ticked so far, counted from 1. */
  readonly ticks?: readonly number[] | undefined
  /** The server's address: what the bot names without a host lies there. */
  readonly base?: string | undefined
  /** The tag of the language in which the channel's own words are; absent or null: English. */
  readonly language?: string | null | undefined
  /** Without what is shown with the prompt, such as its pictures: the person has seen it. */
  readonly isPlain?: boolean | undefined
  /** The node that asks: a press that comes later names it. */
  readonly step?: string | undefined
}
