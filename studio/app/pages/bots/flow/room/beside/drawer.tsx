import { classes, SkeletonRows } from '@talkgraph/ui'
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react'
import { useDraftsFromWords } from '#api/me.js'
import { groupsOf } from '../../drawing/groups/groups.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { stepOutside } from '../../model/graph/step-outside.js'
import type { Drawer as DrawerName, View } from '../../model/view/view.js'
import { ChannelFindings } from '../../panels/findings/channel-findings.js'
import { type FindingPlace, FindingsPanel } from '../../panels/findings/findings-panel.js'
import { LanguagesPanel } from '../../panels/languages/languages-panel.js'
import { PreviewPanel } from '../../panels/preview/preview-panel.js'
import { useOpenedByAddress } from '../../panels/results/use-opened-by-address.js'
import styles from './beside.module.css'

/** Fetched when it is first opened. */
const ComparePanel = lazy(async () => ({
  default: (await import('../../panels/compare/compare-panel.js')).ComparePanel,
}))

interface Drawn {
  readonly Part: ComponentType
  readonly isWide?: true
}

/** What lies over the end of the canvas, each by its name. */
const drawers: Readonly<Record<DrawerName, Drawn>> = {
  preview: { Part: Preview },
  findings: { Part: Findings },
  languages: { Part: Languages, isWide: true },
  compare: { Part: ComparePanel },
  words: {
    Part: lazy(async () => ({ default: (await import('../../panels/words/words-panel.js')).WordsPanel })),
  },
  imported: {
    Part: lazy(async () => ({
      default: (await import('../../panels/imported/import-panel.js')).ImportPanel,
    })),
  },
  results: {
    Part: lazy(async () => ({
      default: (await import('../../panels/results/results-panel.js')).ResultsPanel,
    })),
  },
  tests: {
    Part: lazy(async () => ({ default: (await import('../../panels/tests/tests-panel.js')).TestsPanel })),
  },
}

/** The drawer that is open. */
export function Drawer() {
  const name = useView(state => state.drawer)
  useOpenedByAddress()
  if (name === null) return null
  const { Part, isWide } = drawers[name]
  return (
    <div className={classes(styles.drawer, isWide && styles.wide)} data-part="" data-over-canvas="">
      <Suspense fallback={<SkeletonRows label="Loading the panel" rows={4} />}>
        <Part />
      </Suspense>
    </div>
  )
}

function Findings() {
  const { view, botId } = useFlowRoom()
  const reveal = (place: FindingPlace) => {
    view.set({ drawer: null })
    revealIn(view, place.nodeId, place.path)
  }
  return (
    <>
      <FindingsPanel onReveal={reveal} />
      <ChannelFindings botId={botId} onReveal={reveal} />
    </>
  )
}

function Languages() {
  const { view, actions } = useFlowRoom()
  const selected = useView(state => state.selected)
  const canAsk = useDraftsFromWords() && !actions.isFixed
  return (
    <LanguagesPanel
      onReveal={(nodeId, path) => revealIn(view, nodeId, path)}
      selected={selected}
      onTranslate={
        canAsk
          ? (locale, nodeIds) =>
              view.set({
                drawer: 'words',
                proposing: { kind: 'translate', locale, ...(nodeIds && { nodeIds }) },
              })
          : undefined
      }
    />
  )
}

const revealIn = (view: View, nodeId: string, path: string | undefined) =>
  view.reveal({ nodeId, ...(path !== undefined && { path: path.split('.') }) })

/** The chat beside the drawing; where it goes is drawn. */
function Preview() {
  const { view, botId, room, camera } = useFlowRoom()
  const [selected = null] = useView(state => state.selected)
  const onWay = useCallback(
    (played: readonly string[]) => {
      const { steps } = readFlow(room.state().draft)
      // What is played inside a sub-flow is drawn at the step that plays it.
      const outside = played.map(id => (steps.has(id) ? id : stepOutside(id, each => steps.has(each))))
      const way = outside.filter((id, place) => id !== outside[place - 1])
      view.set({ way })
      const { folded } = view.get()
      const speaking = way.at(-1)
      if (speaking === undefined) return
      // A group that somebody has folded stays folded.
      const isFolded = groupsOf(room.state().draft).some(
        ({ id, nodeIds }) => folded.has(id) && nodeIds.includes(speaking),
      )
      if (!isFolded) camera.reveal(speaking)
    },
    [view, room, camera],
  )
  useEffect(() => () => view.set({ way: [] }), [view])
  return <PreviewPanel botId={botId} selected={selected} onWay={onWay} />
}
