import type { TemplateDetail } from '@talkgraph/wire/site-data'
import { picturePath } from '../../meta/page-meta.js'

type JsonLd = Readonly<Record<string, unknown>>

/** What search engines are told of a template: questions, an article, the way to it, and a product that costs nothing. */
export function templateJsonLd({
  template,
  category,
  link,
  questions,
}: {
  readonly template: Omit<TemplateDetail, 'bot' | 'content'>
  readonly category: string
  readonly link: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}): JsonLd[] {
  const { origin } = new URL(link)
  const image = new URL(template.coverImage ?? picturePath(new URL(link).pathname), origin).href
  const crumbs = [
    ['Templates', `${origin}/templates`],
    [category, `${origin}/templates/${template.category.slug}`],
    [template.title, link],
  ]
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    {
      '@type': 'Article',
      headline: template.title.slice(0, 110),
      description: template.description,
      datePublished: template.createdAt,
      dateModified: template.updatedAt,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
    {
      '@type': 'Product',
      name: template.title,
      description: template.description,
      image,
      category,
      brand: { '@type': 'Brand', name: 'Talkgraph' },
      offers: {
        '@type': 'Offer',
        price: '0',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: link,
      },
    },
  ]
}
