import { mainFileName } from '@talkgraph/wire/bundles'
import { tellDeveloper } from '../env/tell-developer.js'
import { findCurrentScript, findPageApi, ownPage, type PageApi } from '../mount/page-api.js'
import { createBundle } from './bundle.js'
import { fetchAhead } from './fetch-ahead.js'
import { readTag } from './read-tag.js'
import { serveTags } from './serve-tags.js'

/** Stands in for the widget that the script tag asks for, until the one file is there. */
export function startLoader(): void {
  const tag = findCurrentScript()
  // There is none for a module.
  if (!(tag instanceof HTMLScriptElement)) return
  if (!readTag(tag, 'chatbot-id')) {
    tellDeveloper('the tag has no data-chatbot-id.')
    return
  }
  const page: PageApi = findPageApi() ?? []
  ownPage().Talkgraph = page
  // One copy of this file serves the whole page: it has the queue and the Trusted Types policy.
  page.addTag ??= serve(page, new URL(mainFileName, tag.src).href)
  page.addTag(tag)
}

function serve(page: PageApi, address: string): (tag: HTMLScriptElement) => void {
  return serveTags(page, {
    load: createBundle(address),
    prepare: (tag, server) => fetchAhead(tag, address, server),
  })
}
