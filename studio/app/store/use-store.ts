import { useSyncExternalStore } from 'react'
import type { Store } from './store.js'

/** What `pick` reads of a store; the component is drawn again only when that is another value. */
export function useStore<State, Value>(
  { get, subscribe }: Pick<Store<State>, 'get' | 'subscribe'>,
  pick: (state: State) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => pick(get()))
}
