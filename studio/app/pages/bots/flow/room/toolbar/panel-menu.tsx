import { IconButton, Menu, MenuItem } from '@talkgraph/ui'
import { FileUp, Layers } from 'lucide-react'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { panels } from '../../panels/panels.js'
import { togglePanel, usePanels } from '../beside/use-panels.js'

/** The panels that have no button of their own. */
export function PanelMenu() {
  const { view } = useFlowRoom()
  const offered = usePanels(({ opener }) => opener === 'menu')
  const drawer = useView(state => state.drawer)
  const isOpen = panels.some(({ id, opener }) => opener === 'menu' && id === drawer)
  return (
    <Menu
      trigger={<IconButton label="More panels" icon={<Layers size={18} />} aria-pressed={isOpen} />}
    >
      {offered.map(panel => (
        <MenuItem
          key={panel.id}
          icon={<panel.Icon size={16} />}
          onSelect={() => togglePanel(view, panel)}
        >
          {panel.title}
        </MenuItem>
      ))}
      <MenuItem
        icon={<FileUp size={16} />}
        onSelect={() => view.set({ bringing: { is: 'asked' } })}
      >
        Put in a bot or steps…
      </MenuItem>
    </Menu>
  )
}
