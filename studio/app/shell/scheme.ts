import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'

/** Light, dark, or as the system has it. */
type Scheme = 'system' | 'light' | 'dark'

/** The schemes with their names. */
export const schemes = [
  { value: 'system', label: 'As the system has it' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Scheme; label: string }[]

const key = 'talkgraph-scheme'
const chosen = createStore({ scheme: readScheme() })

/** Sets the page to the scheme that was chosen last. */
export function applyScheme(): void {
  const scheme = readScheme()
  chosen.set({ scheme })
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/** The scheme that was chosen, and how to choose another one. */
export function useScheme(): [Scheme, (scheme: string) => void] {
  return [useStore(chosen, ({ scheme }) => scheme), chooseScheme]
}

/** Sets and keeps the scheme of that name. */
export function chooseScheme(scheme: string): void {
  localStorage.setItem(key, scheme)
  applyScheme()
}

function readScheme(): Scheme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
