import { Badge, ErrorState, LinkButton, LinkTabs, SkeletonRows, TooltipButton } from '@talkgraph/ui'
import { ChartNoAxesColumn, ListTree, Lock, PanelRight, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { carriedFor, nameOfSubFlow, readDraft, stepsThatPlay } from 'talkgraph/builder'
import { wordsOf } from '#api/problem.js'
import type { BotAbout } from '#api/records.js'
import { insidePath, subFlowPath } from '#paths/flow-path.js'
import type { BotFile } from '../../../api/bot-file.js'
import { useStoredDraft, useVersion } from '../../../api/queries.js'
import { useKnownSubFlows } from '../../../api/sub-flows.js'
import { tabsOf } from '../../../bot/bot-tabs.js'
import { createStoredRoom } from '../../model/draft/stored-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { FlowHead } from '../flow-head.js'
import styles from './stored.module.css'
import { StoredParts } from './stored-parts.js'

/** What a step of a bot plays, as the bot carries it: to be looked at, with the results of its steps. `nodeId` is the way to it: `home/street`. */
export function InsideFlow({
  about,
  nodeId,
}: {
  readonly about: BotAbout
  readonly nodeId: string
}) {
  const { id, title } = about.chatbot
  const [query] = useSearchParams()
  const version = query.get('version')
  const ofVersion = useVersion(id, version)
  const ofDraft = useStoredDraft(id, version === null)
  const flow = version === null ? ofDraft.data?.bot : ofVersion.data?.flow
  const { error, refetch, isFetching } = version === null ? ofDraft : ofVersion
  const way = useMemo(() => flow && wayInto(flow, nodeId), [flow, nodeId])
  const last = way?.at(-1)
  const room = useMemo(() => last && createStoredRoom(last.file), [last])
  return (
    <FlowHead
      title={last ? last.name : title}
      back={{ href: outsidePath(id, query, nodeId), label: `Back to ${title}` }}
      tabs={<LinkTabs label="Parts of the bot" tabs={tabsOf(about.chatbot, `/bots/${id}/flow`)} />}
    >
      {room && way ? (
        <DraftRoomContext value={room}>
          <StoredParts
            key={nodeId}
            botId={id}
            prefix={`${nodeId}/`}
            bar={<InsideBar title={title} way={way} />}
          />
        </DraftRoomContext>
      ) : way ? (
        <ErrorState title="There is nothing inside this step">
          <p>The step was removed, or the bot does not carry what it plays.</p>
          <LinkButton href={`/bots/${id}/flow`}>Back to the flow</LinkButton>
        </ErrorState>
      ) : error ? (
        <ErrorState title="The flow could not be loaded" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the flow" rows={6} />
      )}
    </FlowHead>
  )
}

/** A step on the way into a sub-flow, with what it plays. */
interface Entered {
  readonly nodeId: string
  readonly subFlowId: string
  readonly version: number
  readonly name: string
  readonly file: Readonly<Record<string, unknown>>
}

/** The steps on the way, outer ones first; none where it leads nowhere. What lies beside a sub-flow can be played inside it. */
function wayInto(bot: BotFile, nodeId: string): readonly Entered[] {
  const way: Entered[] = []
  let files = [readDraft(bot)]
  let rest = nodeId
  while (rest !== '') {
    const [file] = files
    const step =
      file &&
      stepsThatPlay(file).find(each => rest === each.nodeId || rest.startsWith(`${each.nodeId}/`))
    const carried =
      step && files.map(each => carriedFor(each, step)).find(found => found !== undefined)
    if (!step || !carried) return []
    way.push({
      nodeId: nodeId.slice(0, nodeId.length - rest.length + step.nodeId.length),
      subFlowId: step.subFlowId,
      version: step.version,
      file: carried.file,
      name: nameOfSubFlow(carried.file, step.subFlowId),
    })
    files = [readDraft(carried.file), ...files]
    rest = rest.slice(step.nodeId.length + 1)
  }
  return way
}

/** Out of the innermost sub-flow again. */
function outsidePath(botId: string, query: URLSearchParams, nodeId: string): string {
  const path = new URL(insidePath(botId, nodeId, query), 'http://studio')
  path.searchParams.delete('inside')
  return `${path.pathname}${path.search}`
}

function InsideBar({ title, way }: { readonly title: string; readonly way: readonly Entered[] }) {
  const { view, botId } = useFlowRoom()
  const [query, setQuery] = useSearchParams()
  const left = useView(state => state.left)
  const isStepOpen = useView(state => state.isStepOpen)
  const selected = useView(state => state.selected)
  const areResultsOpen = query.has('results')
  const known = useKnownSubFlows()
  const last = way.at(-1)
  const deeper =
    last && stepsThatPlay(readDraft(last.file)).find(({ nodeId }) => selected.has(nodeId))
  return (
    <section className={styles.bar} aria-label="Sub-flow">
      <div className={styles.buttons}>
        <TooltipButton
          label="Show the outline"
          icon={<ListTree size={18} />}
          aria-pressed={left !== null}
          onClick={() => view.set({ left: left === null ? 'outline' : null })}
        />
        <TooltipButton
          label="Find"
          shortcut="Ctrl F"
          icon={<Search size={18} />}
          onClick={() => view.set({ isFinding: true })}
        />
        <TooltipButton
          label="Results"
          icon={<ChartNoAxesColumn size={18} />}
          aria-pressed={areResultsOpen}
          onClick={() => {
            const next = new URLSearchParams(query)
            if (areResultsOpen) next.delete('results')
            else next.set('results', 'passed')
            setQuery(next, { replace: true })
          }}
        />
        <TooltipButton
          label="Show the step’s fields"
          icon={<PanelRight size={18} />}
          aria-pressed={isStepOpen}
          onClick={() => view.set({ isStepOpen: !isStepOpen })}
        />
      </div>
      <p className={styles.about}>
        <span className={styles.version}>
          {[title, ...way.map(({ name }) => name)].join(' › ')}
        </span>
        {last && last.version > 0 && <Badge>{`Version ${last.version}`}</Badge>}
        <Badge>
          <span className={styles.lock}>
            <Lock size={12} aria-hidden /> Only to look at
          </span>
        </Badge>
      </p>
      <div className={styles.links}>
        {deeper && last && (
          <LinkButton
            size="small"
            href={insidePath(botId, `${last.nodeId}/${deeper.nodeId}`, query)}
          >
            Look inside
          </LinkButton>
        )}
        {last && known.data?.some(({ id }) => id === last.subFlowId) && (
          <LinkButton size="small" href={subFlowPath(last.subFlowId, [botId])}>
            Open to change it
          </LinkButton>
        )}
        <LinkButton size="small" href={`/bots/${botId}/flow`}>
          Back to the bot
        </LinkButton>
      </div>
    </section>
  )
}
