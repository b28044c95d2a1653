/** Words of ours with the name under which the site stands in place of the product's. */
export const inBrand = (words: string, brand: string): string =>
  words.replace(/\bTalkgraph\b/g, () => brand)
