import { Card } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import type { ChannelKind } from '#api/records.js'
import { isPlace } from './is-place.js'

/** What was entered for a connection, to be changed. */
export const SettingsCard = ({
  kind,
  children,
}: {
  readonly kind: ChannelKind
  readonly children: ReactNode
}) => (
  <Card
    title={isPlace(kind) ? 'What the page says, and who may see it' : 'Settings'}
    help={
      isPlace(kind)
        ? 'Changes are there at once for everybody who opens the page.'
        : `${kind.title} is asked again when they are stored. Secrets are never shown again.`
    }
  >
    {children}
  </Card>
)
