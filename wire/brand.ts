/** Under whose name studio, site and mails of a server stand. */
export interface Brand {
  readonly name: string
  /** The address of a picture; null: the product's own mark. */
  readonly logo: string | null
}

/** Where nothing else is said. */
export const ownBrand: Brand = { name: 'Talkgraph', logo: null }

/** Where the colours of a brand are. */
export const brandStylesPath = '/brand/brand.css'

/** Where a brand's picture is that lies beside its file. */
export const brandLogoPath = '/brand/logo'

/** What the element of a page is called that tells the name of its brand; its `data-logo` is the picture. */
export const brandMeta = 'talkgraph-brand'
