import { EmptyState, SkeletonRows } from '@talkgraph/ui'
import { MousePointerClick } from 'lucide-react'
import { type ReactNode, Suspense, useContext, useEffect, useMemo, useRef } from 'react'
import { type Change, describeType, type Finding, readStep, typeOfStep } from 'talkgraph/builder'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { type Reveal, type StepEdit, StepEditContext } from '../../model/edit/step-edit.js'
import { ExitLines } from '../kinds/exit-lines.js'
import { FieldList } from '../kinds/field-list.js'
import { ownFields, ownServerFields } from '../own-fields.js'
import styles from './inspector.module.css'
import { LooseFindings } from './loose-findings.js'
import { SendTest } from './send-test.js'
import { StepHead } from './step-head.js'
import { VariantField } from './variant-field.js'

/** The fields of one step, drawn from what its type says of itself. Whatever is typed is carried out at once. */
export function Inspector({
  nodeId,
  findings,
  focusPath,
  icon,
  onReveal,
}: {
  /** The step that is selected; null where none or several are. */
  readonly nodeId: string | null
  /** What lint has found in the bot. */
  readonly findings: readonly Finding[]
  /** The field to go to, as findings name it. */
  readonly focusPath?: string | null
  /** The sign of the step's kind. */
  readonly icon?: ReactNode
  readonly onReveal: Reveal
}) {
  const room = useDraftRoom()
  const node = useDraft(({ draft }) => draft.elements[0].nodes.find(({ id }) => id === nodeId))
  const form = useRef<HTMLFormElement>(null)
  const edit = useMemo((): StepEdit | null => {
    if (!node) return null
    const step = { id: node.id, type: typeOfStep(node), data: node.data }
    const change = (changes: readonly Change[], title: string) =>
      room.change(changes, title)[0]?.message
    return {
      step,
      read: readStep(step),
      findings: findings.filter(finding => finding.nodeId === node.id),
      change,
      onReveal,
    }
  }, [node, findings, room, onReveal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step may have a field of the same path
  useEffect(() => {
    if (focusPath && form.current) focusField(form.current, focusPath)
  }, [focusPath, nodeId])
  const described = edit && describeType(edit.step.type)
  // They go to other places of the room, where there is one.
  const hasRoom = useContext(FlowContext) !== null
  const OwnFields = edit && hasRoom ? ownFields.get(edit.step.type) : undefined
  const OwnServerFields = edit && hasRoom ? ownServerFields.get(edit.step.type) : undefined
  return (
    <form
      ref={form}
      aria-label="Step"
      className={styles.form}
      onSubmit={event => event.preventDefault()}
    >
      {!edit ? (
        <EmptyState icon={<MousePointerClick size={20} />} title="No step is selected">
          Select one to read and change what it says and does.
        </EmptyState>
      ) : (
        <StepEditContext value={edit}>
          <div key={edit.step.id} className={styles.fields}>
            <StepHead described={described ?? undefined} icon={icon} />
            <LooseFindings />
            <VariantField />
            {described && OwnFields && (
              <Suspense fallback={<SkeletonRows label="Loading the fields" rows={3} />}>
                <OwnFields />
              </Suspense>
            )}
            {described && !OwnFields && (
              <FieldList
                fields={{
                  ...described.form.fields,
                  ...(OwnServerFields ? {} : described.serverFields),
                }}
                path={[]}
                read={edit.read}
                written={edit.step.data}
                defaults={readStep({ type: edit.step.type, data: {} })}
              />
            )}
            {OwnServerFields && (
              <Suspense fallback={null}>
                <OwnServerFields />
              </Suspense>
            )}
            <SendTest />
            <section className={styles.ways} aria-label="Ways on">
              <h3 className={styles.title}>Ways on</h3>
              <ExitLines isShown={({ field }) => field === undefined} isNamed />
            </section>
          </div>
        </StepEditContext>
      )}
    </form>
  )
}

/** Goes to a field by its path, or to the list that it stands in. */
function focusField(form: HTMLElement, path: string): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const place = places.find(({ dataset }) => dataset.path === name)
    if (!place) continue
    place.closest('details')?.setAttribute('open', '')
    const control = place.querySelector<HTMLElement>(
      'input, textarea, select, [contenteditable="true"], button',
    )
    place.scrollIntoView?.({ block: 'nearest' })
    control?.focus({ preventScroll: true })
    return
  }
}
