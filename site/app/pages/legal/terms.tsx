import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.js'
import { legalMeta, readLegal } from './read-legal.js'

export const meta = (args: Route.MetaArgs) => legalMeta(args, 'terms-of-service')

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context, 'terms-of-service')

export default function Terms({ loaderData: { text } }: Route.ComponentProps) {
  return <LegalPage name="terms-of-service" text={text} />
}
