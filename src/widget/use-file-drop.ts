import { type DragEvent, useState } from 'react'

/** The field of the file question that is open, in the window around an element. */
export function openFileField(element: Element): HTMLInputElement | null | undefined {
  return element.closest('.window')?.querySelector<HTMLInputElement>('[type=file]:enabled')
}

/** Lets a file be dropped anywhere on the window: it answers the file question that is open, and never opens in place of the page. */
export function useFileDrop() {
  const [isOver, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    const { files, types } = event.dataTransfer
    if (!types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    const field = event.type === 'drop' && openFileField(event.currentTarget)
    if (!field) return
    field.files = files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: onDrag,
    onDragLeave: onDrag,
    onDrop: onDrag,
  }
}
