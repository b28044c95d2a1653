import type { RefObject } from 'react'
import { usePageKeys } from '#keys/use-page-keys.js'
import { useFlowRoom } from '../model/edit/flow-context.js'
import { type DoneAt, type KeyRow, keysAt } from '../model/keys/keys.js'

const keys: readonly (KeyRow & { readonly does: DoneAt<'room'> })[] = keysAt('room')

/** The keys of the room as a whole: undo, find, the list of keys, and F6 from part to part. */
export function useRoomKeys(home: RefObject<HTMLElement | null>): void {
  const { view, actions, camera } = useFlowRoom()
  const does: Readonly<Record<DoneAt<'room'>, (isBack: boolean) => void>> = {
    part: isBack => goOn(home.current, isBack),
    find: () => view.set({ isFinding: true }),
    undo: actions.undo,
    redo: actions.redo,
    all: () => view.select(actions.flow().steps.keys()),
    back: () => camera.back(),
    keys: () => view.set({ areKeysShown: true }),
  }
  usePageKeys(keys, ({ does: deed }, { shiftKey, target }) => {
    const isInside =
      target === document.body || (target instanceof Node && home.current?.contains(target))
    if (!isInside) return false
    does[deed](shiftKey)
  })
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
