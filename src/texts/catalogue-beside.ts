import type { Catalogue } from './english.js'
import type { LoadCatalogue } from './load-texts.js'

interface CatalogueFile {
  readonly catalogue: Partial<Catalogue>
}

/** One import per catalogue, so that a bundler finds them all and a visitor fetches one. */
const files: Readonly<Record<string, () => Promise<CatalogueFile>>> = {
  ar: () => import('./catalogues/ar.js'),
  de: () => import('./catalogues/de.js'),
  es: () => import('./catalogues/es.js'),
  'es-419': () => import('./catalogues/es-419.js'),
  fr: () => import('./catalogues/fr.js'),
  he: () => import('./catalogues/he.js'),
  hi: () => import('./catalogues/hi.js'),
  id: () => import('./catalogues/id.js'),
  it: () => import('./catalogues/it.js'),
  ja: () => import('./catalogues/ja.js'),
  ko: () => import('./catalogues/ko.js'),
  nl: () => import('./catalogues/nl.js'),
  pl: () => import('./catalogues/pl.js'),
  pt: () => import('./catalogues/pt.js'),
  'pt-PT': () => import('./catalogues/pt-PT.js'),
  ru: () => import('./catalogues/ru.js'),
  tr: () => import('./catalogues/tr.js'),
  uk: () => import('./catalogues/uk.js'),
  vi: () => import('./catalogues/vi.js'),
  'zh-Hans': () => import('./catalogues/zh-Hans.js'),
  'zh-Hant': () => import('./catalogues/zh-Hant.js'),
}

/** Fetches a catalogue in an app that is built by a bundler. */
export const loadCatalogue: LoadCatalogue = async language => {
  const file = await files[language]?.()
  if (!file) throw new Error(`there is no catalogue "${language}"`)
  return file.catalogue
}
