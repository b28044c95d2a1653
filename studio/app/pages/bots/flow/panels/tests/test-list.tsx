import { Badge, Button, classes, EmptyState, Kbd } from '@talkgraph/ui'
import { ChevronDown, ChevronUp, FlaskConical } from 'lucide-react'
import type { RefObject } from 'react'
import { useFlow, useFlowRoom } from '../../model/edit/flow-context.js'
import { TestDetail } from './test-detail.js'
import styles from './tests.module.css'
import { type PlayedTest, stateOf, type TestState, type Tests } from './tests-store.js'
import { useChosenTest } from './use-chosen-test.js'

const words: Readonly<Record<TestState, string>> = {
  playing: 'Playing',
  green: 'Green',
  red: 'Red',
  stuck: 'Hangs',
}
const tones = { playing: 'neutral', green: 'good', red: 'bad', stuck: 'bad' } as const

/** All tests, those that fail first; the one that is chosen is open, with its way on the canvas. */
export function TestList({
  tests: { tests, isCurrent },
  home,
}: {
  readonly tests: Tests
  readonly home: RefObject<HTMLElement | null>
}) {
  const { view } = useFlowRoom()
  const flow = useFlow()
  const listed = sorted(tests)
  const { at, go, choose } = useChosenTest(listed, flow, home)
  if (tests.length === 0)
    return isCurrent ? (
      <EmptyState
        icon={<FlaskConical size={20} />}
        title="A chat becomes a test"
        action={
          <Button size="small" onClick={() => view.set({ drawer: 'preview' })}>
            Open the preview
          </Button>
        }
      >
        Talk with the bot in the preview, and press ‘Keep as test’. It is played again after each
        change.
      </EmptyState>
    ) : null
  return (
    <div className={styles.body}>
      <div className={styles.steps}>
        <Button
          size="small"
          icon={<ChevronUp size={16} />}
          onClick={() => go(at < 0 ? -1 : at - 1)}
        >
          Previous
        </Button>
        <Button size="small" icon={<ChevronDown size={16} />} onClick={() => go(at + 1)}>
          Next
        </Button>
        <span className={styles.quiet}>
          <Kbd>P</Kbd> <Kbd>N</Kbd>
        </span>
      </div>
      <ul className={styles.rows} aria-label="Tests">
        {listed.map((played, index) => {
          const { test } = played
          const state = stateOf(played)
          const isOpen = index === at
          return (
            <li key={test.name} className={classes(isOpen && styles.open)}>
              <button
                type="button"
                className={styles.row}
                aria-current={isOpen ? 'true' : undefined}
                aria-expanded={isOpen}
                onClick={() => (isOpen ? choose(null) : go(index))}
              >
                <Badge tone={tones[state]} dot>
                  {words[state]}
                </Badge>
                <span className={styles.what} dir="auto">
                  {test.name}
                </span>
              </button>
              {isOpen && <TestDetail played={played} onRenamed={choose} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Those that fail come first; otherwise they stand in their order. */
function sorted(tests: readonly PlayedTest[]): readonly PlayedTest[] {
  const fails = (played: PlayedTest) => ['red', 'stuck'].includes(stateOf(played))
  return [...tests.filter(fails), ...tests.filter(played => !fails(played))]
}
