/** How much of one thing a conversation takes, so that no bot can freeze a page (decisions 14, 17, 68, 114 and 115). */
export const limits = {
  /** Steps in a row without a visitor's answer and without a delay. */
  stepsWithoutRest: 1000,
  /** Characters of a pattern, and of the text that it is looked for in. */
  pattern: 1000,
  /** Links between the states of a pattern, its repeats written out. */
  patternLinks: 4000,
  /** Steps of one comparison by pattern. */
  patternSteps: 200_000,
  /** Steps of all of them between two rests. */
  patternStepsBetweenRests: 2_000_000,
  /** Characters of one text that is said or answered. */
  text: 100_000,
  /** `<` in one text. */
  tags: 5000,
  /** Options of one question, and slots of one day. */
  options: 500,
  /** Options that come from a list in a variable. */
  listedOptions: 100,
  /** Characters of an option's label. */
  label: 1000,
  /** Characters of one value that is stored, all in all. */
  value: 200_000,
  /** As how many characters an entry of a list or an object counts. */
  entry: 20,
} as const
