import { termsOfService } from '../../../content/legal.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.js'

export const meta = (args: Route.MetaArgs) => pageMeta(args, termsOfService)

export default function Terms() {
  return <LegalPage text={termsOfService} />
}
