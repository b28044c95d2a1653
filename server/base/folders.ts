import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** This workspace's folder: this file stands in it, or, once built, in its `dist`. Ends with a slash. */
const serverFolder =
  ['../', '../../']
    .map(path => new URL(path, import.meta.url))
    .find(folder => existsSync(new URL('package.json', folder))) ?? new URL('../', import.meta.url)

/** The version of this workspace's package. */
export const serverVersion = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL('package.json', serverFolder), 'utf8')),
).version

/** The demo page, its artwork and its bot. */
export const demoFolder = new URL('demo/', serverFolder)

/** The browser bundles, as the build leaves them there. */
export const bundleFolder = new URL('dist/browser/', serverFolder)

/** What is uploaded into other products, as the build leaves it there. */
export const hostsFolder = new URL('dist/hosts/', serverFolder)

/** The example bots with their pictures, films and sounds, as the build leaves them there. */
export const examplesFolder = new URL('dist/examples/', serverFolder)

/** The studio's page and its assets, as the build leaves them there. */
export const studioFolder = new URL('dist/studio/', serverFolder)

/** The public site, as the build leaves it there: `client` is served as it is, `server` renders. */
export const siteFolder = new URL('dist/site/', serverFolder)

/** The pages of docs/ with their pictures, as the build leaves them there. */
export const guidesFolder = new URL('dist/guides/', serverFolder)

/** The JSON Schema of bot files, as the build leaves it there. */
export const botSchemaFile = new URL('dist/bot.schema.json', serverFolder)

/** What the public site begins with, and in `bots` those of its templates, as the build leaves them there. */
export const siteSeedFolder = new URL('dist/site-seed/', serverFolder)
