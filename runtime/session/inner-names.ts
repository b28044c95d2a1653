import type { NamedValue } from './values.js'

/** What the sub-flows of a conversation keep under names of their own: each by the prefix of its nodes' ids. */
export interface InnerNames {
  get(prefix: string, name: string): NamedValue | undefined
  set(prefix: string, name: string, value: NamedValue): void
  /** All names of one sub-flow. */
  all(prefix: string): (readonly [string, NamedValue])[]
  /** Forgets those of a sub-flow and of what it has played itself. */
  clear(prefix: string): void
  /** As plain data. */
  save(): SavedInnerName[]
}

/** A name with where it is known. */
export interface SavedInnerName extends NamedValue {
  readonly key: string
}

/** Reads `names`; what is changed in them goes by `put` and `drop`. */
export function createInnerNames(
  names: ReadonlyMap<string, NamedValue>,
  put: (key: string, value: NamedValue) => void,
  drop: (key: string) => void,
): InnerNames {
  const keyOf = (prefix: string, name: string) => `${prefix}\n${name}`
  return {
    get: (prefix, name) => names.get(keyOf(prefix, name)),
    set: (prefix, name, value) => put(keyOf(prefix, name), value),
    all: prefix =>
      [...names].flatMap(([key, value]) =>
        key.startsWith(`${prefix}\n`) ? [[key.slice(prefix.length + 1), value] as const] : [],
      ),
    clear(prefix) {
      for (const key of [...names.keys()]) if (key.startsWith(prefix)) drop(key)
    },
    save: () => [...names].map(([key, value]) => ({ key, ...value })),
  }
}
