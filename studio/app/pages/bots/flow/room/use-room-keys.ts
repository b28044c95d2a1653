import { type RefObject, useEffect } from 'react'
import { useFlowRoom } from '../model/edit/flow-context.js'

/** The keys of the room as a whole: undo, find, the list of keys, and F6 from part to part. */
export function useRoomKeys(home: RefObject<HTMLElement | null>): void {
  const { view, actions, camera } = useFlowRoom()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (event.defaultPrevented) return
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select'))
      const isInside = target === document.body || (target instanceof Node && home.current?.contains(target))
      const isCommand = (ctrlKey || metaKey) && !altKey
      const letter = key.toLowerCase()
      if (!isInside) return
      if (key === 'F6') goOn(home.current, shiftKey)
      else if (isCommand && letter === 'f') view.set({ isFinding: true })
      else if (isTyping) return
      else if (isCommand && letter === 'z') shiftKey ? actions.redo() : actions.undo()
      else if (isCommand && letter === 'y') actions.redo()
      else if (isCommand && letter === 'a') view.select(actions.flow().steps.keys())
      else if (letter === 'b' && !isCommand && !altKey) camera.back()
      else if (key === '?' && !isCommand && !altKey) view.set({ areKeysShown: true })
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [home, view, actions, camera])
}

const stop =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex="0"], [contenteditable="true"]'

/** The keyboard goes to the next part of the room, or to the one before. */
function goOn(home: HTMLElement | null, isBack: boolean): void {
  const parts = [...(home?.querySelectorAll<HTMLElement>('[data-part]') ?? [])]
  const at = parts.findIndex(part => part.contains(document.activeElement))
  for (let step = 1; step <= parts.length; step++) {
    const index = (at + (isBack ? -step : step) + parts.length * 2) % parts.length
    const part = parts[index]
    const first = part?.matches('[tabindex="0"]')
      ? part
      : part?.querySelector<HTMLElement>(part.dataset.part || stop)
    const target = first ?? part?.querySelector<HTMLElement>(stop)
    if (!target) continue
    target.focus()
    return
  }
}
