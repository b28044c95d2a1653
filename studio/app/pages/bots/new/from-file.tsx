import { Button, Callout, Spinner } from '@talkgraph/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { useImport } from '../api/mutations.js'
import styles from './from-file.module.css'
import { type ReadFile, readBotFile } from './read-bot-file.js'

/** Makes a bot of a bot file, which is chosen or dropped. */
export function FromFile({ onMade }: { readonly onMade: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const make = useImport()
  const take = async (file: File | undefined) => {
    if (!file || make.isPending) return
    const read: ReadFile = await readBotFile(file)
    setFault('fault' in read ? read.fault : undefined)
    if ('bot' in read)
      make.mutate(read.bot, { onSuccess: onMade, onError: error => setFault(wordsOf(error)) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.area}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Dropping is a second way; the button inside does the same. */}
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
        {make.isPending ? <Spinner label="Storing the bot" /> : <FileUp size={20} aria-hidden />}
        <p>Drop a bot file here, a JSON file of at most 5 MB.</p>
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Bot file"
          onChange={event => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {fault !== undefined && (
        <Callout tone="bad" title="No bot was made" live>
          {fault}
        </Callout>
      )}
    </div>
  )
}
