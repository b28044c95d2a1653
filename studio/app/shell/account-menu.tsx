import { Avatar, classes } from '@talkgraph/ui'
import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useMe } from '../api/me.js'
import styles from './account-menu.module.css'

const fetchList = () => import('./account-menu-list.js')
const AccountMenuList = lazy(fetchList)

/**
 * Who is signed in and where; leads to the profile, other accounts, light or dark, and out. What the menu is drawn with is
 * fetched when somebody is about to open it.
 */
export function AccountMenu({ isSmall = false }: { readonly isSmall?: boolean }) {
  const [isWanted, setWanted] = useState(false)
  const fetch = () => void fetchList()
  const button = (
    <AccountButton
      isSmall={isSmall}
      aria-haspopup="menu"
      aria-expanded={isWanted}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={() => setWanted(true)}
    />
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountMenuList isSmall={isSmall} trigger={<AccountButton isSmall={isSmall} />} />
    </Suspense>
  ) : (
    button
  )
}

function AccountButton({
  isSmall,
  ...rest
}: ComponentProps<'button'> & { readonly isSmall: boolean }) {
  const { member, account } = useMe()
  const name = member.name || member.email
  return (
    <button {...rest} type="button" className={classes(styles.trigger, isSmall && styles.small)}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.account}>{account.name}</span>
      </span>
      <ChevronsUpDown size={16} className={styles.arrows} />
    </button>
  )
}
