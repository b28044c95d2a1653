import type { ClaimName } from '@talkgraph/wire/claims'

/** The quotes of the slider, with where the name of each firm leads. */
export const testimonials: readonly { readonly line: ClaimName; readonly link: string }[] = [
  { line: 'home.quote-1', link: '/templates/food-and-beverage' },
  { line: 'home.quote-2', link: '/templates/healthcare-and-wellness' },
  { line: 'home.quote-3', link: '/templates/ecommerce-and-retail' },
]
