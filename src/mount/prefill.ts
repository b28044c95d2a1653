import type { BotFile } from '../../runtime/index.js'

/** Longer ones are no name or question that somebody has put into a link. */
const longest = 1000

/** What a bot takes from the page's address: only what it names (decision 90). */
export interface Prefill {
  readonly variables: Readonly<Record<string, string>>
  /** A text for the field that one types in, perhaps an empty one. */
  readonly message: string[]
}

/** Reads the parameters of the page's address that a bot names. */
export function readPrefill({
  prefill,
  prefillMessage,
}: Pick<BotFile, 'prefill' | 'prefillMessage'>): Prefill {
  const given = new URLSearchParams(location.search)
  const read = (name: string) => given.get(name)?.slice(0, longest) ?? ''
  const named = prefill.filter(name => given.has(name))
  return {
    variables: Object.fromEntries(named.map(name => [name, read(name)])),
    message: [read(prefillMessage)],
  }
}
