import { useEffect, useRef } from 'react'

const name = 'desk-keys'

/** Whether single keys do something: speech input, and slips, press them unmeant. */
export const areKeysOn = (): boolean => localStorage.getItem(name) !== 'off'

/** Keeps whether single keys do something, in this browser. */
export const keepKeys = (areOn: boolean): void => localStorage.setItem(name, areOn ? 'on' : 'off')

/** Does something at a key, unless somebody types or a dialog or menu is open; `?` also where single keys are off. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isBusy(event.target)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act || (event.key !== '?' && !areKeysOn())) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
    target.closest('[role=dialog], [role=menu]') !== null)
