import { createContext, useContext } from 'react'

/** Under whose name a page stands, and with which picture; without one with the product's own mark. */
const BrandContext = createContext<
  { readonly name: string; readonly logo: string | null } | undefined
>(undefined)

/** Says so for everything inside. */
export const BrandProvider = BrandContext.Provider

/** The brand of the page. */
export const useBrand = () => useContext(BrandContext) ?? own

const own = { name: 'Talkgraph', logo: null }
