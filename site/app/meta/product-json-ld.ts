/** What search engines are told of the product as a whole, on the home page. */
export const productJsonLd = (
  name: string,
  description: string,
): Readonly<Record<string, unknown>>[] => [
  { '@type': 'WebSite', name },
  { '@type': 'Organization', name, description },
  {
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  },
]
