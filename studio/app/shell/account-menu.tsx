import { Avatar, classes, Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronsUpDown, LogOut, User } from 'lucide-react'
import { type Me, meKey, useMe } from '../api/me.js'
import { authRequest, request } from '../api/request.js'
import { endSession, finishSession } from '../api/session-end.js'
import styles from './account-menu.module.css'
import { schemes, useScheme } from './scheme.js'

/** Who is signed in and where; leads to the profile, other accounts, light or dark, and out. */
export function AccountMenu({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { member, account, accounts } = useMe()
  const [scheme, setScheme] = useScheme()
  const { signOut, switchTo } = useSessionChanges()
  return (
    <Menu
      align={isSmall ? 'end' : 'start'}
      side={isSmall ? 'right' : 'top'}
      trigger={
        <button type="button" className={classes(styles.trigger, isSmall && styles.small)}>
          <Avatar name={member.name || member.email} />
          <span className={styles.words}>
            <span className={styles.name}>{member.name || member.email}</span>
            <span className={styles.account}>{account.name}</span>
          </span>
          <ChevronsUpDown size={16} className={styles.arrows} />
        </button>
      }
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
      <MenuChoice label="Light or dark" value={scheme} options={schemes} onValueChange={setScheme} />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={() => signOut.mutate()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

/** Signing out, and working in another account. Nothing of the one before is kept. */
export function useSessionChanges() {
  const client = useQueryClient()
  const signOut = useMutation({
    mutationFn: async () => {
      await finishSession()
      return authRequest('POST', '/sign-out', { body: {} })
    },
    onSuccess: () => {
      endSession()
      client.setQueryData(meKey, null)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    },
  })
  const switchTo = useMutation({
    mutationFn: async (accountId: string) => {
      await finishSession()
      return request<Me>('PATCH', '/me', { body: { accountId } })
    },
    // A page of the account before must not be seen with the rights of the next.
    onSuccess: () => location.assign('/studio/'),
  })
  return { signOut, switchTo }
}
