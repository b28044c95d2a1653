import { Badge, Button, EmptyState } from '@talkgraph/ui'
import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import { counted } from '#text/counted.js'
import { type Told, toldOfImport } from '../../drawing/bring/told-of-import.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import type { Layer, Mark } from '../../model/layer/layer.js'
import { Panel } from '../panel.js'
import styles from './import-panel.module.css'

const signs = {
  loss: { tone: 'warn', short: 'Loss', title: 'With a loss' },
  none: { tone: 'bad', short: 'Missing', title: 'No counterpart' },
  beside: { tone: 'neutral', short: '', title: 'Beside the steps' },
} as const

/** What an import from another product tells, each with the way to its step, until somebody has seen to it. */
export function ImportPanel() {
  const { actions, view, room } = useFlowRoom()
  const draft = useDraft(state => state.draft)
  const told = useMemo(() => toldOfImport(draft), [draft])
  useLayer(useMemo(() => layerOf(told), [told]))
  const sum = sumOf(draft.imported)
  const isEmpty = draft.imported === undefined
  return (
    <Panel title="Import report">
      <p role="status">
        {sum !== undefined && `${sum} `}
        {told.length > 0 && `${counted(told.length, 'thing')} to see to.`}
      </p>
      {told.length === 0 && (
        <EmptyState
          title={isEmpty ? 'Nothing was imported' : 'Everything is seen to'}
          icon={<CircleCheck size={20} />}
          action={
            !isEmpty &&
            !room.isFixed && (
              <Button
                onClick={() => {
                  actions.run([{ op: 'bot', path: ['imported'] }], 'Took the report away')
                  view.set({ drawer: null })
                }}
              >
                Take the report away
              </Button>
            )
          }
        >
          {isEmpty
            ? 'Put in a bot of Typebot to see what became of its blocks.'
            : 'No step has a note any more.'}
        </EmptyState>
      )}
      <ul>
        {told.map(each => (
          <li key={each.key} className={styles.told}>
            <span className={styles.head}>
              <Badge tone={signs[each.kind].tone}>{signs[each.kind].title}</Badge>
              {each.nodeId === undefined ? (
                <strong>{each.what}</strong>
              ) : (
                <button
                  type="button"
                  className={styles.place}
                  onClick={() => each.nodeId !== undefined && view.reveal({ nodeId: each.nodeId })}
                >
                  <bdi>{each.stepName}</bdi>
                </button>
              )}
            </span>
            {each.nodeId !== undefined && (
              <span className={styles.type}>In Typebot: {each.what}</span>
            )}
            <span>{each.reason}</span>
            {!room.isFixed && (
              <span>
                <Button
                  size="small"
                  aria-label={`Seen to: ${each.stepName ?? each.what}`}
                  onClick={() => actions.run(each.seen, `Seen to “${each.stepName ?? each.what}”`)}
                >
                  Seen to
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Each step that is told of is marked on the canvas and in the outline. */
function layerOf(told: readonly Told[]): Layer {
  const steps = new Map(
    told.flatMap(({ nodeId, kind, what, reason }): [string, Mark][] => {
      const { tone, short, title } = signs[kind]
      return nodeId === undefined
        ? []
        : [[nodeId, { tone, short, words: `${title}: ${what}. ${reason}` }]]
    }),
  )
  return { steps, exits: new Map() }
}

/** How many blocks came along, where the file says so. */
function sumOf(imported: unknown): string | undefined {
  const { blocks, exact }: { blocks?: unknown; exact?: unknown } = Object(imported)
  if (typeof blocks !== 'number' || typeof exact !== 'number') return undefined
  return `${exact.toLocaleString('en')} of ${counted(blocks, 'block')} came along exactly.`
}
