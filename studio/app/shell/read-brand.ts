import { type Brand, brandMeta, ownBrand } from '@talkgraph/wire/brand'

/** The brand that the server has written into the page. */
export function readBrand(): Brand {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${brandMeta}]`)
  if (!meta) return ownBrand
  // Only the server writes it.
  const { name, logo } = Object(JSON.parse(meta.content))
  return { name: String(name), logo: typeof logo === 'string' ? logo : null }
}
