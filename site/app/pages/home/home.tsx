import { testimonials } from '../../../content/testimonials.js'
import { useClaims } from '../../claims.js'
import { laterPart } from '../../kit/later-part.js'
import { plainPart } from '../../kit/plain-part.js'
import { Section } from '../../kit/section.js'
import { inBrand } from '../../meta/in-brand.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import { productJsonLd } from '../../meta/product-json-ld.js'
import type { Route } from './+types/home'
import { Hero } from './hero.js'
import { monthlyPrice } from './roi.js'

export const handle = { script: true }

const description =
  'Talkgraph turns a conversation that you draw as a graph into a chat on your website: questions, branches, bookings, hand-over to your team.'

export function meta(args: Route.MetaArgs) {
  const brand = brandOf(args.matches)
  const told = inBrand(description, brand)
  return pageMeta(args, {
    title: 'Draw a conversation, put it on any page',
    description: told,
    jsonLd: productJsonLd(brand, told),
  })
}

const DemoVideo = laterPart('film', async () => (await import('./demo-video.js')).DemoVideo)
const Making = plainPart(async () => (await import('./making.js')).Making)
const Sides = laterPart('sides', async () => (await import('./sides.js')).Sides)
const Integrations = plainPart(async () => (await import('./integrations.js')).Integrations)
const Testimonials = laterPart(
  'testimonials',
  async () => (await import('../../testimonials/testimonials.js')).Testimonials,
)
const RoiCalculator = laterPart(
  'roi',
  async () => (await import('./roi-calculator.js')).RoiCalculator,
)
const Faq = laterPart(
  'questions',
  async () => (await import('../../faq/faq-section.js')).FaqSection,
)
const Closing = plainPart(async () => (await import('./closing.js')).Closing)

export default function Home() {
  const claims = useClaims()
  const price = monthlyPrice(claims)
  return (
    <>
      <Hero />
      <Section
        title="See it being made"
        lead="From an empty page to a bot on a website, in the running product. The film is fetched when you press play."
      >
        <DemoVideo />
      </Section>
      <Making />
      <Section title="One graph, many conversations">
        <Sides />
      </Section>
      <Integrations />
      {testimonials.some(({ line }) => claims[line]) && (
        <Section title="What our customers say">
          <Testimonials />
        </Section>
      )}
      {claims['home.conversion'] && (
        <Section
          tone="sunken"
          title="What would it bring you?"
          lead={`Put in what your site has today.${price ? ` The Pro plan at $${price.words} a month is taken off.` : ''}`}
        >
          <RoiCalculator />
        </Section>
      )}
      <Faq />
      <Closing />
    </>
  )
}
