import { usePageKeys } from '#keys/use-page-keys.js'

const name = 'desk-keys'

/** Whether single keys do something: speech input, and slips, press them unmeant. */
export const areKeysOn = (): boolean => localStorage.getItem(name) !== 'off'

/** Keeps whether single keys do something, in this browser. */
export const keepKeys = (areOn: boolean): void => localStorage.setItem(name, areOn ? 'on' : 'off')

/** Does something at a key, unless somebody types or a dialog or menu is open; `?` also where single keys are off. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const rows = Object.entries(keys).map(([key, run]) => ({ keys: [key], run }))
  usePageKeys(rows, ({ keys: [key], run }) => (key === '?' || areKeysOn() ? run() : false))
}
