import { SkeletonRows } from '@talkgraph/ui'
import { type ReactNode, Suspense } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { type Panel, partOf } from '../../panels/panels.js'

/** What is drawn of a panel, with something in its place until it is fetched. */
export function PanelPart({
  panel,
  until = <SkeletonRows label="Loading the panel" rows={4} />,
}: {
  readonly panel: Panel
  readonly until?: ReactNode
}) {
  const { botId } = useFlowRoom()
  const Part = partOf(panel)
  return <Suspense fallback={until}>{Part && <Part botId={botId} />}</Suspense>
}
