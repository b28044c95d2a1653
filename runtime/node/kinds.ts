// What bots ask and say, kind by kind. They stand in a file of their own, all of which the entry names at once: only so can a
// plug-in add to the interfaces in its `declare module 'talkgraph/runtime'`.

/** One option that can be picked: `id` names it in edges, `label` is plain text. */
export interface Option {
  readonly id: string
  readonly label: string
}

/** An option with a picture. */
export interface ImageOption extends Option {
  readonly src: string
}

/** A card; each of its texts may be blank. */
export interface Card {
  readonly id: string
  readonly src: string
  readonly title: string
  readonly text: string
  /** What stands on the button that answers; blank where the card is no option. */
  readonly button: string
  /** The address that its other button opens, and what stands on that. */
  readonly href: string
  readonly link: string
}

/** What can be said with one press where a text is asked for. */
export interface Suggestion extends Option {
  /** Opened instead; blank where there is none. */
  readonly link: string
}

/** What the composer is for while a text is asked; decides the on-screen keyboard and autocompletion. */
export type TextInput = 'text' | 'name' | 'email' | 'number' | 'url' | 'tel'

/** How plug-ins name what they bring: `<plugin>/<name>`. */
export type PluginName = `${string}/${string}`

/** What every prompt of a plug-in says. */
export interface PluginPrompt {
  readonly kind: PluginName
  /** How to answer, for where nothing draws the prompt: a typed text is the answer there. */
  readonly words: string
}

/**
 * The kinds of prompt by their names; what each takes for an answer stands beside it. The widget draws kinds of prompt,
 * never types of node. A plug-in declares its own in it: `declare module 'talkgraph/runtime' { interface Prompts { … } }`.
 */
export interface Prompts {
  /** A text or a number; with `maxBytes` a file too, as below, with `suggestions` also `{ pick: id }` of one without a link. */
  readonly text: {
    readonly kind: 'text'
    readonly input: TextInput
    readonly maxBytes?: number
    readonly suggestions?: readonly Suggestion[]
  }
  /** `{ pick: id }`, or a label or id as text. `listens`: other words are understood, too. */
  readonly choices: {
    readonly kind: 'choices'
    readonly options: readonly Option[]
    readonly listens?: true
  }
  /** `{ pick: id }`, or a label or id as text. */
  readonly 'image-choices': {
    readonly kind: 'image-choices'
    readonly options: readonly ImageOption[]
    readonly listens?: true
  }
  /** A list of labels or ids, at least one. */
  readonly checks: { readonly kind: 'checks'; readonly options: readonly Option[] }
  /** A whole number from 1 to `max`. */
  readonly rating: {
    readonly kind: 'rating'
    readonly look: 'number' | 'star' | 'smiley'
    readonly max: number
  }
  /** A whole number from `from` to `to`; the labels stand at the ends. */
  readonly scale: {
    readonly kind: 'scale'
    readonly from: number
    readonly to: number
    readonly fromLabel: string
    readonly toLabel: string
  }
  /** A number; the slider goes from `min` to `max`, the number field beyond (decision 11). */
  readonly range: { readonly kind: 'range'; readonly min: number; readonly max: number }
  readonly calendar: CalendarPrompt
  /** `YYYY-MM-DD`. */
  readonly date: { readonly kind: 'date' }
  /** `HH:MM`, from `min` to `max` where they are not blank, in steps of so many minutes. */
  readonly time: {
    readonly kind: 'time'
    readonly min: string
    readonly max: string
    readonly step: number
  }
  /** `{ pick: id }`, or a label or id as text: of a card that answers, or of what stands below the cards. */
  readonly cards: {
    readonly kind: 'cards'
    readonly cards: readonly Card[]
    readonly options: readonly Option[]
  }
  /** `{ file: { name, size } }`, size in bytes, with the `url` of an upload where there is one. */
  readonly file: { readonly kind: 'file'; readonly maxBytes: number }
  /** A text, or `{ latitude, longitude }` in degrees. */
  readonly location: { readonly kind: 'location' }
  /** What the plug-in's own step reads; a text that is typed too. */
  readonly [name: PluginName]: PluginPrompt
}

/**
 * A month calendar. Answers: `{ date }`, `{ slot }`, or both at once. After a date that has slots to choose from it is
 * asked again with `date` and `slots`; another date then replaces both.
 */
export interface CalendarPrompt {
  readonly kind: 'calendar'
  /** Today in the bot's zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly showPastDates: boolean
  /** Weekday names. */
  readonly excludeDays: readonly string[]
  /** `YYYY-MM-DD`. */
  readonly excludeDates: readonly string[]
  /** Of a calendar that books: the only dates that can be picked, in order. */
  readonly openDates?: readonly string[]
  /** The bot's IANA zone when it differs from the visitor's, else null (decision 24). */
  readonly timeZone: string | null
  readonly date: string | null
  /** The slots of `date`, shown `start - end`. */
  readonly slots: readonly string[]
}

/** What every content of a plug-in says. */
export interface PluginContent {
  readonly kind: PluginName
  /** The same in words: for the record, for where nothing draws it, and for who hears it read out. */
  readonly words: string
}

/**
 * The kinds of content by their names. Addresses have been checked: see `isDrawable`. A plug-in declares its own in it:
 * `declare module 'talkgraph/runtime' { interface Contents { … } }`.
 */
export interface Contents {
  /**
   * `text` is the record (HTML as written, placeholders replaced) and `html` the same text for drawing, with every
   * placeholder value escaped; whoever draws HTML still has to sanitise it.
   */
  readonly text: {
    readonly kind: 'text'
    readonly text: string
    readonly html: string
    readonly agent?: AgentNote
    readonly approved?: ApprovedMessage
  }
  readonly image: { readonly kind: 'image'; readonly src: string; readonly alt?: string }
  /** `captions` is the address of a WebVTT file, `poster` that of a picture to be shown before the film plays. */
  readonly video: {
    readonly kind: 'video'
    readonly src: string
    readonly captions?: string
    readonly poster?: string
  }
  readonly audio: { readonly kind: 'audio'; readonly src: string; readonly captions?: string }
  /** `size` in bytes. */
  readonly file: {
    readonly kind: 'file'
    readonly src: string
    readonly name: string
    readonly size?: number
  }
  readonly html: { readonly kind: 'html'; readonly html: string }
  /** `openIn`: goes there by itself once it is said, if the visitor has answered before (decision 74). */
  readonly link: {
    readonly kind: 'link'
    readonly src: string
    readonly label: string
    readonly openIn?: 'same-tab'
  }
  /** A page in a frame of this height, in pixels; `label` says what it is. Without `atOnce` it is fetched by a press. */
  readonly frame: {
    readonly kind: 'frame'
    readonly src: string
    readonly label: string
    readonly height: number
    readonly atOnce?: true
  }
  /** A QR code with the text `src`, such as an address. */
  readonly qr: { readonly kind: 'qr'; readonly src: string; readonly alt?: string }
  readonly [name: PluginName]: PluginContent
}

/** What goes with a text that an agent wrote. The text's HTML begins with the agent's name. */
export interface AgentNote {
  /** The message's number in its thread. */
  readonly id: number
  /** Blank where it is not known. */
  readonly name: string
  /** The address of the agent's picture; blank where there is none. */
  readonly icon: string
  /** What the visitor may pick as an answer. */
  readonly prompts: readonly Option[]
  readonly file?: { readonly name: string; readonly url: string }
}

/** A message of the owner's that a provider has approved; it goes out in place of the text (decision 147). */
export interface ApprovedMessage {
  readonly name: string
  /** As the provider names it; blank: the one in which the bot speaks, or else the first. */
  readonly language: string
  readonly values: Readonly<Record<string, string>>
}
