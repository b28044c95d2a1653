import { Button, Menu, MenuItem, toast } from '@talkgraph/ui'
import { Palette } from 'lucide-react'
import { presets } from 'talkgraph/themes'
import styles from './looks.module.css'
import { Swatches } from './swatches.js'
import type { LooksEdit } from './use-looks.js'

/** Looks made in advance: one sets many fields at once, and can be taken back. */
export const PresetsMenu = ({ looks }: { readonly looks: LooksEdit }) => (
  <Menu align="start" trigger={<Button icon={<Palette size={16} />}>Presets</Button>}>
    {Object.entries(presets).map(([id, { name, customizations }]) => (
      <MenuItem
        key={id}
        icon={
          <Swatches
            colours={[customizations.headerBgColor, customizations.botMsgColor, customizations.userMsgColor]}
          />
        }
        onSelect={() => {
          const before = looks.edits
          looks.setMany(customizations)
          toast({
            text: `${name} is applied, not yet stored`,
            undo: () => {
              looks.discard()
              looks.setMany(before)
            },
          })
        }}
      >
        <span className={styles.preset}>{name}</span>
      </MenuItem>
    ))}
  </Menu>
)
