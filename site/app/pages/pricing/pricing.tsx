import { Badge, classes, Grid, LinkButton } from '@talkgraph/ui'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { signUp } from '../../../content/navigation.js'
import { type Billing, type Plan, plans, yearlyBanner } from '../../../content/pricing.js'
import { FaqSection } from '../../faq/faq-section.js'
import { PageHead } from '../../kit/page-head.js'
import { withinPage } from '../../kit/within-page.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/pricing'
import styles from './pricing.module.css'

export const handle = { script: true }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Pricing',
    description:
      'A free plan with one chatbot, and plans from $19 a month. No credit card needed to begin.',
    jsonLd: plans.map(({ name, price }) => ({
      '@type': 'Product',
      name: `Talkgraph ${name}`,
      offers: { '@type': 'Offer', price: price.monthly.slice(1), priceCurrency: 'USD' },
    })),
  })

const billings: readonly Billing[] = ['monthly', 'yearly']

export default function Pricing() {
  const [parameters, setParameters] = useSearchParams()
  const chosen: Billing = parameters.get('billing') === 'yearly' ? 'yearly' : 'monthly'
  return (
    <>
      <PageHead
        title="Pricing"
        lead="Begin free, without a credit card. Pay when more people talk to you."
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
        {chosen === 'yearly' && <p className={styles.banner}>{yearlyBanner}</p>}
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
  const { name, price, cycle, saving, volume, features, yearlyInstead, isPopular, trial, button } =
    plan
  return (
    <li className={classes(styles.plan, isPopular && styles.popular)}>
      <h2 className={styles.name}>
        {name}
        {isPopular && <Badge tone="accent">Most popular</Badge>}
      </h2>
      <p className={styles.price}>
        <b className={styles.figure}>{price[billing]}</b> {cycle[billing]}
      </p>
      <p className={styles.saving}>{billing === 'yearly' ? saving : trial}</p>
      <LinkButton
        href={`${signUp}?plan=${name.toLowerCase()}`}
        target="_blank"
        variant={isPopular ? 'primary' : 'quiet'}
        size="large"
        wide
      >
        {button}
      </LinkButton>
      <p className={styles.volume}>{volume}</p>
      <ul className={styles.features}>
        {features.map(feature => (
          <li key={feature} className={styles.feature}>
            <Check size={16} aria-hidden="true" />
            {(billing === 'yearly' && yearlyInstead?.[feature]) || feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
