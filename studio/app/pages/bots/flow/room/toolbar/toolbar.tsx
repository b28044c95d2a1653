import { Toolbar as Base } from '@base-ui/react/toolbar'
import { IconButton, Tooltip } from '@talkgraph/ui'
import {
  Braces,
  CircleCheck,
  Keyboard,
  Languages,
  ListTree,
  MessageCircle,
  Network,
  PanelRight,
  Plus,
  Redo2,
  Search,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Peers } from '../../drawing/canvas/peers.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useFindings } from '../../model/findings/use-findings.js'
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
  const left = useView(state => state.left)
  const isStepOpen = useView(state => state.isStepOpen)
  const drawer = useView(state => state.drawer)
  const slips = useFindings(({ errors, warnings }) => errors + warnings)
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
            onPress={() => view.set({ left: left === 'outline' ? null : 'outline' })}
          />
          <Item
            label="Show the kinds of steps"
            icon={<Plus size={18} />}
            isPressed={left === 'palette'}
            onPress={() => view.set({ left: left === 'palette' ? null : 'palette' })}
          />
          <Item
            label="Show the variables"
            icon={<Braces size={18} />}
            isPressed={left === 'variables'}
            onPress={() => view.set({ left: left === 'variables' ? null : 'variables' })}
          />
          <Item
            label="Show the languages"
            icon={<Languages size={18} />}
            isPressed={drawer === 'languages'}
            onPress={() => view.set({ drawer: drawer === 'languages' ? null : 'languages' })}
          />
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
            isPressed={isStepOpen}
            onPress={() => view.set({ isStepOpen: !isStepOpen })}
          />
        )}
        <Item
          label={slips === 0 ? 'Show the findings' : `Show the findings: ${slips}`}
          icon={slips === 0 ? <CircleCheck size={18} /> : <TriangleAlert size={18} />}
          isPressed={drawer === 'findings'}
          onPress={() => view.set({ drawer: drawer === 'findings' ? null : 'findings' })}
        />
        <Item
          label="Show the preview"
          icon={<MessageCircle size={18} />}
          isPressed={drawer === 'preview'}
          onPress={() => view.set({ drawer: drawer === 'preview' ? null : 'preview' })}
        />
        <PanelMenu />
      </Base.Group>
      {children}
    </Base.Root>
  )
}

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
        render={<IconButton label={label} icon={icon} className={isPressed ? styles.pressed : undefined} />}
      />
    </Tooltip>
  )
}
