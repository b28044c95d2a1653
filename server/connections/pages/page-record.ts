import * as v from 'valibot'
import { readStored } from '../../base/read-stored.js'
import type { PageSettings } from '../../channels/index.js'
import type { PageEntry } from '../../store/index.js'

/** A page as it is served. */
export interface Page {
  readonly entry: PageEntry
  readonly title: string | undefined
  readonly description: string | undefined
  /** A tag. */
  readonly language: string
  readonly contact: string | undefined
  readonly isHidden: boolean
  /** In milliseconds; undefined: it stays. */
  readonly until: number | undefined
}

const text = v.fallback(v.optional(v.string()), undefined)
const stored = v.object({
  title: text,
  description: text,
  language: text,
  contact: text,
  noindex: v.fallback(v.optional(v.boolean()), undefined),
  until: text,
})

/** Reads a page as it is stored. */
export function readPage(entry: PageEntry): Page {
  const { title, description, language, contact, noindex, until } = v.parse(
    stored,
    readStored(entry.settings, {}, `settings of page ${entry.id}`),
  )
  return {
    entry,
    title: title || undefined,
    description: description || undefined,
    language: language || 'en',
    contact: contact || undefined,
    isHidden: noindex === true,
    until: until ? Date.parse(until) : undefined,
  }
}

/** What of the settings is stored as JSON text: what has no column of its own. */
export function storedSettings(settings: PageSettings): string {
  const { name: _, password: __, domain: ___, ...rest } = settings
  return JSON.stringify(rest)
}

/** What an owner has set, as it is told again: never the password. */
export function toldSettings({
  id,
  name,
  domain,
  settings,
}: PageEntry): Omit<PageSettings, 'password'> {
  return {
    ...readStored(settings, {}, `settings of page ${id}`),
    name,
    ...(domain !== null && { domain }),
  }
}
