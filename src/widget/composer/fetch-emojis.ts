import type { Emojis } from '../../model/emojis.js'

type Load = () => Promise<Emojis>

const fetched = new WeakMap<Load, Promise<Emojis>>()

/** Fetches the emojis once, however often a widget asks; tries again after a failure. */
export function fetchEmojis(load: Load): Promise<Emojis> {
  const known = fetched.get(load)
  if (known) return known
  const emojis = load()
  fetched.set(load, emojis)
  emojis.catch(() => fetched.delete(load))
  return emojis
}
