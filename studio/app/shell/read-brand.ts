import { type Brand, brandMeta } from '@talkgraph/wire/brand'

/** The brand that the server has written into the page; undefined: the product's own. */
export function readBrand(): Brand | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`[name=${brandMeta}]`)
  return meta ? { name: meta.content, logo: meta.dataset.logo ?? null } : undefined
}
