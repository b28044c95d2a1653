import { privacyPolicy } from '../../../content/legal.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.js'

export const meta = (args: Route.MetaArgs) => pageMeta(args, privacyPolicy)

export default function Privacy() {
  return <LegalPage text={privacyPolicy} />
}
