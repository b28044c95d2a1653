type Kind =
  | 'text'
  | 'url'
  | 'date'
  | 'count'
  | 'number'
  | 'currency'
  | 'availability'
  | readonly string[]

interface TypeRule {
  /** What schema.org, and those who show it in results, ask for. */
  readonly asked: readonly string[]
  readonly properties: Readonly<Record<string, Kind>>
}

const thing = { name: 'text', description: 'text', url: 'url', image: 'url' } as const

/** The types of schema.org that the site uses, with the properties that it may give them. */
const rules: Readonly<Record<string, TypeRule>> = {
  FAQPage: { asked: ['mainEntity'], properties: { ...thing, mainEntity: ['Question'] } },
  Question: {
    asked: ['name', 'acceptedAnswer'],
    properties: { ...thing, acceptedAnswer: ['Answer'] },
  },
  Answer: { asked: ['text'], properties: { ...thing, text: 'text' } },
  Article: {
    asked: ['headline', 'image', 'author', 'url'],
    properties: {
      ...thing,
      headline: 'text',
      author: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
      datePublished: 'date',
      dateModified: 'date',
      mainEntityOfPage: 'url',
    },
  },
  Organization: { asked: ['name', 'url'], properties: { ...thing, logo: 'url' } },
  BreadcrumbList: {
    asked: ['itemListElement'],
    properties: { ...thing, itemListElement: ['ListItem'] },
  },
  ListItem: {
    asked: ['position', 'name', 'item'],
    properties: { ...thing, position: 'count', item: 'url' },
  },
  Product: {
    asked: ['name', 'offers'],
    properties: {
      ...thing,
      category: 'text',
      brand: ['Brand', 'Organization'],
      offers: ['Offer'],
    },
  },
  Brand: { asked: ['name'], properties: thing },
  Offer: {
    asked: ['price', 'priceCurrency'],
    properties: {
      ...thing,
      price: 'number',
      priceCurrency: 'currency',
      availability: 'availability',
    },
  },
  SoftwareApplication: {
    asked: ['name', 'offers'],
    properties: {
      ...thing,
      applicationCategory: 'text',
      operatingSystem: 'text',
      softwareVersion: 'text',
      offers: ['Offer'],
    },
  },
  WebSite: { asked: ['name', 'url'], properties: thing },
  ContactPage: { asked: ['name', 'url'], properties: thing },
  DefinedTerm: { asked: ['name', 'description', 'url'], properties: thing },
}

const text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const checks: Readonly<Record<Extract<Kind, string>, (value: unknown) => boolean>> = {
  text,
  url: value => text(value) && /^https?:\/\//.test(value) && URL.canParse(value),
  date: value =>
    text(value) &&
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  count: value => Number.isInteger(value) && Number(value) > 0,
  number: value =>
    (text(value) || typeof value === 'number') && /^\d+(?:\.\d+)?$/.test(String(value)),
  currency: value => text(value) && /^[A-Z]{3}$/.test(value),
  availability: value =>
    text(value) && /^https:\/\/schema\.org\/(?:InStock|OnlineOnly|PreOrder)$/.test(value),
}

/** What in a block of structured data is not as schema.org has it, each with its path; empty where all is. */
export function jsonLdSlips(data: unknown): readonly string[] {
  const { '@context': context, ...rest } = Object(data) as Record<string, unknown>
  return [...(context === 'https://schema.org' ? [] : ['@context']), ...slipsOf(rest, '')]
}

function slipsOf(data: unknown, path: string): string[] {
  const { '@type': type, ...properties } = Object(data) as Record<string, unknown>
  const rule = rules[String(type)]
  if (!rule) return [`${path} has the type ${String(type)}`]
  const missing = rule.asked.filter(name => properties[name] === undefined)
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const place = `${path}${String(type)}.${name}`
    const kind = rule.properties[name]
    if (kind === undefined) return [`${place} is no property`]
    if (typeof kind === 'string') return checks[kind](value) ? [] : [`${place} is no ${kind}`]
    const all = Array.isArray(value) ? value : [value]
    return all.flatMap(each => [
      ...(kind.includes(String(Object(each)['@type']))
        ? []
        : [`${place} is no ${kind.join(' or ')}`]),
      ...slipsOf(each, `${place} > `),
    ])
  })
  const places: unknown = properties.itemListElement
  const isInOrder =
    !Array.isArray(places) || places.every(({ position }, index) => position === index + 1)
  return [
    ...missing.map(name => `${path}${String(type)}.${name} is missing`),
    ...wrong,
    ...(isInOrder ? [] : [`${path}${String(type)} is not in order`]),
  ]
}
