import { classes } from '@talkgraph/ui'
import { useCallback, useEffect } from 'react'
import { useFlowRoom, useView } from '../edit/flow-context.js'
import { FindingsPanel } from '../findings/findings-panel.js'
import { LanguagesPanel } from '../languages/languages-panel.js'
import { PreviewPanel } from '../preview/preview-panel.js'
import styles from './beside.module.css'

/** What lies over the end of the canvas: the findings, or the bot's texts in other languages. */
export function Drawer() {
  const { view } = useFlowRoom()
  const drawer = useView(state => state.drawer)
  const reveal = (nodeId: string, path: string | undefined) =>
    view.reveal({ nodeId, ...(path !== undefined && { path: path.split('.') }) })
  if (drawer === null) return null
  return (
    <div className={classes(styles.drawer, drawer === 'languages' && styles.wide)} data-part="">
      {drawer === 'preview' ? (
        <Preview />
      ) : drawer === 'findings' ? (
        <FindingsPanel
          onReveal={({ nodeId, path }) => {
            view.set({ drawer: null })
            reveal(nodeId, path)
          }}
        />
      ) : (
        <LanguagesPanel onReveal={reveal} />
      )}
    </div>
  )
}

/** The chat beside the drawing; where it goes is drawn. */
function Preview() {
  const { view, botId } = useFlowRoom()
  const [selected = null] = useView(state => state.selected)
  const onWay = useCallback((way: readonly string[]) => view.set({ way }), [view])
  useEffect(() => () => view.set({ way: [] }), [view])
  return <PreviewPanel botId={botId} selected={selected} onWay={onWay} />
}
