import { Button, Menu, MenuItem, toast } from '@talkgraph/ui'
import { Palette } from 'lucide-react'
import { presets } from 'talkgraph/themes'
import { asHex } from '../flow/fields/looks/contrast-of.js'
import type { DraftLooks } from '../flow/fields/looks/use-draft-looks.js'
import { useDraftRoom } from '../flow/model/draft/use-draft.js'
import styles from './looks.module.css'

/** Looks made in advance: one sets many fields at once, and can be taken back. */
export function PresetsMenu({ looks }: { readonly looks: DraftLooks }) {
  const room = useDraftRoom()
  return (
    <Menu align="start" trigger={<Button icon={<Palette size={16} />}>Presets</Button>}>
      {Object.entries(presets).map(([id, { name, customizations }]) => (
        <MenuItem
          key={id}
          icon={
            <Swatches
              colours={[
                customizations.headerBgColor,
                customizations.botMsgColor,
                customizations.userMsgColor,
              ]}
            />
          }
          onSelect={() => {
            looks.setMany(customizations, `Applied ${name}`)
            toast({ text: `${name} is applied`, undo: room.undo })
          }}
        >
          <span className={styles.preset}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Three colours side by side, as a picture that says nothing of its own. */
const Swatches = ({
  colours: [first, second, third],
}: {
  readonly colours: readonly unknown[]
}) => (
  <svg width="36" height="16" viewBox="0 0 36 16" aria-hidden="true">
    <g stroke="currentColor" strokeOpacity="0.25">
      <circle cx="8" cy="8" r="7" fill={asHex(first) ?? 'none'} />
      <circle cx="18" cy="8" r="7" fill={asHex(second) ?? 'none'} />
      <circle cx="28" cy="8" r="7" fill={asHex(third) ?? 'none'} />
    </g>
  </svg>
)
