import { Button, Callout } from '@talkgraph/ui'
import { formOfField } from 'talkgraph/builder'
import { useStepEdit } from '../../model/edit/step-edit.js'
import { FindingAct } from './finding-act.js'
import styles from './inspector.module.css'

/** What is found at the step itself, or at a field that has no control here. */
export function LooseFindings() {
  const { step, findings, change } = useStepEdit()
  const loose = findings.filter(
    ({ field }) => field === undefined || !formOfField(step.type, field),
  )
  return loose.map(finding => {
    const { rule, field, severity, message, remedy, mend } = finding
    return (
      <Callout
        key={`${rule} ${field ?? ''} ${message}`}
        tone={severity === 'error' ? 'bad' : 'warn'}
        action={
          <>
            <FindingAct finding={finding} />
            {mend && (
              <Button size="small" onClick={() => change(mend.changes, mend.title)}>
                {mend.title}
              </Button>
            )}
          </>
        }
      >
        <p className={styles.finding}>{`${message} ${remedy}`}</p>
      </Callout>
    )
  })
}
