import type { ActorRefFrom } from 'xstate'
import { readTriggers, type Trigger } from '../../runtime/bot/trigger.schema.js'
import type { BotFile } from '../../runtime/index.js'
import type { Customizations } from '../../themes/index.js'
import { isDisabledPage } from '../env/page-rules.js'
import { watchAddress } from '../env/watch-address.js'
import type { Observable } from '../model/observable.js'
import type { windowMachine } from '../model/window.machine.js'
import { conditions } from './conditions.js'

/** What triggers need of a widget's parts. */
interface WatchedParts {
  readonly controls: {
    readonly chat: ActorRefFrom<typeof windowMachine>
    /** Opens without moving the focus. */
    readonly openByItself: () => void
  }
  /** An opening is remembered under the slot's name. */
  readonly finder: { readonly slot: { readonly name: string } }
  readonly looks: { readonly current: Observable<Customizations> }
  readonly signal: AbortSignal
}

/**
 * Opens the chat once, when a trigger of the bot is met on a page where the chat may be seen (decision 89). A chat that
 * was opened before, by whomever, is not opened again in the same visit, or by the same visitor where a trigger says so.
 */
export function watchTriggers(
  triggers: BotFile['triggers'],
  { controls, finder, looks: { current: looks }, signal }: WatchedParts,
): void {
  const { chat, openByItself } = controls
  const { staysOpen, wanted } = chat.getSnapshot().context
  // A window that fills its place has nothing to open.
  if (staysOpen) return
  const name = `${finder.slot.name} opened`
  const read = readTriggers(triggers)
  const watched = read
    .filter(trigger => !wasOpened(name, trigger))
    .map(trigger => ({ trigger, stop: undefined as (() => void) | undefined }))
  const ends = [watchAddress(follow), looks.subscribe(follow)]
  let isOver = signal.aborted
  chat.on('opened', noteOpening)
  signal.addEventListener('abort', stop)
  // It may have been opened, and closed again, while this was on its way.
  if (isOver || wanted) noteOpening()
  else follow()

  /** A condition counts from when its page is there until that is left. */
  function follow() {
    for (const each of watched) {
      if (isOver) return
      const counts = isOn(each.trigger) && !isDisabledPage(location.href, looks.get())
      if (counts === !!each.stop) continue
      each.stop?.()
      each.stop = counts ? conditions[each.trigger.on](each.trigger, openByItself) : undefined
    }
  }

  /** Remembers it for the visit, and for the visitor where a trigger asks for that. */
  function noteOpening() {
    stop()
    if (signal.aborted) return
    keep(() => sessionStorage, name)
    if (read.some(({ once }) => once === 'visitor')) keep(() => localStorage, name)
  }

  function stop() {
    isOver = true
    for (const end of ends) end()
    for (const each of watched) each.stop?.()
  }
}

function isOn({ on, pages }: Trigger): boolean {
  if (pages.length > 0) return isDisabledPage(location.href, { disabledUrls: pages })
  return on !== 'page'
}

function wasOpened(name: string, { once }: Trigger): boolean {
  return has(() => sessionStorage, name) || (once === 'visitor' && has(() => localStorage, name))
}

// A browser that blocks storage throws as soon as it is named.
function has(storage: () => Storage, name: string): boolean {
  try {
    return storage().getItem(name) !== null
  } catch {
    return false
  }
}

function keep(storage: () => Storage, name: string): void {
  try {
    storage().setItem(name, '1')
  } catch {}
}
