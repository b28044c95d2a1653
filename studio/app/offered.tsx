import { lazy, type ReactNode } from 'react'
import { KeepSwitch } from './pages/bots/settings/keep-switch.js'
import { OfBotsContext } from './shell/of-bots.js'

const PublishDraft = lazy(async () => ({
  default: (await import('./pages/bots/flow/room/publish-draft.js')).PublishDraft,
}))

const ofBots = { PublishDraft, KeepSwitch }

/** Offers all pages what belongs to bots. */
export const Offered = ({ children }: { readonly children: ReactNode }) => (
  <OfBotsContext value={ofBots}>{children}</OfBotsContext>
)
