import { LinkTabs } from '@talkgraph/ui'
import type { Role } from '@talkgraph/wire/roles'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { may, useMe } from '../../api/me.js'
import { BudgetNotice } from '../../shell/budget-notice.js'
import { NotFound } from '../../shell/not-found.js'
import { Page, Stack } from '../../shell/page.js'

const parts = [
  { href: '/settings/profile', label: 'Profile', least: 'agent' },
  { href: '/settings/account', label: 'Account', least: 'owner' },
  { href: '/settings/members', label: 'Members', least: 'agent' },
  { href: '/settings/integrations', label: 'Integrations', least: 'editor' },
  { href: '/settings/keys', label: 'API keys', least: 'owner' },
] as const satisfies readonly { href: string; label: string; least: Role }[]

/** A page of the settings with the tabs that one's role may see; other roles are told that there is no such page. */
export function SettingsPage({
  part,
  action,
  children,
}: {
  readonly part: (typeof parts)[number]['label']
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  const { role } = useMe()
  const { pathname } = useLocation()
  const mine = parts.filter(({ least }) => may(role, least))
  if (!mine.some(({ label }) => label === part)) return <NotFound />
  return (
    <Page
      title="Settings"
      part={part}
      action={action}
      width="narrow"
      tabs={
        mine.length > 1 && (
          <LinkTabs
            label="Settings"
            tabs={mine.map(({ href, label }) => ({ href, label, current: pathname === href }))}
          />
        )
      }
    >
      <Stack>
        <BudgetNotice />
        {children}
      </Stack>
    </Page>
  )
}
