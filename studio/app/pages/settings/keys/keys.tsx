import { Button } from '@talkgraph/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { may, useMe } from '../../../api/me.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { SettingsPage } from '../settings-page.js'
import { KeyDialog } from './key-dialog.js'
import { KeyList } from './key-list.js'

/** The keys by which programs use the API in the name of the account. */
export function Keys() {
  const [isMaking, setMaking] = useState(false)
  const make = () => setMaking(true)
  const isOwner = may(useMe().role, 'owner')
  useCommands(
    isOwner ? [{ id: 'make-key', label: 'Make an API key', icon: KeyRound, run: make }] : [],
  )
  return (
    <SettingsPage
      part="API keys"
      action={
        <Button variant="primary" icon={<KeyRound size={16} />} onClick={make}>
          Make a key
        </Button>
      }
    >
      <KeyList />
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
    </SettingsPage>
  )
}
