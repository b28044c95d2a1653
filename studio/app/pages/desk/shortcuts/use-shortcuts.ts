import { useHotkeys } from 'react-hotkeys-hook'

const name = 'desk-keys'

/** Whether single keys do something: speech input, and slips, press them unmeant. */
export const areKeysOn = (): boolean => localStorage.getItem(name) !== 'off'

/** Keeps whether single keys do something, in this browser. */
export const keepKeys = (areOn: boolean): void => localStorage.setItem(name, areOn ? 'on' : 'off')

/** Does something at a key, unless somebody types or a dialog or menu is open; `?` also where single keys are off. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  useHotkeys(Object.keys(keys), ({ key }) => keys[key.toLowerCase()]?.(), {
    preventDefault: true,
    // What is on a key counts, wherever the keyboard has it.
    useKey: true,
    ignoreModifiers: true,
    enableOnFormTags: true,
    ignoreEventWhen: event =>
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      isBusy(event.target) ||
      (event.key !== '?' && !areKeysOn()),
  })
}

const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
    target.closest('[role=dialog], [role=menu]') !== null)
