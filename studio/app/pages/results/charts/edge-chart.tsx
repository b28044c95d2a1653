import { Button, Card, Cell, Table, TableHead } from '@talkgraph/ui'
import { useState } from 'react'
import type { EdgeCount } from '#api/records.js'
import { formerStep, useFlowWords } from '../model/flow-words.js'
import styles from './chart.module.css'

const few = 8
const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** How many conversations passed each edge of a flow, most first: a bar as long as its part of all. It is its own table. */
export function EdgeChart({
  edges,
  started,
  chatbotId,
  version,
}: {
  readonly edges: readonly EdgeCount[]
  readonly started: number
  readonly chatbotId: string
  readonly version: number | null | undefined
}) {
  const [isWhole, setWhole] = useState(false)
  const { name, exit } = useFlowWords(chatbotId, version)
  const shown = isWhole ? edges : edges.slice(0, few)
  return (
    <Card
      flush
      title="Ways through the flow"
      help="How many conversations went from one step to the next, at least once."
      footer={
        edges.length > few && (
          <Button size="small" variant="plain" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${edges.length}`}
          </Button>
        )
      }
    >
      <Table caption="Ways through the flow">
        <TableHead
          columns={['From', 'To', 'Part of all', { label: 'Conversations', align: 'end' }]}
        />
        <tbody>
          {shown.map(({ source, target, sourceHandle, passed }) => (
            <tr key={JSON.stringify([source, target, sourceHandle])}>
              <Cell className={styles.step}>
                {name(source) ?? formerStep}
                {exit(source, sourceHandle) && (
                  <span className={styles.handle}>{exit(source, sourceHandle)}</span>
                )}
              </Cell>
              <Cell className={styles.step}>{name(target) ?? formerStep}</Cell>
              <Cell>
                <span className={styles.part}>
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className={styles.track}
                    aria-hidden="true"
                  >
                    <rect className={styles.rest} width={100} height={8} rx={2} />
                    <rect
                      className={styles.bar}
                      width={Math.min(passed / started, 1) * 100}
                      height={8}
                      rx={2}
                    />
                  </svg>
                  {percent.format(Math.min(passed / started, 1))}
                </span>
              </Cell>
              <Cell align="end">{number.format(passed)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
