import { Button } from '@talkgraph/ui'
import { Check, Undo2, X } from 'lucide-react'
import { describeType, nameOfField } from 'talkgraph/builder'
import { sayField, sayValue } from '../../model/changes/field-changes.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { BeforeAfter } from '../compare/before-after.js'
import type { Difference, StepDifference } from '../compare/compare.js'
import { StepFields } from '../compare/difference-detail.js'
import { titleOfDifference } from '../compare/say-difference.js'
import { valueRows } from '../compare/value-rows.js'
import { type Proposed, titleOfText } from './proposed.js'
import type { Standing } from './standing.js'
import styles from './words.module.css'

const sides = { name: 'As it was', afterName: 'Proposed' } as const

/** What is behind a proposed difference, with what accepts and refuses it. */
export function ProposalDetail({
  difference,
  proposed,
  standing,
  onAccept,
  onRefuse,
}: {
  readonly difference: Difference
  readonly proposed: Proposed
  readonly standing: Standing | 'refused'
  readonly onAccept: (title: string) => void
  readonly onRefuse: (isRefused: boolean) => void
}) {
  const { actions } = useFlowRoom()
  const title = titleOfDifference(difference)
  return (
    <div className={styles.detail}>
      {difference.kind === 'step' ? (
        <StepDetail step={difference} proposed={proposed} />
      ) : difference.kind === 'way' ? (
        <BeforeAfter
          title="Leads to"
          {...sides}
          before={difference.before ? difference.toBefore : null}
          after={difference.after ? difference.toAfter : null}
        />
      ) : (
        valueRows(difference).map(({ name, before, after }) => (
          <BeforeAfter
            key={name}
            title={titleOfText(proposed.target, difference.path.at(-1), name)}
            {...sides}
            before={sayValue(before)}
            after={sayValue(after)}
          />
        ))
      )}
      {standing === 'waits' && (
        <p className={styles.quiet}>
          The step that it leads to is proposed, too, and comes with it.
        </p>
      )}
      {standing === 'moved' && (
        <p className={styles.quiet}>
          The draft has another state here by now, so this can no longer be accepted.
        </p>
      )}
      {!actions.isFixed && (
        <div className={styles.buttons}>
          {(standing === 'open' || standing === 'waits') && (
            <Button
              size="small"
              variant="primary"
              icon={<Check size={16} />}
              aria-label={`Accept “${title}”`}
              onClick={() => onAccept(title)}
            >
              {standing === 'waits' ? 'Accept with its step' : 'Accept'}
            </Button>
          )}
          {(standing === 'open' || standing === 'waits') && (
            <Button
              size="small"
              icon={<X size={16} />}
              aria-label={`Refuse “${title}”`}
              onClick={() => onRefuse(true)}
            >
              Refuse
            </Button>
          )}
          {standing === 'refused' && (
            <Button size="small" icon={<Undo2 size={16} />} onClick={() => onRefuse(false)}>
              Take it up again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function StepDetail({
  step,
  proposed: { base, target },
}: {
  readonly step: StepDifference
  readonly proposed: Proposed
}) {
  if (step.became !== 'changed')
    return <StepFields nodeId={step.nodeId} draft={step.became === 'added' ? target : base} />
  return (
    <>
      {step.kindBefore !== null && (
        <BeforeAfter
          title="Kind"
          {...sides}
          before={step.kindBefore}
          after={describeType(step.type)?.form.title ?? step.type}
        />
      )}
      {step.fields.map(field => {
        const path = field.path.join('.')
        return (
          <BeforeAfter
            key={path}
            title={nameOfField(step.type, path)}
            {...sides}
            before={sayField(step.type, field.path, field.before)}
            after={sayField(step.type, field.path, field.after)}
          />
        )
      })}
    </>
  )
}
