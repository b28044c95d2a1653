import { type RefObject, useEffect } from 'react'
import { useFlowRoom } from '../edit/flow-context.js'
import { copySelected, duplicate, paste } from './clipboard.js'

/** Copy, cut, paste and duplicate, by the browser's own keys and menus. */
export function useClipboard(home: RefObject<HTMLElement | null>): void {
  const flowRoom = useFlowRoom()
  useEffect(() => {
    const isOurs = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return true
      if (target.isContentEditable || target.matches('input, textarea, select')) return false
      return target === document.body || (home.current?.contains(target) ?? false)
    }
    const isText = () => !(getSelection()?.isCollapsed ?? true)
    const onCopy = (event: ClipboardEvent) => {
      if (!isOurs(event.target) || isText()) return
      const text = copySelected(flowRoom)
      if (text === undefined) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      if (event.type === 'cut') flowRoom.actions.removeSelected()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event.target)) return
      if (paste(flowRoom, event.clipboardData?.getData('text/plain') ?? '')) {
        event.preventDefault()
        flowRoom.view.goTo(flowRoom.view.get().focus)
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'd' || !isOurs(event.target))
        return
      event.preventDefault()
      duplicate(flowRoom)
    }
    addEventListener('copy', onCopy)
    addEventListener('cut', onCopy)
    addEventListener('paste', onPaste)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('copy', onCopy)
      removeEventListener('cut', onCopy)
      removeEventListener('paste', onPaste)
      removeEventListener('keydown', onKey)
    }
  }, [flowRoom, home])
}
