/** When channels work; in milliseconds. */
export interface ChannelTiming {
  /** How often they look for more while something is under way. Default: 500. */
  readonly look?: number
  /** The pauses after each failed try; a provider's own wish counts where it is longer. */
  readonly pauses?: readonly number[]
  /** For how long a file is asked for that a person handed in. Default: five minutes. */
  readonly patience?: number
}

const second = 1000
const minute = 60 * second

/** As it is where nothing else is said: a message is tried for some four hours. */
export const usualTiming: Required<ChannelTiming> = {
  look: 500,
  pauses: [
    second,
    4 * second,
    16 * second,
    minute,
    2 * minute,
    5 * minute,
    10 * minute,
    20 * minute,
    30 * minute,
    60 * minute,
    60 * minute,
    60 * minute,
  ],
  patience: 5 * minute,
}
