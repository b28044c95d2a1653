interface Item {
  readonly id: string
  readonly title: string
}

/** The words of a title in an address: small letters, spaces to hyphens, nothing but word characters and hyphens; empty for a title without any. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
}

/** The legal texts that a site has, by the names of their pages and files. */
export const legalNames = ['terms-of-service', 'privacy-policy', 'trust'] as const
export type LegalName = (typeof legalNames)[number]

/** The page where somebody says what they want to read; without the token of a mail it mails one. */
export const preferencesPath = (token?: string): string =>
  `/newsletter/preferences${token === undefined ? '' : `/${token}`}`

/** The page of a template. */
export const templatePath = (
  item: Item & { readonly category: { readonly slug: string } },
): string => withTitle(`/templates/${item.category.slug}`, item)

/** The page of an AI app. */
export const aiAppPath = (item: Item): string => withTitle('/ai-apps', item)

/** The page of an entry of the directory. */
export const directoryPath = (item: Item): string => withTitle('/chatbot-templates', item)

/** The page of a term. */
export const termPath = ({ id, term }: { readonly id: string; readonly term: string }): string =>
  withTitle('/glossary', { id, title: term })

function withTitle(folder: string, { id, title }: Item): string {
  const slug = slugOfTitle(title)
  return slug === '' ? `${folder}/${id}` : `${folder}/${id}/${slug}`
}
