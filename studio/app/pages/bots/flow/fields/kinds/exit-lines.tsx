import { ArrowRight, CircleDashed } from 'lucide-react'
import { type Draft, exitsOf, nameOfStep, type StepExit } from 'talkgraph/builder'
import { useDraft } from '../../model/draft/use-draft.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'

/** The exits whose name stands in this field, with where they lead. */
export function ExitsOfField({ path }: { readonly path: string }) {
  return <ExitLines isShown={({ field }) => field === path} />
}

/** Exits of the step and where each leads; one without a way says so. */
export function ExitLines({
  isShown,
  isNamed = false,
}: {
  readonly isShown: (exit: StepExit) => boolean
  /** Says the exit's name, where it does not stand in a field above. */
  readonly isNamed?: boolean
}) {
  const { step, onReveal } = useStepEdit()
  const flow = useDraft(({ draft }) => draft.elements[0])
  const leaving = flow.edges.filter(({ source }) => source === step.id)
  return exitsOf(step, leaving)
    .filter(isShown)
    .map(exit => {
      const edge = leaving.find(({ sourceHandle }) => isSame(sourceHandle, exit.sourceHandle))
      const target = edge && targetOf(flow, edge.target)
      return (
        <p key={exit.handle ?? ''} className={styles.exit}>
          {isNamed && <span className={styles.exitName}>{exit.title}</span>}
          {target ? (
            <button type="button" className={styles.target} onClick={() => onReveal(target.id)}>
              <ArrowRight size={16} className={styles.arrow} aria-hidden />
              <span>
                <span className={styles.goes}>Goes to </span>
                {target.name}
              </span>
            </button>
          ) : (
            <span className={styles.noWay}>
              <CircleDashed size={16} aria-hidden /> No way yet
            </span>
          )}
        </p>
      )
    })
}

const isSame = (one: string | null | undefined, other: string | null) =>
  (one ?? null) === other || (other === null && one === 'source')

function targetOf({ nodes }: Draft['elements'][0], id: string) {
  const node = nodes.find(each => each.id === id)
  return node && { id, name: nameOfStep({ type: node.type, data: node.data }) }
}
