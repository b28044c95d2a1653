import { LinkTabs } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../../api/me.js'
import { NotFound } from '../../shell/not-found.js'
import { Page, Stack } from '../../shell/page.js'

const parts = [
  { href: '/server', label: 'Accounts' },
  { href: '/server/requests', label: 'Requests' },
  { href: '/server/enquiries', label: 'Enquiries' },
  { href: '/server/newsletter', label: 'Newsletter' },
  { href: '/server/site', label: 'Site' },
  { href: '/server/state', label: 'State' },
] as const

/** A page of the room Server; who does not run the server is told that there is no such page. */
export function ServerPage({
  part,
  help,
  action,
  children,
}: {
  readonly part: (typeof parts)[number]['label']
  readonly help?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  const { pathname } = useLocation()
  if (!useMe().isOperator) return <NotFound />
  return (
    <Page
      title="Server"
      part={part}
      help={help}
      action={action}
      tabs={
        <LinkTabs
          label="Server"
          tabs={parts.map(({ href, label }) => ({ href, label, current: pathname === href }))}
        />
      }
    >
      <Stack>{children}</Stack>
    </Page>
  )
}
