import { Button } from '@talkgraph/ui'
import { Undo2 } from 'lucide-react'
import { type Draft, describeType, nameOfField, readStep, typeOfStep } from 'talkgraph/builder'
import { ReadFields } from '../../fields/read/read-fields.js'
import { sayField, sayValue } from '../../model/changes/field-changes.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { BeforeAfter } from './before-after.js'
import type { Difference, StepDifference } from './compare.js'
import styles from './compare.module.css'
import { restore, restoreField } from './restore.js'
import { titleOfDifference } from './say-difference.js'
import type { Compared } from './use-compared.js'
import { valueRows } from './value-rows.js'

interface Props {
  readonly compared: Compared
  readonly draft: Draft
}

/** What is behind a difference, before and after side by side, with what brings it back. */
export function DifferenceDetail({
  difference,
  compared,
  draft,
}: Props & { readonly difference: Difference }) {
  const { actions } = useFlowRoom()
  const title = titleOfDifference(difference)
  return (
    <div className={styles.detail}>
      {difference.kind === 'step' ? (
        <StepDetail step={difference} compared={compared} draft={draft} />
      ) : difference.kind === 'way' ? (
        <BeforeAfter
          title="Leads to"
          name={compared.name}
          before={difference.before ? difference.toBefore : null}
          after={difference.after ? difference.toAfter : null}
        />
      ) : (
        valueRows(difference).map(({ name, before, after }) => (
          <BeforeAfter
            key={name}
            title={name}
            name={compared.name}
            before={sayValue(before)}
            after={sayValue(after)}
          />
        ))
      )}
      {!actions.isFixed && (
        <Button
          size="small"
          icon={<Undo2 size={16} />}
          onClick={() => {
            const changes = restore(difference, compared.draft, draft)
            if (changes.length === 0)
              actions.tell('The step that it led to is gone: bring that back first.')
            else actions.run(changes, `${wordsOfRestore(difference)}: “${title}”`)
          }}
        >
          {wordsOfRestore(difference)}
        </Button>
      )}
    </div>
  )
}

const nouns = { step: 'step', way: 'way', value: 'value' } as const

function wordsOfRestore({ kind, became }: Difference): string {
  return became === 'added' ? `Remove this ${nouns[kind]} again` : `Bring this ${nouns[kind]} back`
}

function StepDetail({ step, compared, draft }: Props & { readonly step: StepDifference }) {
  const { actions } = useFlowRoom()
  if (step.became === 'added')
    return <p className={styles.quiet}>{`In ${compared.name} there is no such step.`}</p>
  if (step.became === 'removed') return <StepFields nodeId={step.nodeId} draft={compared.draft} />
  return (
    <>
      {step.kindBefore !== null && (
        <BeforeAfter
          title="Kind"
          name={compared.name}
          before={step.kindBefore}
          after={describeType(step.type)?.form.title ?? step.type}
        />
      )}
      {step.fields.map(field => {
        const path = field.path.join('.')
        const title = nameOfField(step.type, path)
        return (
          <BeforeAfter
            key={path}
            title={title}
            name={compared.name}
            before={sayField(step.type, field.path, field.before)}
            after={sayField(step.type, field.path, field.after)}
            onRestore={
              actions.isFixed || step.kindBefore !== null || step.fields.length < 2
                ? undefined
                : () =>
                    actions.run(
                      [restoreField(step, field, compared.draft, draft)],
                      `Brought “${title}” of “${step.name}” back`,
                    )
            }
          />
        )
      })}
    </>
  )
}

/** What a step says in one of the two bots. */
export function StepFields({ nodeId, draft }: { readonly nodeId: string; readonly draft: Draft }) {
  const { nodes } = draft.elements[0]
  const node = nodes.find(({ id }) => id === nodeId)
  if (!node) return null
  const type = typeOfStep(node)
  const described = describeType(type)
  if (!described) return null
  return (
    <ReadFields
      fields={{ ...described.form.fields, ...described.serverFields }}
      data={readStep({ type, data: node.data })}
      nameOf={id => id}
    />
  )
}
