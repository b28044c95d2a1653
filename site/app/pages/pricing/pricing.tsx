import { Badge, classes, Grid, LinkButton } from '@talkgraph/ui'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { signUp } from '../../../content/navigation.js'
import { type Billing, type Plan, plans, tellPlan } from '../../../content/pricing.js'
import { claimsIn, useClaims } from '../../claims.js'
import { FaqSection } from '../../faq/faq-section.js'
import { PageHead } from '../../kit/page-head.js'
import { withinPage } from '../../kit/within-page.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/pricing'
import styles from './pricing.module.css'

export const handle = { script: true }

export function meta(args: Route.MetaArgs) {
  const claims = claimsIn(args.matches)
  return pageMeta(args, {
    title: 'Pricing',
    description: claims['pricing.description'] ?? 'The plans, with what each of them has.',
    jsonLd: plans.flatMap(plan => {
      const price = tellPlan(plan, 'monthly', claims)?.price
      return price && /^\$\d+(?:\.\d+)?$/.test(price)
        ? [
            {
              '@type': 'Product',
              name: `Talkgraph ${plan.name}`,
              offers: { '@type': 'Offer', price: price.slice(1), priceCurrency: 'USD' },
            },
          ]
        : []
    }),
  })
}

const billings: readonly Billing[] = ['monthly', 'yearly']

export default function Pricing() {
  const claims = useClaims()
  const [parameters, setParameters] = useSearchParams()
  const chosen: Billing = parameters.get('billing') === 'yearly' ? 'yearly' : 'monthly'
  return (
    <>
      <PageHead
        title="Pricing"
        lead={claims['pricing.lead'] ?? 'The plans, with what each of them has.'}
      >
        <nav className={styles.tabs} aria-label="Billing">
          {billings.map(billing => (
            <a
              key={billing}
              className={styles.tab}
              href={`?billing=${billing}`}
              aria-current={billing === chosen ? 'true' : undefined}
              onClick={withinPage(() =>
                setParameters({ billing }, { replace: true, preventScrollReset: true }),
              )}
            >
              {billing === 'monthly' ? 'Monthly' : 'Yearly'}
            </a>
          ))}
        </nav>
        {chosen === 'yearly' && claims['pricing.yearly'] && (
          <p className={styles.banner}>{claims['pricing.yearly']}</p>
        )}
      </PageHead>
      <div className={styles.plans}>
        <Grid column="medium" gap={4} fit>
          {plans.map(plan => (
            <Card key={plan.name} plan={plan} billing={chosen} />
          ))}
        </Grid>
      </div>
      <FaqSection />
    </>
  )
}

function Card({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  const said = tellPlan(plan, billing, useClaims())
  if (!said) return null
  const { name, isPopular, button } = plan
  return (
    <li className={classes(styles.plan, isPopular && styles.popular)}>
      <h2 className={styles.name}>
        {name}
        {isPopular && <Badge tone="accent">Most popular</Badge>}
      </h2>
      <p className={styles.price}>
        <b className={styles.figure}>{said.price}</b> {said.cycle}
      </p>
      <p className={styles.saving}>{said.note}</p>
      <LinkButton
        href={`${signUp}?plan=${name.toLowerCase()}`}
        target="_blank"
        variant={isPopular ? 'primary' : 'quiet'}
        size="large"
        wide
      >
        {button}
      </LinkButton>
      {said.volume && <p className={styles.volume}>{said.volume}</p>}
      <ul className={styles.features}>
        {said.features.map(feature => (
          <li key={feature} className={styles.feature}>
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
