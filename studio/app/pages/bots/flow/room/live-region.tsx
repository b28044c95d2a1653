import { VisuallyHidden } from '@talkgraph/ui'
import { useEffect, useState } from 'react'
import { useFlowRoom } from '../model/edit/flow-context.js'

/** Says what has happened to who does not see it. */
export function LiveRegion() {
  const { announcer } = useFlowRoom()
  const [said, setSaid] = useState('')
  useEffect(
    () =>
      announcer.subscribe(text =>
        // The same words once more are said once more.
        setSaid(before => (before === text ? `${text}\u00a0` : text)),
      ),
    [announcer],
  )
  return (
    <VisuallyHidden>
      <div aria-live="polite">{said}</div>
    </VisuallyHidden>
  )
}
