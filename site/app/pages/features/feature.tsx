import type { Route } from './+types/feature'
import { FeaturePage } from './feature-page.js'
import { featureMeta, loadFeature } from './load-feature.js'

export const loader = ({ params }: Route.LoaderArgs) => loadFeature(params.feature)

export const meta = (args: Route.MetaArgs) => featureMeta(args)

export default function Feature({ loaderData }: Route.ComponentProps) {
  return <FeaturePage {...loaderData} />
}
