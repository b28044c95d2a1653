import { Badge, classes, Grid, LinkButton } from '@talkgraph/ui'
import type { Claims } from '@talkgraph/wire/claims'
import type { OfferedPlan } from '@talkgraph/wire/offered-plans'
import { Check } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { signUp } from '../../../content/navigation.js'
import { haveYears, tellOwnPlan } from '../../../content/own-plans.js'
import { type Billing, plans, type ToldPlan, tellPlan } from '../../../content/pricing.js'
import { claimsIn, useClaims } from '../../claims.js'
import { FaqSection } from '../../faq/faq-section.js'
import { PageHead } from '../../kit/page-head.js'
import { withinPage } from '../../kit/within-page.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/pricing'
import styles from './pricing.module.css'

export const handle = { script: true }

/** The plans of the operator's own, where there are any. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  own: context.get(visitContext).plans,
})

/** They are the same by the month and by the year. */
export const shouldRevalidate = () => false

export function meta(args: Route.MetaArgs) {
  const claims = claimsIn(args.matches)
  return pageMeta(args, {
    title: 'Pricing',
    description: claims['pricing.description'] ?? 'The plans, with what each of them has.',
    jsonLd: cardsOf(args.loaderData?.own, 'monthly', claims).flatMap(({ name, told: { price } }) =>
      /^\$[\d,]+(?:\.\d+)?$/.test(price)
        ? [
            {
              '@type': 'Product',
              name: `${brandOf(args.matches)} ${name}`,
              offers: {
                '@type': 'Offer',
                price: price.slice(1).replaceAll(',', ''),
                priceCurrency: 'USD',
              },
            },
          ]
        : [],
    ),
  })
}

const billings: readonly Billing[] = ['monthly', 'yearly']

export default function Pricing({ loaderData: { own } }: Route.ComponentProps) {
  const claims = useClaims()
  const [parameters, setParameters] = useSearchParams()
  const hasYears = !own || haveYears(own)
  const chosen: Billing = hasYears && parameters.get('billing') === 'yearly' ? 'yearly' : 'monthly'
  return (
    <>
      <PageHead
        title="Pricing"
        lead={claims['pricing.lead'] ?? 'The plans, with what each of them has.'}
      >
        {hasYears && (
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
        )}
        {chosen === 'yearly' && claims['pricing.yearly'] && (
          <p className={styles.banner}>{claims['pricing.yearly']}</p>
        )}
      </PageHead>
      <div className={styles.plans}>
        <Grid column="medium" gap={4} fit>
          {cardsOf(own, chosen, claims).map(card => (
            <Card key={card.id} {...card} />
          ))}
        </Grid>
      </div>
      <FaqSection />
    </>
  )
}

interface PlanCard {
  readonly id: string
  readonly name: string
  readonly isPopular: boolean
  readonly button: string
  readonly told: ToldPlan
}

/** Letters of a name that a button has room for. */
const longestNamed = 20

/** The operator's own plans, or those that the site has of itself. */
function cardsOf(
  own: readonly OfferedPlan[] | undefined,
  billing: Billing,
  claims: Claims,
): readonly PlanCard[] {
  if (own)
    return own.map(plan => ({
      id: plan.id,
      name: plan.name,
      isPopular: false,
      button: `${plan.price && plan.trialDays > 0 ? 'Try' : 'Begin with'} ${plan.name.length > longestNamed ? 'this plan' : plan.name}`,
      told: tellOwnPlan(plan, billing),
    }))
  return plans.flatMap(plan => {
    const { name, isPopular = false, button } = plan
    const told = tellPlan(plan, billing, claims)
    return told ? [{ id: name.toLowerCase(), name, isPopular, button, told }] : []
  })
}

function Card({ id, name, isPopular, button, told }: PlanCard) {
  return (
    <li className={classes(styles.plan, isPopular && styles.popular)}>
      <h2 className={styles.name}>
        {name}
        {isPopular && <Badge tone="accent">Most popular</Badge>}
      </h2>
      <p className={styles.price}>
        <b className={styles.figure}>{told.price}</b> {told.cycle}
      </p>
      <p className={styles.saving}>{told.note}</p>
      <LinkButton
        href={`${signUp}?plan=${id}`}
        target="_blank"
        variant={isPopular ? 'primary' : 'quiet'}
        size="large"
        wide
      >
        {button}
      </LinkButton>
      {told.volume && <p className={styles.volume}>{told.volume}</p>}
      <ul className={styles.features}>
        {told.features.map(feature => (
          <li key={feature} className={styles.feature}>
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
