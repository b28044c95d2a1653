import type { LivePart } from '../model/live.js'
import type { WidgetModel } from '../model/widget-model.js'
import type { Shared } from './live.js'
import { dress } from './styles.js'

/** Draws how the line stands: waiting, or read by the agent. Sends files, and tells of typing and reading. */
export function createLineBox(shared: Shared): LivePart['drawLine'] {
  let drawn: HTMLElement | undefined
  let leave = () => {}

  return (box, item, model) => {
    if (drawn === box || !box.isConnected) return
    drawn = box
    leave()
    dress(box)
    const { t, chat, upload, conversation, report } = model
    const { nodeId, prompt } = item
    const maxBytes = prompt.kind === 'text' ? (prompt.maxBytes ?? 0) : 0
    const field = document.createElement('input')
    field.type = 'file'
    field.hidden = true
    const note = document.createElement('output')
    box.className = 'live-line'
    box.setAttribute('part', 'live-line')
    box.replaceChildren(field, note)
    let about: string | undefined
    field.onchange = () => {
      const file = field.files?.[0]
      if (file) void send(file)
      field.value = ''
    }
    const over = new AbortController()
    const { signal } = over
    const window = box.closest('.window')
    window?.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLTextAreaElement && target.value.trim() !== '') shared.line?.type()
      },
      { signal },
    )
    document.addEventListener('visibilitychange', update, { signal })
    const { unsubscribe } = chat.subscribe(update)
    const unfollow = conversation.subscribe(update)
    shared.changes.add(update)
    leave = () => {
      over.abort()
      unsubscribe()
      unfollow()
      shared.changes.delete(update)
    }
    update()

    function update() {
      const { line } = shared
      if (line && isSeen(model)) line.see()
      const isWaiting = line?.state === 'waiting'
      box.toggleAttribute('data-waiting', isWaiting)
      const words = about ?? (isWaiting ? t('Waiting for an agent…') : line?.isRead ? t('Read') : '')
      if (note.textContent !== words) note.textContent = words
    }

    function say(words: string | undefined) {
      about = words
      update()
    }

    async function send(file: File) {
      const { name, size } = file
      if (size > maxBytes) return say(t('Please upload a file smaller than 5MB'))
      if (!upload) return
      say(t('Uploading {name}', { name }))
      try {
        const url = await upload(nodeId, file, signal)
        if (signal.aborted) return
        say(undefined)
        if (url) conversation.answer({ file: { name, size, url } })
      } catch (error) {
        if (signal.aborted) return
        say(t('The file could not be uploaded. Please try again.'))
        report({ code: 'CALL_FAILED', nodeId, message: `A file could not be sent: ${error}` })
      }
    }
  }
}

/** Is the window open, on a page that is looked at? */
function isSeen({ chat }: WidgetModel): boolean {
  return document.visibilityState === 'visible' && chat.getSnapshot().value === 'open'
}
