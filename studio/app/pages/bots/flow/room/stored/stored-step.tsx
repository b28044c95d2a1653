import { EmptyState } from '@talkgraph/ui'
import { ArrowRight, MousePointerClick } from 'lucide-react'
import { describeType, firstWords, kindOfStep, readStep, typeOfStep } from 'talkgraph/builder'
import { KindIcon } from '../../drawing/signs/kind-icon.js'
import inspector from '../../fields/inspector/inspector.module.css'
import { ReadFields } from '../../fields/read/read-fields.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlow, useFlowRoom, useView } from '../../model/edit/flow-context.js'
import styles from './stored.module.css'

/** What stands in the fields of the step that is selected, to be read. */
export function StoredStep() {
  const { view } = useFlowRoom()
  const selected = useView(state => state.selected)
  const [nodeId] = selected
  const node = useDraft(({ draft }) => draft.elements[0].nodes.find(({ id }) => id === nodeId))
  const flow = useFlow()
  if (!node || selected.size > 1) {
    return (
      <section aria-label="Step" className={styles.step}>
        <EmptyState
          icon={<MousePointerClick size={20} />}
          title={selected.size > 1 ? `${selected.size} steps` : 'No step is selected'}
        >
          {selected.size > 1
            ? 'Ctrl C copies them: they can be pasted into the draft.'
            : 'Select one to read what it says and does.'}
        </EmptyState>
      </section>
    )
  }
  const step = { type: typeOfStep(node), data: node.data }
  const kind = kindOfStep(step.type)
  const described = describeType(step.type)
  const exits = flow.steps.get(node.id)?.exits ?? []
  return (
    <section aria-label="Step" className={styles.step}>
      <div className={inspector.fields}>
        <header className={inspector.head} data-group={described?.form.group}>
          <p className={inspector.kind}>
            <KindIcon type={step.type} />
            {kind}
          </p>
          <h2 className={inspector.name} dir="auto">
            {firstWords(step) || kind}
          </h2>
        </header>
        {described && (
          <ReadFields
            fields={{ ...described.form.fields, ...described.serverFields }}
            data={readStep(step)}
            nameOf={id => flow.steps.get(id)?.name ?? id}
          />
        )}
        {exits.length > 0 && (
          <section className={styles.ways} aria-label="Ways on">
            <h3 className={inspector.title}>Ways on</h3>
            <ul className={styles.list}>
              {exits.map(({ sourceHandle, title, target }) => {
                const next = target === undefined ? undefined : flow.steps.get(target)
                return (
                  <li key={sourceHandle ?? ''}>
                    <span className={styles.name}>{title}</span>
                    {next ? (
                      <button
                        type="button"
                        className={styles.way}
                        onClick={() => view.reveal({ nodeId: next.id })}
                      >
                        <ArrowRight size={14} className={styles.arrow} aria-hidden />
                        <span dir="auto">{next.name}</span>
                      </button>
                    ) : (
                      'No way'
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </div>
    </section>
  )
}
