import type { Widget } from './options.js'

const nothing = () => {}

/** A widget where there is no page, on a server that renders. */
export const nowhere: Widget = {
  open: nothing,
  close: nothing,
  toggle: nothing,
  restart: nothing,
  destroy: nothing,
  send: nothing,
  setVariables: nothing,
  identify: nothing,
  show: nothing,
  hide: nothing,
  isOpen: () => false,
  getUnread: () => 0,
  getTranscript: () => [],
  setLocale: nothing,
  setColorScheme: nothing,
  setCustomizations: nothing,
  on: () => nothing,
}
