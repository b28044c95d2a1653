/** An industry with pages of its own. */
export interface Industry {
  readonly slug: string
  readonly name: string
}

/** The industries, in the order in which they are listed. */
export const industries: readonly Industry[] = [
  { slug: 'education', name: 'Education' },
  { slug: 'government', name: 'Government' },
  { slug: 'healthcare', name: 'Healthcare' },
  { slug: 'insurance', name: 'Insurance' },
  { slug: 'legal', name: 'Legal' },
  { slug: 'mortgage', name: 'Mortgage' },
  { slug: 'real-estate', name: 'Real estate' },
  { slug: 'ecommerce', name: 'E-commerce' },
  { slug: 'hospitality', name: 'Hospitality' },
  { slug: 'hr', name: 'HR' },
  { slug: 'manufacturing', name: 'Manufacturing' },
  { slug: 'media', name: 'Media' },
  { slug: 'logistics', name: 'Logistics' },
  { slug: 'nonprofit', name: 'Non-profit' },
  { slug: 'energy', name: 'Energy' },
  { slug: 'tech', name: 'Technology' },
  { slug: 'restaurant', name: 'Restaurant' },
  { slug: 'automotive', name: 'Automotive' },
]
