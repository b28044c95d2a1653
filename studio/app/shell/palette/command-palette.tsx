import { lazy, Suspense } from 'react'
import { usePageKeys } from '#keys/use-page-keys.js'
import { may, useMe } from '../../api/me.js'
import { placesFor } from '../places.js'
import { chooseScheme } from '../scheme.js'
import { useSessionChanges } from '../session-changes.js'
import { closePalette, openPalette, useCommands, usePalette } from './commands.js'

const PaletteDialog = lazy(() => import('./palette-dialog.js'))

const keys = [{ keys: ['k'], held: 'command', isTyping: true }] as const

/** Every place and every action behind Ctrl K (⌘K); what it is drawn with is fetched when it is first opened. */
export function CommandPalette() {
  const { isOpen } = usePalette()
  useShellCommands()
  usePageKeys(keys, isOpen ? closePalette : openPalette)
  return isOpen ? (
    <Suspense>
      <PaletteDialog />
    </Suspense>
  ) : null
}

/** Parts of the settings, with the role that one needs there. */
const settingsParts = [
  {
    href: '/settings/members',
    label: 'Members',
    least: 'agent',
    keywords: ['team', 'people', 'roles'],
  },
  {
    href: '/settings/account',
    label: 'Account',
    least: 'owner',
    keywords: ['company', 'name', 'delete'],
  },
  {
    href: '/settings/integrations',
    label: 'Integrations',
    least: 'editor',
    keywords: ['connect', 'sheets', 'airtable', 'hubspot', 'calendar', 'products'],
  },
  {
    href: '/settings/keys',
    label: 'API keys',
    least: 'owner',
    keywords: ['token', 'secret', 'program'],
  },
] as const

function useShellCommands(): void {
  const me = useMe()
  const { signOut } = useSessionChanges()
  useCommands([
    ...placesFor(me).map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      href,
      group: 'Go to',
    })),
    {
      id: 'profile',
      label: 'Your profile',
      group: 'Go to',
      href: '/settings/profile',
      keywords: ['password', 'e-mail', 'two-factor', 'sessions'],
    },
    ...settingsParts
      .filter(({ least }) => may(me.role, least))
      .map(({ href, label, keywords }) => ({ id: href, label, href, keywords, group: 'Go to' })),
    {
      id: 'light',
      label: 'Light',
      group: 'Light or dark',
      run: () => chooseScheme('light'),
      keywords: ['theme', 'scheme'],
    },
    {
      id: 'dark',
      label: 'Dark',
      group: 'Light or dark',
      run: () => chooseScheme('dark'),
      keywords: ['theme', 'scheme'],
    },
    {
      id: 'system',
      label: 'As the system has it',
      group: 'Light or dark',
      run: () => chooseScheme('system'),
      keywords: ['theme', 'scheme'],
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      group: 'You',
      run: () => signOut.mutate(),
      keywords: ['log out', 'leave', 'exit'],
    },
  ])
}
