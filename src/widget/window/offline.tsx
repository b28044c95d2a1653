import { useSyncExternalStore } from 'react'
import { browserLine } from '../../env/browser-line.js'
import { useConversation, useModel } from '../../model/widget-model.js'

const isUp = () => browserLine.isUp

/** Says that the line is broken, while it is; lies over the transcript, so that nothing moves. */
export function Offline() {
  const { server, t } = useModel()
  const { offline } = useConversation()
  const isDown = !useSyncExternalStore(browserLine.watch, isUp)
  return (
    <output className="offline" part="offline">
      {(offline || (server && isDown)) && <span>{t('You are offline. What is waiting will be sent.')}</span>}
    </output>
  )
}
