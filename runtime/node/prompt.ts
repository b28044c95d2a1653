import type { Value } from '../session/values.js'

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

/** What the composer is for while a text is asked; decides the on-screen keyboard and autocompletion. */
export type TextInput = 'text' | 'name' | 'email' | 'number' | 'url' | 'tel'

/** What a bot asks. The widget draws kinds of prompt, never types of node. What each takes for an answer stands beside it. */
export type Prompt =
  /** A text or a number; with `maxBytes` a file too, as below. */
  | { readonly kind: 'text'; readonly input: TextInput; readonly maxBytes?: number }
  /** `{ pick: id }`, or a label or id as text. */
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  | { readonly kind: 'image-choices'; readonly options: readonly ImageOption[] }
  /** A list of labels or ids, at least one. */
  | { readonly kind: 'checks'; readonly options: readonly Option[] }
  /** A whole number from 1 to `max`. */
  | { readonly kind: 'rating'; readonly look: 'number' | 'star' | 'smiley'; readonly max: number }
  /** A whole number from `from` to `to`; the labels stand at the ends. */
  | {
      readonly kind: 'scale'
      readonly from: number
      readonly to: number
      readonly fromLabel: string
      readonly toLabel: string
    }
  /** A number; the slider goes from `min` to `max`, the number field beyond (decision 11). */
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | CalendarPrompt
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'date' }
  /** `HH:MM`, from `min` to `max` where they are not blank, in steps of so many minutes. */
  | { readonly kind: 'time'; readonly min: string; readonly max: string; readonly step: number }
  /** `{ pick: id }`, or a label or id as text: of a card that answers, or of what stands below the cards. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly options: readonly Option[] }
  /** `{ file: { name, size } }`, size in bytes, with the `url` of an upload where there is one. */
  | { readonly kind: 'file'; readonly maxBytes: number }
  /** A text, or `{ latitude, longitude }` in degrees. */
  | { readonly kind: 'location' }

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
  /** The bot's IANA zone when it differs from the visitor's, else null (decision 24). */
  readonly timeZone: string | null
  readonly date: string | null
  /** The slots of `date`, shown `start - end`. */
  readonly slots: readonly string[]
}

/** A kind of prompt that a view has to know how to draw. */
export type PromptKind = Prompt['kind']

/** Each kind of prompt by its name. */
export type PromptOf = { [Kind in PromptKind]: Extract<Prompt, { kind: Kind }> }

/**
 * What a visitor (or `--answers`) gives; each kind of prompt reads its own shape and refuses every other. A text is
 * typed, or picks the option with that id or label; `{ pick: id }` picks by id alone.
 */
export type AnswerInput = Value
