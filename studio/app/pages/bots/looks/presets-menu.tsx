import { Button, Menu, MenuItem, toast } from '@talkgraph/ui'
import { Palette } from 'lucide-react'
import { presets } from 'talkgraph/themes'
import type { DraftLooks } from '../flow/fields/looks/use-draft-looks.js'
import { useDraftRoom } from '../flow/model/draft/use-draft.js'
import styles from './looks.module.css'
import { Swatches } from './swatches.js'

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
