import { classes } from '@talkgraph/ui'
import { type DragEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskThread } from '#api/records.js'
import { keyOf } from '#keys/press.js'
import type { DeskActor } from '../use-desk.js'
import { ViaClosed, ViaNotes } from '../via/via-notes.js'
import styles from './composer.module.css'
import { ComposerFoot } from './composer-foot.js'
import { Options } from './options.js'
import { useWriting } from './use-writing.js'
import { WhatToWrite } from './what-to-write.js'

const RepliesDialog = lazy(() => import('../replies/replies-dialog.js'))
const TemplateDialog = lazy(() => import('../via/template-dialog.js'))

/** Where an agent answers: text, options and files, or a note that only agents see. */
export function Composer(props: {
  readonly desk: DeskActor
  /** Empty until the desk has loaded. */
  readonly agentId: string
  readonly thread: DeskThread
  readonly isOver: boolean
  /** In milliseconds since 1970. */
  readonly now: number
}) {
  const { thread, isOver, now } = props
  const { text, options, kind, via, closed, change, write, send, sendFiles } = useWriting(props)
  const [isDropping, setDropping] = useState(false)
  const [areRepliesOpen, setRepliesOpen] = useState(false)
  // Here, so that it stays open where the channel takes free text again, or takes none any more.
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // Who has chosen what to write begins to write: single keys are not commands any more.
  const goTo = (isNote: boolean) => {
    flushSync(() => change({ isNote }))
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
    if (key === '/' && text === '') {
      event.preventDefault()
      setRepliesOpen(true)
    }
    if (key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    sendFiles(event.dataTransfer.files)
  }
  return (
    <>
      <form
        className={classes(
          styles.composer,
          kind === 'note' && styles.note,
          isDropping && styles.dropping,
        )}
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
        onDragOver={event => {
          event.preventDefault()
          setDropping(true)
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
      >
        <WhatToWrite kind={kind} isOver={isOver} onChange={goTo} />
        {closed ? (
          <ViaClosed via={closed} now={now} onTemplates={() => setTemplatesOpen(true)} />
        ) : (
          <>
            <textarea
              ref={field}
              className={styles.text}
              aria-label={kind === 'note' ? 'Note for agents' : 'Answer'}
              placeholder={kind === 'note' ? 'Only agents see this' : 'Write an answer'}
              rows={2}
              maxLength={20_000}
              dir="auto"
              data-desk-answer
              value={text}
              onChange={({ target }) => write(target.value)}
              onKeyDown={press}
              onPaste={event => {
                const { files } = event.clipboardData
                if (files.length === 0) return
                event.preventDefault()
                sendFiles(files)
              }}
            />
            {options && kind === 'message' && (
              <Options options={options} onChange={next => change({ options: next })} />
            )}
            {via && kind === 'message' && <ViaNotes via={via} text={text} />}
            <ComposerFoot
              kind={kind}
              hasOptions={options !== undefined}
              hasTemplates={(kind === 'message' || isOver) && via?.hasTemplates === true}
              onOptions={() => change({ options: options ? undefined : ['', ''] })}
              onFiles={sendFiles}
              onTemplates={() => setTemplatesOpen(true)}
              onReplies={() => setRepliesOpen(true)}
            />
          </>
        )}
      </form>
      {areTemplatesOpen && (
        <Suspense>
          <TemplateDialog thread={thread} onClose={() => setTemplatesOpen(false)} />
        </Suspense>
      )}
      {areRepliesOpen && (
        <Suspense>
          <RepliesDialog
            onClose={() => setRepliesOpen(false)}
            onPick={reply => {
              setRepliesOpen(false)
              write(`${text}${reply}`)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
