import { Grid, LinkButton } from '@talkgraph/ui'
import { platforms, results, steps } from '../../../content/home.js'
import { signUp } from '../../../content/navigation.js'
import { FaqSection } from '../../faq/faq-section.js'
import { Section } from '../../kit/section.js'
import { pageMeta } from '../../meta/page-meta.js'
import { productJsonLd } from '../../meta/product-json-ld.js'
import { Testimonials } from '../../testimonials/testimonials.js'
import type { Route } from './+types/home'
import { Hero } from './hero.js'
import styles from './home.module.css'
import { RoiCalculator } from './roi-calculator.js'

export const handle = { script: true }

const description =
  'Talkgraph turns a conversation that you draw as a graph into a chat on your website: questions, branches, bookings, hand-over to your team.'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Draw a conversation, put it on any page',
    description,
    jsonLd: productJsonLd(description),
  })

export default function Home() {
  return (
    <>
      <Hero />
      <Section title="Three steps, ten minutes" tone="sunken">
        <Grid as="ol" column="small" gap={5} fit className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </Grid>
      </Section>
      <Section
        title="One line, on every platform"
        lead="Paste the tag where your pages are made, or install the package."
      >
        <ul className={styles.platforms}>
          {platforms.map(name => (
            <li key={name} className={styles.platform}>
              {name}
            </li>
          ))}
        </ul>
        <p>
          <a href="/resources/install-guide">Read the install guide</a>
        </p>
      </Section>
      <Section title="What it changes" tone="sunken">
        <Grid as="dl" column="narrow" gap={5} fit>
          {results.map(({ figure, words }) => (
            <div key={words} className={styles.result}>
              <dt className={styles.words}>{words}</dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </Grid>
      </Section>
      <Section title="What our customers say">
        <Testimonials />
      </Section>
      <Section
        tone="sunken"
        title="What would it bring you?"
        lead="Put in what your site has today. The Pro plan at $39 a month is taken off."
      >
        <RoiCalculator />
      </Section>
      <FaqSection />
      <Section
        title="The future of customer experience is conversational. Join us today."
        centred
        tone="sunken"
      >
        <div className={styles.actions}>
          <LinkButton href={signUp} target="_blank" variant="primary" size="large">
            Start free
          </LinkButton>
          <LinkButton href="/contact" size="large">
            Contact us
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
