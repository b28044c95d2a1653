import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveLineProps } from '../model/live.js'
import { useConversation, useIsOpen, useModel } from '../model/widget-model.js'
import { type DeskLineStore, useLine } from './desk-line.js'
import { dress } from './styles.js'
import { useSendFile } from './use-send-file.js'

/** Where what the visitor said is, in words; not read out each time. */
const posts = { sending: 'Sending…', sent: 'Sent' } as const

/** How the line stands: waiting, or read by the agent. Sends files, and tells of typing and reading. */
export function LiveLine({ item, prompt, desk }: LiveLineProps & { readonly desk: DeskLineStore }) {
  const { t } = useModel()
  const line = useLine(desk)
  const box = useRef<HTMLDivElement>(null)
  const { about, send } = useSendFile(item.nodeId, prompt.maxBytes ?? 0)
  const isSeen = useIsSeen()
  // What has come may be news that is seen.
  useConversation()
  useEffect(() => {
    if (isSeen) line?.see()
  })
  useLayoutEffect(() => dress(box.current), [])
  useEffect(() => {
    const window = box.current?.closest('.window')
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.value.trim() !== '')
        desk.current()?.type()
    }
    window?.addEventListener('input', hear)
    return () => window?.removeEventListener('input', hear)
  }, [desk])
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) void send(file)
    currentTarget.value = ''
  }
  const isWaiting = line?.state === 'waiting'
  const isRefused = line?.post === 'refused'
  const standing = isWaiting
    ? t('Waiting for an agent…')
    : isRefused
      ? t('Not sent')
      : line?.isRead && t('Read')
  return (
    <div
      ref={box}
      className="live-line"
      part="live-line"
      data-waiting={isWaiting ? '' : undefined}
      data-refused={isRefused ? '' : undefined}
    >
      <input type="file" hidden onChange={pick} />
      <output>{about ?? standing}</output>
      {!about && !standing && line?.post && line.post !== 'refused' && (
        <span>{t(posts[line.post])}</span>
      )}
    </div>
  )
}

/** Is the window open, on a page that is looked at? */
function useIsSeen(): boolean {
  const isOpen = useIsOpen()
  return useSyncExternalStore(watchPage, () => document.visibilityState === 'visible') && isOpen
}

function watchPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
