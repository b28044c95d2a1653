/** The id of a letter's section, which links lead to. */
export const idOfLetter = (letter: string): string =>
  `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`
