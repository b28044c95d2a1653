import { withoutEnd } from '../../session/without-end.js'
import type { Typebot } from './typebot.schema.js'

/** What Typebot’s variables are called here: names that placeholders, conditions and mails can hold. */
export interface Names {
  /** The name of the variable with this id; empty where there is none. */
  readonly byId: (id: string) => string
  /** The name of the variable that is called so there; undefined where there is none. */
  readonly byName: (name: string) => string | undefined
  /** Is it what a variable is called here? */
  readonly has: (name: string) => boolean
  /** All of them, in the file’s order. */
  readonly all: readonly string[]
  /** Those that are called otherwise than there. */
  readonly changed: readonly (readonly [from: string, to: string])[]
}

/** Names each variable of a file: letters, digits, `_` and `-` stay, each run of anything else is one `_`. */
export function createNames({ variables }: Pick<Typebot, 'variables'>): Names {
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  const all = new Set<string>()
  const free = createFreeNames([], '_')
  for (const { id, name } of variables) {
    const called = name.trim() || id
    if (called === '') continue
    const known = names.get(called)
    const own = known ?? free(nameOf(called))
    all.add(own)
    names.set(called, own)
    if (id !== '' && !ids.has(id)) ids.set(id, own)
  }
  return {
    byId: id => ids.get(id) ?? '',
    byName: name => names.get(name.trim()),
    has: name => all.has(name),
    all: [...all],
    changed: [...names].filter(([from, to]) => from !== to),
  }
}

/** A name that is none of an object’s own. */
export function nameOf(text: string): string {
  const name = [...withoutEnd(text.replace(/[^\p{L}\p{N}_-]+/gu, '_').replace(/^_+/, ''), '_')]
    .slice(0, 100)
    .join('')
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`
}

/** Makes names that are not taken: the wanted one, else with a number behind it. Each name is given once. */
export function createFreeNames(
  taken: Iterable<string> = [],
  between = '-',
): (wanted: string) => string {
  const names = new Set(taken)
  const counts = new Map<string, number>()
  return wanted => {
    let name = wanted
    let count = counts.get(wanted) ?? 1
    while (names.has(name)) name = `${wanted}${between}${++count}`
    counts.set(wanted, count)
    names.add(name)
    return name
  }
}
