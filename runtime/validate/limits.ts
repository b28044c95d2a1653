/** How much of one thing a conversation takes, so that no bot can freeze a page (decisions 17, 114 and 115). */
export const limits = {
  /** Characters of a pattern, and of the text that it is looked for in. */
  pattern: 1000,
  /** Links between the states of a pattern, its repeats written out. */
  patternLinks: 4000,
  /** Steps of one comparison by pattern. */
  patternSteps: 200_000,
  /** Steps of all of them between two rests. */
  patternStepsBetweenRests: 2_000_000,
} as const
