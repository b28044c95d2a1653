import { readdirSync } from 'node:fs'

/** The typeface of the site in its folder, whose file has the build's mark in its name. */
export function siteFont(folder: URL): string {
  const assets = new URL('client/assets/', folder)
  const file = readdirSync(assets).find(name =>
    name.startsWith('instrument-sans-latin-wght-normal'),
  )
  return new URL(file ?? '', assets).href
}
