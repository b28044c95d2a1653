import { type DragEvent, useState } from 'react'
import { openFileField } from '../composer/file-field.js'

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
