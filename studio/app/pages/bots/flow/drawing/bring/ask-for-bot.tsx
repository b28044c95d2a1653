import { Button, Callout, Dialog, TextArea } from '@talkgraph/ui'
import { useCallback, useRef, useState } from 'react'
import { FilesPlace } from '../../../bring/files-place.js'
import type { Given } from './bring.js'
import styles from './bring-dialog.module.css'

/** More than that is a file, and would make the field slow. */
const mostShown = 200_000

/** Asks for a bot or steps: a file, or JSON that is pasted. Where what was brought cannot be read, it says why, and shows the place. */
export function AskForBot({
  text = '',
  fault,
  onGiven,
  onClose,
}: {
  readonly text?: string
  readonly fault?: string
  readonly onGiven: (given: Given) => void
  readonly onClose: () => void
}) {
  const shown = text.length > mostShown ? '' : text
  const [typed, setTyped] = useState(shown)
  const field = useRef<HTMLTextAreaElement>(null)
  // The window’s parts come after it.
  const onField = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element
      const offset = fault === undefined ? undefined : offsetOf(fault, shown)
      if (offset === undefined || !element) return
      element.focus()
      element.setSelectionRange(offset, offset + 1)
    },
    [fault, shown],
  )
  return (
    <Dialog
      open
      size="medium"
      title="Put in a bot or steps"
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() =>
              typed.trim() === '' ? field.current?.focus() : onGiven({ text: typed })
            }
          >
            Put in
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {fault !== undefined && (
          <Callout tone="bad" title="Nothing was put in" live>
            <p>{fault}</p>
          </Callout>
        )}
        <FilesPlace onFiles={files => onGiven({ files })}>
          <p>
            A bot file, steps as JSON, or what Typebot exports; with the files of the bots that it
            links to.
          </p>
        </FilesPlace>
        <TextArea
          ref={onField}
          label="Or paste JSON here"
          className={styles.json}
          rows={8}
          spellCheck={false}
          dir="ltr"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** Where in a text the place is that a fault names. */
function offsetOf(fault: string, text: string): number | undefined {
  const [, line, column] = /line (\d+), column (\d+)/i.exec(fault) ?? []
  if (line === undefined || column === undefined) return undefined
  const before = text.split('\n').slice(0, Number(line) - 1)
  const offset = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1
  return offset <= text.length ? offset : undefined
}
