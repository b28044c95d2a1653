import { Button, classes } from '@talkgraph/ui'
import { Upload as UploadIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { AddedFile } from '#api/send-file.js'
import styles from './file-drop.module.css'
import { useUpload } from './use-upload.js'

const images = 'image/png,image/jpeg,image/gif,image/webp,image/avif'

/** A field into which a file can be put as well: chosen, dropped on it, or pasted; with how far it has come. */
export function FileDrop({
  botId,
  imagesOnly,
  name,
  hint,
  onAdded,
  children,
}: {
  readonly botId: string
  readonly imagesOnly: boolean
  /** What the field is called. */
  readonly name: string
  /** Said once the file is there. */
  readonly hint?: string | undefined
  readonly onAdded: (file: AddedFile) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const upload = useUpload(botId, { imagesOnly, onAdded })
  const { state, send } = upload
  const take = (files: FileList) => {
    const [file] = files
    if (file) send(file)
  }
  const word = imagesOnly ? 'picture' : 'file'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keys
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        take(event.dataTransfer.files)
      }}
      onPaste={event => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        take(event.clipboardData.files)
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={imagesOnly ? images : undefined}
        aria-label={`${name}: choose a ${word}`}
        onChange={event => {
          if (event.target.files) take(event.target.files)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      {state.is === 'sending' ? (
        <div className={styles.line}>
          <progress
            className={styles.progress}
            aria-label={`Sending ${state.name}`}
            value={state.part}
            max={1}
          />
          <Button size="small" onClick={upload.cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className={styles.line}>
          <Button
            size="small"
            icon={<UploadIcon size={16} />}
            aria-label={`Choose a ${word} for ${name}`}
            onClick={() => input.current?.click()}
          >
            {`Choose a ${word}`}
          </Button>
          <span className={styles.hint}>or drop or paste one here</span>
        </div>
      )}
      {state.is === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{`${state.name} was not added. ${state.why}`}</p>
          <Button size="small" onClick={upload.again}>
            Try again
          </Button>
        </div>
      )}
      <p role="status" className={styles.told}>
        {state.is === 'sending' && `Sending ${state.name}.`}
        {state.is === 'added' && [`${state.name} is added.`, hint].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
