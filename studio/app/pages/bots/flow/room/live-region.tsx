import { VisuallyHidden } from '@talkgraph/ui'
import { useStore } from '#store/use-store.js'
import { useFlowRoom } from '../model/edit/flow-context.js'

/** Says what has happened to who does not see it. */
export function LiveRegion() {
  const { announcer } = useFlowRoom()
  const said = useStore(announcer.said, ({ text }) => text)
  return (
    <VisuallyHidden>
      <div aria-live="polite">{said}</div>
    </VisuallyHidden>
  )
}
