import { Button } from '@talkgraph/ui'
import { X } from 'lucide-react'
import { formerStep, useFlowWords } from '../model/flow-words.js'
import type { Filters } from '../model/results.js'
import styles from './step-note.module.css'

/** At which step the conversations that are listed ended or came by, with a way to see all again. */
export function StepNote({
  filters: { chatbotId, version, endedAt, passed, state },
  newest,
  onClear,
}: {
  readonly filters: Filters
  /** The version whose words are shown where conversations of all are listed. */
  readonly newest: number | null | undefined
  readonly onClear: () => void
}) {
  const words = useFlowWords(chatbotId, version === '' ? newest : Number(version))
  if (endedAt === '' && passed === '' && version === '') return null
  const step = endedAt || passed
  const happened =
    passed !== ''
      ? 'Came by'
      : state === 'abandoned'
        ? 'Left at'
        : state === 'finished'
          ? 'Ended at'
          : 'Got to'
  return (
    <div className={styles.note} role="note">
      <span>
        {step === '' ? (
          `Version ${version}`
        ) : (
          <>
            {happened} <strong dir="auto">“{words.name(step) ?? formerStep}”</strong>
            {version !== '' && `, version ${version}`}
          </>
        )}
      </span>
      <Button size="small" variant="plain" icon={<X size={14} />} onClick={onClear}>
        Show all
      </Button>
    </div>
  )
}
