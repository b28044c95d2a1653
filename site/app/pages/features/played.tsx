import type { Route } from './+types/played'
import { FeaturePage } from './feature-page.js'
import { featureMeta, loadFeature } from './load-feature.js'

/** Here a bot can be played. */
export const handle = { script: true }

export const loader = ({ request }: Route.LoaderArgs) =>
  loadFeature(new URL(request.url).pathname.split('/')[2] ?? '')

export const meta = (args: Route.MetaArgs) => featureMeta(args)

export default function Played({ loaderData }: Route.ComponentProps) {
  return <FeaturePage {...loaderData} />
}
