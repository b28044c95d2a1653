import { tellDeveloper } from '../env/tell-developer.js'
/** A word that stands for one of several things, read from an attribute or an option. */
export interface Words<Word extends string> {
  /** Reads an attribute: an unknown word is told on the console and counts as none. */
  read(text: string | null | undefined): Word | undefined
  /** Throws on an unknown word. */
  check(value: unknown): void
}

/** Makes the reader of what has this name and one of these words. */
export function oneOf<const Word extends string>(name: string, ...words: Word[]): Words<Word> {
  const wrong = (value: unknown) =>
    `${name} is ${JSON.stringify(value)}, expected ${words.join(', ')}.`
  return {
    read(text) {
      const word = words.find(each => each === text)
      if (text && !word) tellDeveloper(wrong(text))
      return word
    },
    check(value) {
      if (value != null && !words.some(word => word === value))
        throw new Error(`Talkgraph: ${wrong(value)}`)
    },
  }
}
