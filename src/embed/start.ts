import { readTag } from '../loader/read-tag.js'
import { serveTags } from '../loader/serve-tags.js'
import { pageWidgets } from '../mount/listed.js'
import { findPageApi, type Listed, ownPage, type PageApi } from '../mount/page-api.js'
import { evaluate } from './evaluate.js'
import { ownScript } from './here.js'

type Whole = ReturnType<typeof evaluate>

let whole: Whole | undefined

/** Every widget on the page, by bot and server; all copies of this file on a page share it. */
export const widgets: Map<string, Listed> = pageWidgets()

/** Puts a widget on the page and returns its controls; `push` speaks to it too. */
export const mount: Whole['mount'] = options => findWhole().mount(options)

/** Carries out commands such as `['open']`, each on every widget or on the one that it names last (decision 53). */
export const push: Whole['push'] = (...commands) => findWhole().push(...commands)

/**
 * Starts what the script tag asks for: draws its launcher, and leaves everything else for when the page rests or somebody
 * wants it.
 */
export function startFromScript(): void {
  if (document.body) start()
  else document.addEventListener('DOMContentLoaded', start, { once: true })
}

function start(): void {
  const page: PageApi = findPageApi() ?? []
  ownPage().Talkgraph = page
  // Another copy of this file serves the page.
  if (page.addTag && page.mountTag) {
    if (ownScript) page.addTag(ownScript)
    return
  }
  // The loader has drawn the launcher and calls for the rest; a page without a bot in the tag asks for it by itself.
  if (page.addTag || !ownScript || !readTag(ownScript, 'chatbot-id')) {
    const { mountTag } = findWhole()
    if (ownScript) mountTag(ownScript)
    return
  }
  page.mountTag = tag => findWhole().mountTag(tag)
  page.addTag = serveTags(page, { load: async () => findWhole(), prepare: () => false })
  page.addTag(ownScript)
}

function findWhole(): Whole {
  if (whole) return whole
  whole = evaluate()
  whole.begin()
  return whole
}
