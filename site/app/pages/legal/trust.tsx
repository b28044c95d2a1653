import type { Route } from './+types/trust'
import { LegalPage } from './legal-page.js'
import { legalMeta, readLegal } from './read-legal.js'

export const meta = (args: Route.MetaArgs) => legalMeta(args, 'trust')

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context, 'trust')

export default function Trust({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <LegalPage name="trust" text={text}>
      What the software itself does: <a href="/docs/security">Security</a>,{' '}
      <a href="/docs/privacy">What is kept of visitors</a>.
    </LegalPage>
  )
}
