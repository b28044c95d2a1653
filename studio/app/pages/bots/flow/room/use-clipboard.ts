import type { RefObject } from 'react'
import { usePageClipboard } from '#keys/use-page-clipboard.js'
import { usePageKeys } from '#keys/use-page-keys.js'
import { bring } from '../drawing/bring/bring.js'
import { useTakeFiles } from '../drawing/bring/use-take-files.js'
import { copySelected, duplicate, paste } from '../drawing/clipboard/clipboard.js'
import { useFlowRoom } from '../model/edit/flow-context.js'
import { type DoneAt, type KeyRow, keysAt } from '../model/keys/keys.js'

const keys: readonly (KeyRow & { readonly does: DoneAt<'clipboard'> })[] = keysAt('clipboard')

/** Copy, cut, paste and duplicate, by the browser's own keys and menus. Bots, steps and pictures of others can be pasted as well. */
export function useClipboard(home: RefObject<HTMLElement | null>): void {
  const flowRoom = useFlowRoom()
  const takeFiles = useTakeFiles()
  const isOurs = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return true
    // Where nothing has the keyboard, the event comes from wherever something was last selected.
    return document.activeElement === document.body || (home.current?.contains(target) ?? false)
  }
  const isText = () => !(getSelection()?.isCollapsed ?? true)
  usePageClipboard({
    onCopy: event => {
      if (!isOurs(event) || isText()) return
      const text = copySelected(flowRoom)
      if (text === undefined) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      if (event.type === 'cut') flowRoom.actions.removeSelected()
    },
    onPaste: event => {
      if (!isOurs(event)) return
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
    },
  })
  usePageKeys(keys, ({ does }, event) => {
    if (does !== 'duplicate' || !isOurs(event)) return false
    duplicate(flowRoom)
  })
}
