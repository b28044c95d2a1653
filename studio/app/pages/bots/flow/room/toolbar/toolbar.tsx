import { Toolbar as Base } from '@base-ui/react/toolbar'
import { IconButton, Tooltip } from '@talkgraph/ui'
import { Keyboard, ListTree, Network, PanelRight, Plus, Redo2, Search, Undo2 } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Peers } from '../../drawing/canvas/peers.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import type { Panel } from '../../panels/panels.js'
import { isOpenIn, togglePanel, usePanels } from '../beside/use-panels.js'
import { usePutAway } from '../beside/use-put-away.js'
import { PanelMenu } from './panel-menu.js'
import { SavedSign } from './saved-sign.js'
import styles from './toolbar.module.css'

/** What can be done with the flow as a whole, and which parts are open beside it. */
export function Toolbar({
  isSmall,
  onTidy,
  children,
}: {
  /** On a phone the outline is the room. */
  readonly isSmall: boolean
  readonly onTidy: () => void
  /** What stands at the end, such as Publish. */
  readonly children?: ReactNode
}) {
  const { view, actions } = useFlowRoom()
  const away = usePutAway()
  const left = useView(state => (away.start ? null : state.left))
  // What a panel has put away comes back in its place.
  const inPlace = away.start ? { drawer: null } : {}
  const isStepOpen = useView(state => state.isStepOpen)
  const beside = usePanels(({ opener }) => opener === 'beside')
  const bar = usePanels(({ opener }) => opener === 'bar')
  const undo = useDraft(state => state.undo)
  const redo = useDraft(state => state.redo)
  return (
    <Base.Root className={styles.bar} aria-label="Flow">
      {!isSmall && (
        <Base.Group className={styles.group} aria-label="Beside the canvas">
          <Item
            label="Show the outline"
            icon={<ListTree size={18} />}
            isPressed={left === 'outline'}
            onPress={() => view.set({ ...inPlace, left: left === 'outline' ? null : 'outline' })}
          />
          <Item
            label="Show the kinds of steps"
            icon={<Plus size={18} />}
            isPressed={left === 'palette'}
            onPress={() => view.set({ ...inPlace, left: left === 'palette' ? null : 'palette' })}
          />
          {beside.map(panel => (
            <PanelItem key={panel.id} panel={panel} />
          ))}
        </Base.Group>
      )}
      <Base.Group className={styles.group} aria-label="Changes">
        <Item
          label="Undo"
          hint={undo ?? undefined}
          shortcut="Ctrl Z"
          icon={<Undo2 size={18} />}
          disabled={undo === null}
          onPress={actions.undo}
        />
        <Item
          label="Redo"
          hint={redo ?? undefined}
          shortcut="Ctrl Shift Z"
          icon={<Redo2 size={18} />}
          disabled={redo === null}
          onPress={actions.redo}
        />
        {!isSmall && <Item label="Tidy" icon={<Network size={18} />} onPress={onTidy} />}
        <Item
          label="Find"
          shortcut="Ctrl F"
          icon={<Search size={18} />}
          onPress={() => view.set({ isFinding: true })}
        />
        {!isSmall && (
          <Item
            label="All keys"
            shortcut="?"
            icon={<Keyboard size={18} />}
            onPress={() => view.set({ areKeysShown: true })}
          />
        )}
      </Base.Group>
      <SavedSign />
      <Peers />
      <Base.Group className={styles.group} aria-label="Panels">
        {!isSmall && (
          <Item
            label="Show the step’s fields"
            icon={<PanelRight size={18} />}
            isPressed={isStepOpen && !away.end}
            onPress={() =>
              view.set(away.end ? { drawer: null, isStepOpen: true } : { isStepOpen: !isStepOpen })
            }
          />
        )}
        {bar.map(panel => (
          <PanelItem key={panel.id} panel={panel} />
        ))}
        <PanelMenu />
      </Base.Group>
      {children}
    </Base.Root>
  )
}

/** The button of a panel, which says how much stands in it. */
function PanelItem({ panel }: { readonly panel: Panel }) {
  const { view } = useFlowRoom()
  const isOpen = useView(state => isOpenIn(state, panel))
  const { title, counted } = panel
  const count = (counted?.use ?? nothing)()
  const Icon = count > 0 && counted ? counted.Icon : panel.Icon
  const label = `Show the ${title.toLowerCase()}`
  return (
    <Item
      label={count > 0 ? `${label}: ${count}` : label}
      icon={<Icon size={18} />}
      isPressed={isOpen}
      onPress={() => togglePanel(view, panel)}
    />
  )
}

const nothing = () => 0

/** One button of the toolbar; its name is shown on hover and focus. */
function Item({
  label,
  hint,
  shortcut,
  icon,
  isPressed,
  disabled = false,
  onPress,
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly shortcut?: string
  readonly icon: ReactElement
  readonly isPressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}) {
  return (
    <Tooltip text={hint ? `${label}: ${hint}` : label} shortcut={shortcut} side="bottom">
      <Base.Button
        disabled={disabled}
        aria-pressed={isPressed}
        onClick={onPress}
        render={
          <IconButton
            label={label}
            icon={icon}
            className={isPressed ? styles.pressed : undefined}
          />
        }
      />
    </Tooltip>
  )
}
