import { Button, Spinner } from '@talkgraph/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from './files-place.module.css'

/** A place for files: chosen, or dropped on it. */
export function FilesPlace({
  busy,
  children,
  onFiles,
}: {
  /** What is done with files meanwhile. */
  readonly busy?: string | undefined
  readonly children: ReactNode
  readonly onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Dropping is a second way; the button inside does the same.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {busy === undefined ? <FileUp size={20} aria-hidden /> : <Spinner label={busy} />}
      {children}
      <Button onClick={() => input.current?.click()}>Choose files</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label="Bot file"
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
