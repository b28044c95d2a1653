import { toast } from '@talkgraph/ui'
import { useEffect, useRef, useState } from 'react'
import type { DeskThread } from '#api/records.js'
import { makeKey } from '../../../api/make-key.js'
import { tellTyping } from '../desk-calls.js'
import type { DeskActor } from '../use-desk.js'
import { fileRefusal, isWritable } from '../via/via-words.js'
import { draftOf, keepDraft, type Unsent } from './drafts.js'

/** In bytes. */
const largest = 5_000_000
const empty: Unsent = { text: '', isNote: false }

/** What an agent writes in a thread: kept as it is typed, and sent. `now` in milliseconds since 1970. */
export function useWriting({
  desk,
  agentId,
  thread,
  isOver,
  now,
}: {
  readonly desk: DeskActor
  /** Empty until the desk has loaded. */
  readonly agentId: string
  readonly thread: DeskThread
  readonly isOver: boolean
  readonly now: number
}) {
  const { id } = thread
  const via = thread.via ?? undefined
  const [{ text, isNote, options }, setDraft] = useState<Unsent>(
    () => draftOf(agentId, id) ?? empty,
  )
  const typed = useRef(0)
  const kind: 'note' | 'message' = isNote || isOver ? 'note' : 'message'
  /** The channel, where it takes no free text now. */
  const closed = kind === 'message' && via && !isWritable(via, now) ? via : undefined
  // The thread may be there before it is known whose draft it was. What is being typed by then stays.
  useEffect(() => {
    setDraft(now => (now.text === '' && !now.options ? (draftOf(agentId, id) ?? now) : now))
  }, [agentId, id])
  return { text, options, kind, via, closed, change, write, send, sendFiles }

  function change(part: Partial<Unsent>): void {
    const next = { text, isNote, options, ...part }
    setDraft(next)
    keepDraft(agentId, id, next)
  }

  function write(next: string): void {
    change({ text: next })
    if (kind === 'note' || thread.state !== 'taken' || next === '') return
    const now = Date.now()
    if (now - typed.current < 5000) return
    typed.current = now
    tellTyping(thread, true).catch(() => undefined)
  }

  function send(): void {
    if (text.trim() === '') return
    put({ text })
    change({ text: '', options: undefined })
    typed.current = 0
  }

  function sendFiles(files: Iterable<File>): void {
    for (const file of files) {
      const refusal = refusalOf(file)
      if (refusal === undefined) put({ text: file.name, file })
      else toast({ text: refusal, tone: 'bad' })
    }
  }

  function refusalOf(file: File): string | undefined {
    if (isOver) return 'The thread is over: nothing can be sent.'
    if (closed) return `${closed.title} takes no files now.`
    const refusal = via && fileRefusal(via, file)
    if (refusal) return refusal
    return file.size > largest ? `${file.name} is larger than 5 MB.` : undefined
  }

  function put(item: { readonly text: string; readonly file?: File }): void {
    const prompts = kind === 'message' && !item.file ? promptsOf(options) : []
    const about = { key: makeKey(), threadId: id, kind: item.file ? ('file' as const) : kind }
    desk.send({ type: 'message.written', item: { ...about, ...item, prompts } })
  }
}

/** The options that have words. */
const promptsOf = (options: readonly string[] = []) =>
  options
    .map(title => title.trim())
    .filter(Boolean)
    .map((title, index) => ({ id: String(index + 1), title, description: null }))
