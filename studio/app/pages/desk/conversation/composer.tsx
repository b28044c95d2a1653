import { Button, classes, TooltipButton, toast, VisuallyHidden } from '@talkgraph/ui'
import { ListPlus, MessageSquareCheck, MessageSquareQuote, Paperclip, Send, X } from 'lucide-react'
import {
  type DragEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { DeskThread } from '#api/records.js'
import { keyOf } from '#keys/press.js'
import { makeKey } from '../../../api/make-key.js'
import { tellTyping } from '../desk-calls.js'
import type { DeskActor } from '../use-desk.js'
import { ViaClosed, ViaNotes } from '../via/via-notes.js'
import { fileRefusal, isWritable } from '../via/via-words.js'
import styles from './composer.module.css'
import { draftOf, keepDraft, type Unsent } from './drafts.js'
import { Options } from './options.js'

const RepliesDialog = lazy(() => import('../replies/replies-dialog.js'))
const TemplateDialog = lazy(() => import('../via/template-dialog.js'))

const largest = 5_000_000
const empty: Unsent = { text: '', isNote: false }

/** Where an agent answers: text, options and files, or a note that only agents see. */
export function Composer({
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
  /** In milliseconds since 1970. */
  readonly now: number
}) {
  const { id } = thread
  const via = thread.via ?? undefined
  const [{ text, isNote, options }, setDraft] = useState<Unsent>(
    () => draftOf(agentId, id) ?? empty,
  )
  const [isDropping, setDropping] = useState(false)
  const [areRepliesOpen, setRepliesOpen] = useState(false)
  // Here, so that it stays open where the channel takes free text again, or takes none any more.
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const typed = useRef(0)
  const kind = isNote || isOver ? 'note' : 'message'
  const isClosed = kind === 'message' && via !== undefined && !isWritable(via, now)
  // The thread may be there before it is known whose draft it was. What is being typed by then stays.
  useEffect(() => {
    setDraft(now => (now.text === '' && !now.options ? (draftOf(agentId, id) ?? now) : now))
  }, [agentId, id])

  const change = (part: Partial<Unsent>) => {
    const next = { text, isNote, options, ...part }
    setDraft(next)
    keepDraft(agentId, id, next)
  }
  const write = (next: string) => {
    change({ text: next })
    if (kind === 'note' || thread.state !== 'taken' || next === '') return
    const now = Date.now()
    if (now - typed.current < 5000) return
    typed.current = now
    tellTyping(thread, true).catch(() => undefined)
  }
  // Who has chosen what to write begins to write: single keys are not commands any more.
  const goTo = (part: Partial<Unsent>) => {
    flushSync(() => change(part))
    field.current?.focus()
  }
  const put = (item: { readonly text: string; readonly file?: File }) =>
    desk.send({
      type: 'message.written',
      item: {
        key: makeKey(),
        threadId: id,
        kind: item.file ? 'file' : kind,
        ...item,
        prompts:
          kind === 'message' && !item.file
            ? (options ?? [])
                .map(title => title.trim())
                .filter(Boolean)
                .map((title, index) => ({ id: String(index + 1), title, description: null }))
            : [],
      },
    })
  const send = () => {
    if (text.trim() === '') return
    put({ text })
    change({ text: '', options: undefined })
    typed.current = 0
  }
  const sendFiles = (files: Iterable<File>) => {
    for (const file of files) {
      const refusal = via && fileRefusal(via, file)
      if (isOver) toast({ text: 'The thread is over: nothing can be sent.', tone: 'bad' })
      else if (isClosed) toast({ text: `${via.title} takes no files now.`, tone: 'bad' })
      else if (refusal) toast({ text: refusal, tone: 'bad' })
      else if (file.size > largest)
        toast({ text: `${file.name} is larger than 5 MB.`, tone: 'bad' })
      else put({ text: file.name, file })
    }
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
        <fieldset className={styles.kinds}>
          <legend>
            <VisuallyHidden>What to write</VisuallyHidden>
          </legend>
          {!isOver && (
            <button
              type="button"
              aria-pressed={kind === 'message'}
              onClick={() => goTo({ isNote: false })}
            >
              Answer
            </button>
          )}
          <button
            type="button"
            aria-pressed={kind === 'note'}
            onClick={() => goTo({ isNote: true })}
          >
            Note
          </button>
          {isOver && <span className={styles.over}>The thread is over.</span>}
        </fieldset>
        {isClosed ? (
          <ViaClosed via={via} now={now} onTemplates={() => setTemplatesOpen(true)} />
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
            <div className={styles.foot}>
              {kind === 'message' && (
                <>
                  <TooltipButton
                    label="Attach a file"
                    icon={<Paperclip size={16} />}
                    onClick={() => picker.current?.click()}
                  />
                  <input
                    ref={picker}
                    type="file"
                    multiple
                    hidden
                    onChange={({ target }) => {
                      sendFiles(target.files ?? [])
                      target.value = ''
                    }}
                  />
                  <TooltipButton
                    label={options ? 'Remove the options' : 'Add options'}
                    icon={options ? <X size={16} /> : <ListPlus size={16} />}
                    onClick={() => change({ options: options ? undefined : ['', ''] })}
                  />
                </>
              )}
              {(kind === 'message' || isOver) && via?.hasTemplates && (
                <TooltipButton
                  label="Approved messages"
                  icon={<MessageSquareCheck size={16} />}
                  onClick={() => setTemplatesOpen(true)}
                />
              )}
              <TooltipButton
                label="Saved replies"
                shortcut="/"
                icon={<MessageSquareQuote size={16} />}
                onClick={() => setRepliesOpen(true)}
              />
              <span className={styles.space} />
              <Button type="submit" variant="primary" size="small" icon={<Send size={16} />}>
                {kind === 'note' ? 'Add note' : 'Send'}
              </Button>
            </div>
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
