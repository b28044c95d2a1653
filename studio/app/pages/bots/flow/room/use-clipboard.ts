import { type RefObject, useEffect } from 'react'
import { bring } from '../drawing/bring/bring.js'
import { useTakeFiles } from '../drawing/bring/use-take-files.js'
import { copySelected, duplicate, paste } from '../drawing/clipboard/clipboard.js'
import { useFlowRoom } from '../model/edit/flow-context.js'
import { isTypedIn } from '../model/keys/is-typed-in.js'
import { keysAt, pressedRow } from '../model/keys/keys.js'

const keys = keysAt('clipboard')

/** Copy, cut, paste and duplicate, by the browser's own keys and menus. Bots, steps and pictures of others can be pasted as well. */
export function useClipboard(home: RefObject<HTMLElement | null>): void {
  const flowRoom = useFlowRoom()
  const takeFiles = useTakeFiles()
  useEffect(() => {
    const isOurs = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return true
      if (isTypedIn(target)) return false
      // Where nothing has the keyboard, the event comes from wherever something was last selected.
      return document.activeElement === document.body || (home.current?.contains(target) ?? false)
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
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const files = [...(event.clipboardData?.files ?? [])]
      if (text.trim() === '' && files.length === 0) return
      event.preventDefault()
      if (files.length > 0) takeFiles(files)
      else if (paste(flowRoom, text)) flowRoom.view.goTo(null)
      else if (/^\s*[{[]/.test(text)) void bring(flowRoom, { text })
      else
        flowRoom.actions.tell(
          'Nothing was put in: what was copied are no steps, no bot and no picture.',
        )
    }
    const onKey = (event: KeyboardEvent) => {
      if (pressedRow(keys, event)?.does !== 'duplicate' || !isOurs(event.target)) return
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
  }, [flowRoom, home, takeFiles])
}
