import { Badge, Button, classes } from '@talkgraph/ui'
import { useEffect, useMemo, useState } from 'react'
import type { ExploreFinding } from 'talkgraph/testing'
import { counted } from '#text/counted.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import type { Layer } from '../../model/layer/layer.js'
import { toLine } from './answer-lines.js'
import { drawnStep, drawnWay, nameOfNode } from './drawn-step.js'
import { KeepTestDialog } from './keep-test-dialog.js'
import styles from './tests.module.css'

type Kind = ExploreFinding['kind']
const titles: Readonly<Record<Kind, string>> = {
  'dead-end': 'Dead end',
  loop: 'Loop',
  problem: 'Problem',
}
const says: Readonly<Record<Kind, string>> = {
  'dead-end': 'The conversation ends here, and none of its ways fits',
  loop: 'The conversation goes round and does not end',
  problem: 'A problem shows here',
}

/** What random conversations came upon, each with the answers that lead there; the one that is open is drawn. */
export function FindingRows({
  findings,
  flow,
  onKept,
}: {
  readonly findings: readonly ExploreFinding[]
  readonly flow: DraftFlow
  readonly onKept: () => void
}) {
  const { view, camera } = useFlowRoom()
  const [chosen, choose] = useState<ExploreFinding>()
  const [keeping, setKeeping] = useState<ExploreFinding>()
  useLayer(useMemo(() => chosen && findingLayer(chosen, flow), [chosen, flow]) ?? null)
  useEffect(() => {
    if (!chosen) return
    view.set({ way: drawnWay(flow, chosen.visited) })
    return () => view.set({ way: [] })
  }, [chosen, flow, view])
  const open = (finding: ExploreFinding) => {
    choose(finding)
    const step = drawnStep(flow, finding.nodeId)
    if (step === undefined) return
    view.select([step])
    camera.reveal(step)
  }
  return (
    <ul className={styles.rows} aria-label="What was found">
      {findings.map(finding => {
        const { kind, nodeId, message, answers } = finding
        const isOpen = finding === chosen
        return (
          <li key={message} className={classes(isOpen && styles.open)}>
            <button
              type="button"
              className={styles.row}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? choose(undefined) : open(finding))}
            >
              <Badge tone={kind === 'dead-end' ? 'warn' : 'bad'}>{titles[kind]}</Badge>
              <span className={styles.what} dir="auto">
                {nameOfNode(flow, nodeId)}
              </span>
            </button>
            {isOpen && (
              <div className={styles.detail}>
                <p className={styles.quiet}>{kind === 'problem' ? message : `${says[kind]}.`}</p>
                <p className={styles.quiet}>
                  {answers.length === 0
                    ? 'It comes there without an answer.'
                    : `${counted(answers.length, 'answer')} lead there:`.replace(
                        '1 answer lead',
                        '1 answer leads',
                      )}
                </p>
                {answers.length > 0 && (
                  <ol className={styles.answers}>
                    {answers.slice(0, mostAnswers).map((answer, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: answers have no names
                      <li key={place} dir="auto">
                        {toLine(answer)}
                      </li>
                    ))}
                  </ol>
                )}
                {answers.length > mostAnswers && (
                  <p
                    className={styles.quiet}
                  >{`And ${counted(answers.length - mostAnswers, 'more answer')}.`}</p>
                )}
                <div>
                  <Button size="small" onClick={() => setKeeping(finding)}>
                    Keep as test
                  </Button>
                </div>
              </div>
            )}
          </li>
        )
      })}
      {keeping && (
        <KeepTestDialog
          held={{ ...heldIn(keeping.around), answers: keeping.answers, visited: keeping.visited }}
          suggested={`${titles[keeping.kind]} at ${nameOfNode(flow, keeping.nodeId)}`.slice(0, 100)}
          onClose={name => {
            setKeeping(undefined)
            if (name !== undefined) onKept()
          }}
        />
      )}
    </ul>
  )
}

/** So many answers are shown; a test that is kept has all of them. */
const mostAnswers = 30

const heldIn = ({ now, ...around }: ExploreFinding['around']) => ({
  ...around,
  ...(now !== undefined && { now: new Date(now).toISOString() }),
  transcript: [],
  stored: {},
})

function findingLayer({ kind, nodeId, message }: ExploreFinding, flow: DraftFlow): Layer {
  const step = drawnStep(flow, nodeId)
  const words = kind === 'problem' ? message : says[kind]
  return {
    steps: new Map(step === undefined ? [] : [[step, { tone: 'bad', short: titles[kind], words }]]),
    exits: new Map(),
  }
}
