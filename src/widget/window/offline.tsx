import { useIsOffline, useModel } from '../../model/widget-model.js'

/** Says that the line is broken, while it is; lies over the transcript, so that nothing moves. */
export function Offline() {
  const { t } = useModel()
  const isOffline = useIsOffline()
  return (
    <output className="offline" part="offline">
      {isOffline && <span>{t('You are offline. What is waiting will be sent.')}</span>}
    </output>
  )
}
