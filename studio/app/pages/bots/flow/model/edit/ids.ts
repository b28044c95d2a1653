/** Gives an id that nothing in the bot has, and nothing that somebody else draws meanwhile. */
export type NextId = () => string

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Ids by chance: ten letters and digits, so that two people who draw at once never take the same. */
export const randomId: NextId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    byte => letters[byte % letters.length],
  ).join('')

/** Ids in order, for tests. */
export function countedIds(prefix = 'n'): NextId {
  let counted = 0
  return () => `${prefix}${++counted}`
}
