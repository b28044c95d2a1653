import { Button, Dialog } from '@talkgraph/ui'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  carriedFor,
  type DescribedType,
  firstWords,
  kindOfStep,
  nameOfSubFlow,
  stepsThatPlay,
} from 'talkgraph/builder'
import { useDraft } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { AboutStep } from './about-step.js'
import styles from './inspector.module.css'

/** What a step is and what it is called, what it does, and the page about its kind. */
export function StepHead({
  described,
  icon,
}: {
  readonly described: DescribedType | undefined
  readonly icon?: ReactNode
}) {
  const { step } = useStepEdit()
  const kind = kindOfStep(step.type)
  const played = useDraft(({ draft }) => {
    const playing = stepsThatPlay(draft).find(each => each.nodeId === step.id)
    const carried = playing && carriedFor(draft, playing)
    return carried && nameOfSubFlow(carried.file, kind)
  })
  return (
    <header className={styles.head} data-group={described?.form.group}>
      <p className={styles.kind}>
        {icon}
        {kind}
      </p>
      <h2 className={styles.name} dir="auto">
        {played ?? (firstWords(step) || kind)}
      </h2>
      <p className={styles.help}>
        {described?.form.help ??
          'This kind of step is not known here. Newer versions may know it; it stays as it is.'}
      </p>
      {described && (
        <Dialog
          title={kind}
          description={described.form.help}
          size="medium"
          trigger={
            <Button
              size="small"
              variant="plain"
              icon={<BookOpen size={16} />}
              className={styles.docs}
            >
              About this kind of step
            </Button>
          }
        >
          <AboutStep described={described} />
        </Dialog>
      )}
    </header>
  )
}
