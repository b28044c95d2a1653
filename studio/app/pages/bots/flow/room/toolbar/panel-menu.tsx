import { IconButton, Menu, MenuItem } from '@talkgraph/ui'
import {
  Bookmark,
  ChartNoAxesColumn,
  FileUp,
  FlaskConical,
  GitCompare,
  Import,
  Layers,
  type LucideIcon,
  Sparkles,
} from 'lucide-react'
import { useDraftsFromWords } from '#api/me.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import type { Drawer } from '../../model/view/view.js'

/** A panel that is opened now and then, and mostly draws a layer over the flow. */
interface Listed {
  readonly drawer: Drawer
  readonly title: string
  readonly Icon: LucideIcon
}

const importReport: Listed = { drawer: 'imported', title: 'Import report', Icon: Import }

const listed: readonly Listed[] = [
  { drawer: 'compare', title: 'Compare', Icon: GitCompare },
  { drawer: 'results', title: 'Results', Icon: ChartNoAxesColumn },
  { drawer: 'tests', title: 'Tests', Icon: FlaskConical },
]

/** The panels that have no button of their own. */
export function PanelMenu() {
  const { view, actions } = useFlowRoom()
  const canAsk = useDraftsFromWords() && !actions.isFixed
  const drawer = useView(state => state.drawer)
  const isImported = useDraft(state => state.draft.imported !== undefined)
  const isOpen = drawer === 'words' || [...listed, importReport].some(each => each.drawer === drawer)
  return (
    <Menu trigger={<IconButton label="More panels" icon={<Layers size={18} />} aria-pressed={isOpen} />}>
      {[...listed, ...(isImported ? [importReport] : [])].map(({ drawer: name, title, Icon }) => (
        <MenuItem
          key={name}
          icon={<Icon size={16} />}
          onSelect={() => view.set({ drawer: drawer === name ? null : name })}
        >
          {title}
        </MenuItem>
      ))}
      {canAsk && (
        <MenuItem
          icon={<Sparkles size={16} />}
          onSelect={() => view.set({ drawer: 'words', proposing: { kind: 'change' } })}
        >
          Change this part…
        </MenuItem>
      )}
      <MenuItem icon={<Bookmark size={16} />} onSelect={() => view.set({ isKeeping: true })}>
        Keep this draft under a name…
      </MenuItem>
      <MenuItem icon={<FileUp size={16} />} onSelect={() => view.set({ bringing: { is: 'asked' } })}>
        Put in a bot or steps…
      </MenuItem>
    </Menu>
  )
}
