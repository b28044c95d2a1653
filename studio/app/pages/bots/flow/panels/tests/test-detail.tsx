import { Button } from '@talkgraph/ui'
import { Copy, Trash2 } from 'lucide-react'
import type { FlowTest } from 'talkgraph/testing'
import { useFlow, useFlowRoom } from '../../model/edit/flow-context.js'
import { drawnStep, nameOfNode } from './drawn-step.js'
import { sayFault } from './say-fault.js'
import { TestFields } from './test-fields.js'
import styles from './tests.module.css'
import { changeTest, freeName, keepTest, removeTest } from './tests-of.js'
import type { PlayedTest } from './tests-store.js'

/** What a test expects, what came instead, and what can be done with it. */
export function TestDetail({
  played: { test, result, isStuck },
  onRenamed,
}: {
  readonly played: PlayedTest
  readonly onRenamed: (name: string) => void
}) {
  const { actions, room, view } = useFlowRoom()
  const flow = useFlow()
  const { name } = test
  const change = (next: FlowTest, title: string) =>
    actions.run(changeTest(room.state().draft, name, next), title)
  const duplicate = () => {
    const { draft } = room.state()
    const copy = { ...test, name: freeName(draft, `${name} (copy)`) }
    if (actions.run(keepTest(draft, copy), `Duplicated the test “${name}”`)) onRenamed(copy.name)
  }
  const renewed = result?.renewed
  /** The step's fields are below the panel, which shows this test again when it is opened. */
  const open = (nodeId: string) => {
    view.set({ drawer: null })
    view.reveal({ nodeId, isEntered: true })
  }
  return (
    <div className={styles.detail}>
      {isStuck && <p className={styles.quiet}>It did not come to an end, and was given up.</p>}
      {result && result.faults.length > 0 && (
        <ul className={styles.faults} aria-label="What fails">
          {result.faults.map(fault => {
            const { nodeId, message } = fault
            const { expected, came } = sayFault(fault, flow)
            const step = nodeId === undefined ? undefined : drawnStep(flow, nodeId)
            return (
              <li key={message} className={styles.fault}>
                {step !== undefined && (
                  <button type="button" className={styles.link} onClick={() => open(step)}>
                    <bdi>{nameOfNode(flow, nodeId ?? step)}</bdi>
                  </button>
                )}
                <dl className={styles.sides}>
                  <dt>Expected</dt>
                  <dd dir="auto">{expected}</dd>
                  <dt>Came</dt>
                  <dd dir="auto">{came}</dd>
                </dl>
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.bar}>
        {renewed && (
          <Button
            size="small"
            variant="primary"
            onClick={() => change(renewed, `Took what came for what “${name}” expects`)}
          >
            Take what came
          </Button>
        )}
        <Button size="small" icon={<Copy size={16} />} onClick={duplicate}>
          Duplicate
        </Button>
        <Button
          size="small"
          icon={<Trash2 size={16} />}
          onClick={() =>
            actions.run(removeTest(room.state().draft, name), `Deleted the test “${name}”`, true)
          }
        >
          Delete
        </Button>
      </div>
      <TestFields key={name} test={test} onChange={change} onRenamed={onRenamed} />
    </div>
  )
}
