import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.js'
import { legalMeta, readLegal } from './read-legal.js'

export const meta = (args: Route.MetaArgs) => legalMeta(args, 'privacy-policy')

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context, 'privacy-policy')

export default function Privacy({ loaderData: { text } }: Route.ComponentProps) {
  return <LegalPage name="privacy-policy" text={text} />
}
