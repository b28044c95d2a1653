import { classes } from '@talkgraph/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import styles from '../../panels/drawer.module.css'
import { panels } from '../../panels/panels.js'
import { PanelPart } from './panel-part.js'

/** The panel that stands at the end, beside the canvas and the fields; on a small screen it lies over them. */
export function Drawer() {
  const name = useView(state => state.drawer)
  useOpenedByAddress()
  const panel = panels.find(({ id, side }) => side === 'over' && id === name)
  if (!panel) return null
  return (
    <div
      className={classes(styles.drawer, panel.isWide && styles.wide)}
      data-part=""
      data-over-canvas=""
      data-beside={panel.isWide ? 'wide' : 'narrow'}
    >
      <PanelPart key={panel.id} panel={panel} />
    </div>
  )
}

/** Opens the results, or the report of an import, where the address of the room says so, as it does when one comes back to it. */
function useOpenedByAddress(): void {
  const { view } = useFlowRoom()
  const [search] = useSearchParams()
  const asked = (['results', 'imported'] as const).find(name => search.has(name))
  useEffect(() => {
    if (asked !== undefined && view.get().drawer === null) view.set({ drawer: asked })
  }, [asked, view])
}
