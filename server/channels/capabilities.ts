/** What a channel can show and take. Lengths are characters; what is absent the channel cannot do. */
export interface Capabilities {
  /** It draws every kind of content and prompt by itself, so nothing is said in words instead. */
  readonly draws?: true
  readonly text: TextLimits
  /** Options as buttons under a text. */
  readonly buttons?: ButtonLimits
  /** Options as a list that opens at a press. */
  readonly list?: ListLimits
  /** A button that leads to an address; `label` is its longest name. */
  readonly links?: { readonly label: number }
  readonly media: Readonly<Partial<Record<Medium, MediaLimits>>>
  /** It can ask for the place where the person is. */
  readonly location?: true
  /** It can show that the bot types. */
  readonly typing?: true
  /** So many hours after the person's last message the bot may still write; absent: always. */
  readonly window?: number
}

/** A kind of file that a channel shows in a way of its own. */
export type Medium = 'image' | 'video' | 'audio' | 'file'

/** Signs that are put around words, such as `*` for bold. */
export interface Marks {
  readonly bold?: string
  readonly italic?: string
  readonly strike?: string
  readonly code?: string
}

interface TextLimits {
  /** Of one message; a longer text becomes several. */
  readonly length: number
  /** Absent: words alone. */
  readonly marks?: Marks
}

/** How options are offered; `paged` where more of them are shown page by page, up to so many in all. */
interface ButtonLimits {
  readonly most: number
  readonly label: number
  /** Of what a press brings back. */
  readonly id: number
  /** Of the text above. */
  readonly text: number
  readonly paged?: { readonly size: number; readonly upTo: number }
  /** Several are ticked one press after the other, of up to so many; absent: their numbers are written. */
  readonly ticks?: number
}

interface ListLimits extends ButtonLimits {
  /** Of the line under a label: the whole label stands there where it had to be cut. */
  readonly description?: number
}

/** What files of a kind a channel takes. */
interface MediaLimits {
  readonly bytes: number
  /** Such as `image/jpeg`; empty: all. */
  readonly types: readonly string[]
  /** Of the words below it; absent: none. */
  readonly caption?: number
}

/** Of a channel that draws every kind of content and prompt by itself. */
export const everything: Capabilities = {
  draws: true,
  text: { length: Infinity },
  media: {},
  location: true,
  typing: true,
}
