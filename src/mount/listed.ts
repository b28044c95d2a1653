import { resolveServer } from '../env/server-address.js'
import type { MountOptions, Widget } from './options.js'
import { findPageApi, keyOf, type Listed, ownPage, type PageApi } from './page-api.js'

let unnamed = 0

/** Every widget on the page. Copies of our code, of whatever entry, share the list under the one name that we have there. */
export function pageWidgets(): Map<string, Listed> {
  const page: PageApi = findPageApi() ?? []
  ownPage().Talkgraph = page
  page.widgets ??= new Map()
  return page.widgets
}

/**
 * Makes a widget and lists it, or joins in one that is there already: a published bot has one widget above the page,
 * whoever asks (decision 86). It goes when all who asked have destroyed it.
 */
export function listed(
  options: MountOptions,
  make: () => Pick<Listed, 'host' | 'place'> & { readonly widget: Widget },
): Widget {
  const { chatbotId, server, mode, customizations, variables } = options
  const isFullPage = mode === 'full-page'
  const key = chatbotId === undefined ? '' : keyOf(chatbotId, resolveServer(server), isFullPage)
  const widgets = pageWidgets()
  const there = isFullPage ? undefined : widgets.get(key)
  if (there && (there.host.isConnected || there.place)) {
    if (!there.host.isConnected) there.place?.()
    if (customizations) there.setCustomizations(customizations)
    if (variables) there.setVariables(variables)
    return claim(there)
  }
  there?.destroy()
  const { widget, host, place } = make()
  const name = key && !widgets.has(key) ? key : `${key} ${++unnamed}`
  const entry: Listed = {
    ...widget,
    host,
    place,
    claims: 0,
    destroy(options) {
      if (widgets.get(name) === entry) widgets.delete(name)
      widget.destroy(options)
    },
  }
  widgets.set(name, entry)
  return claim(entry)
}

function claim(entry: Listed): Widget {
  const { host: _, place: __, claims: ___, ...widget } = entry
  let isMine = true
  const offs: (() => void)[] = []
  entry.claims++
  return {
    ...widget,
    on(type, listener) {
      const off = widget.on(type, listener)
      offs.push(off)
      return off
    },
    destroy(options) {
      if (isMine) entry.claims--
      isMine = false
      for (const off of offs) off()
      // What is to be forgotten goes for everyone.
      if (entry.claims === 0 || options?.forget) entry.destroy(options)
    },
  }
}
