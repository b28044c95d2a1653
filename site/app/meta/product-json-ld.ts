/** What search engines are told of the product as a whole, on the home page. */
export const productJsonLd = (description: string): Readonly<Record<string, unknown>>[] => [
  { '@type': 'WebSite', name: 'Talkgraph' },
  { '@type': 'Organization', name: 'Talkgraph', description },
  {
    '@type': 'SoftwareApplication',
    name: 'Talkgraph',
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  },
]
