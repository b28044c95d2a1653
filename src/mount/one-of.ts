/** Makes a reader of an attribute that knows these words; anything else is the default. */
export function oneOf<const Word extends string>(...words: Word[]) {
  return (text: string | null | undefined): Word | undefined => words.find(word => word === text)
}
