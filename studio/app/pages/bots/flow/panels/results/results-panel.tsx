import { Button, Callout, EmptyState, ErrorState, LinkButton, SkeletonRows } from '@talkgraph/ui'
import { MessagesSquare } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '#api/problem.js'
import type { FlowResults } from '#api/records.js'
import { counted } from '#text/counted.js'
import { useFlow, useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useLayer } from '../../model/edit/use-layer.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { Panel } from '../panel.js'
import { ChoiceFields } from './choice-fields.js'
import { leastForShare } from './figures.js'
import { choiceIn, type LayerChoice, listPath, versionPath } from './result-choice.js'
import { resultsInside } from './results-inside.js'
import { goneSteps, resultsLayer } from './results-layer.js'
import styles from './results-panel.module.css'
import { StepList } from './step-list.js'
import { StepResultsPart } from './step-results.js'
import { useFlowResults } from './use-flow-results.js'

/** What conversations did, drawn over the flow: one measure at a time, of a version and a time. */
export function ResultsPanel() {
  const { botId, prefix, view } = useFlowRoom()
  const [search, setSearch] = useSearchParams()
  const choice = choiceIn(search, new Date().toISOString().slice(0, 10))
  const { data, error, refetch, isFetching, isPlaceholderData } = useFlowResults(botId, choice)
  const close = () => {
    const next = new URLSearchParams(search)
    next.delete('results')
    setSearch(next, { replace: true })
    view.set({ drawer: null })
    view.goTo(null)
  }
  return (
    <Panel title="Results" close={{ label: 'Close the results', onClose: close }}>
      <ChoiceFields choice={choice} versions={data?.versions ?? []} />
      {data ? (
        <div className={styles.told} aria-busy={isPlaceholderData}>
          <Told data={resultsInside(data, prefix)} choice={choice} />
        </div>
      ) : error ? (
        <ErrorState title="The results could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="The results are loading" rows={6} />
      )}
    </Panel>
  )
}

function Told({ data, choice }: { readonly data: FlowResults; readonly choice: LayerChoice }) {
  const { botId, view, room, prefix } = useFlowRoom()
  const flow = useFlow()
  const selected = useView(state => state.selected)
  const [nodeId] = selected.size === 1 ? selected : []
  const { measure, version, from, to } = choice
  const layer = useMemo(() => {
    const span = { version, from, to }
    return resultsLayer(data, flow, measure, {
      left: left => listPath(botId, span, { left: prefix + left }),
      passed: passed => listPath(botId, span, { passed: prefix + passed }),
    })
  }, [data, flow, measure, botId, prefix, version, from, to])
  useLayer(layer)
  if (
    data.conversations === 0 &&
    (measure !== 'calls' || data.steps.every(({ calls }) => calls.made === 0))
  )
    return <Nothing isCounting={data.isCounting} />
  const step = nodeId === undefined ? undefined : flow.steps.get(nodeId)
  return (
    <>
      <p role="status">{sampleInWords(data, measure)}</p>
      <Gone gone={goneSteps(data, flow)} data={data} isFixed={room.isFixed === true} />
      {data.isCounting && (
        <Callout>
          Older conversations are still being counted. The numbers grow until they all are.
        </Callout>
      )}
      {step ? (
        <>
          <div>
            <Button size="small" variant="plain" onClick={() => view.select([])}>
              All steps
            </Button>
          </div>
          <StepResultsPart
            key={step.id}
            step={step}
            flow={flow}
            counts={data.steps.find(each => each.nodeId === step.id)}
            choice={choice}
          />
        </>
      ) : (
        <StepList steps={stepsOf(data, flow)} choice={choice} />
      )}
    </>
  )
}

/** Of how many conversations all of it tells. */
function sampleInWords({ conversations }: FlowResults, measure: LayerChoice['measure']): string {
  if (measure === 'calls')
    return 'Calls for all visitors, whether their conversations are stored or not.'
  const few =
    conversations < leastForShare ? ` Percentages are shown from ${leastForShare} on.` : ''
  return `Of ${counted(conversations, 'conversation')}.${few}`
}

function Gone({
  gone,
  data: { version },
  isFixed,
}: {
  readonly gone: number
  readonly data: FlowResults
  readonly isFixed: boolean
}) {
  const { botId } = useFlowRoom()
  const [search] = useSearchParams()
  if (gone === 0 || isFixed) return null
  return (
    <Callout
      tone="warn"
      action={
        version !== null && (
          <LinkButton size="small" href={versionPath(botId, search, version)}>
            Show version {version}
          </LinkButton>
        )
      }
    >
      {version === null
        ? `${counted(gone, 'step')} that conversations came by ${gone === 1 ? 'is' : 'are'} no longer in the draft.`
        : `${counted(gone, 'step')} of that version ${gone === 1 ? 'is' : 'are'} gone.`}
    </Callout>
  )
}

const Nothing = ({ isCounting }: { readonly isCounting: boolean }) => (
  <EmptyState title="No conversations to count" icon={<MessagesSquare size={20} />}>
    {isCounting
      ? 'Conversations of before are being counted. Come back in some minutes.'
      : 'None came to rest in this time. Conversations are counted where the bot’s settings say ‘Store conversations’, once they have ended or the visitor has left.'}
  </EmptyState>
)

const stepsOf = ({ steps }: FlowResults, flow: DraftFlow) =>
  steps.flatMap(counts => {
    const step = flow.steps.get(counts.nodeId)
    return step ? [{ counts, name: step.name }] : []
  })
