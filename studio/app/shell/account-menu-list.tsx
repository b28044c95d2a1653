import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '@talkgraph/ui'
import { LogOut, User } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMe } from '../api/me.js'
import { schemes, useScheme } from './scheme.js'
import { useSessionChanges } from './session-changes.js'

/** The menu of who is signed in, open from the first. */
// biome-ignore lint/style/noDefaultExport: What is loaded lazily is a module's default.
export default function AccountMenuList({
  isSmall,
  trigger,
}: {
  readonly isSmall: boolean
  readonly trigger: ReactElement
}) {
  const { account, accounts } = useMe()
  const [scheme, setScheme] = useScheme()
  const { signOut, switchTo } = useSessionChanges()
  return (
    <Menu
      align={isSmall ? 'end' : 'start'}
      side={isSmall ? 'right' : 'top'}
      trigger={trigger}
      defaultOpen
    >
      <MenuLink href="/settings/profile" icon={<User size={16} />}>
        Your profile
      </MenuLink>
      <MenuSeparator />
      {accounts.length > 1 && (
        <>
          <MenuChoice
            label="Account"
            value={account.id}
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={id => switchTo.mutate(id)}
          />
          <MenuSeparator />
        </>
      )}
      <MenuChoice
        label="Light or dark"
        value={scheme}
        options={schemes}
        onValueChange={setScheme}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={() => signOut.mutate()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
