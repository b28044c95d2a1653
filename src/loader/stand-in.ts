import { isDisabledPage } from '../env/page-rules.js'
import { slotName } from '../env/slot-name.js'
import { watchAddress } from '../env/watch-address.js'
import { hostName } from '../kit/host-name.js'
import { adoptStyles } from '../mount/adopt-styles.js'
import { liftToTopLayer, protectHost } from '../mount/host-element.js'
import { launcherName } from './launcher-name.js'
import { makeLauncher } from './make-launcher.js'
import { askForRecord, type LauncherLooks, type LauncherRecord } from './record.js'
import { styles } from './styles.js'
import { whenIdle } from './when-idle.js'

/** Has the whole widget come, at once; resolves to false when it did not. */
export type Load = () => Promise<unknown>

/** What a launcher is drawn for. */
export interface Awaited {
  readonly server: string
  readonly chatbotId: string
  readonly nonce: string | undefined
  readonly locale?: string | undefined
  /** What is known of the launcher already; undefined where the server has to be asked. */
  readonly record?: Partial<LauncherRecord> | undefined
  /** Looks that win over the bot's. */
  readonly looks?: LauncherLooks | undefined
  /** Gives the host element what it becomes a widget by when the element is defined; absent where code mounts the widget there. */
  readonly dress?: (host: Element) => void
}

/**
 * Puts a host element on the page and draws the launcher into it, until the whole widget takes it over. `prepare` is called
 * when the page rests and nothing but a click can be waiting for the widget.
 */
export function createStandIn(
  { server, chatbotId, nonce = '', locale, record, looks: own, dress }: Awaited,
  load: Load,
  prepare: () => void,
): HTMLElement {
  // Requested first, so that it is on its way while the rest is prepared.
  if (!record) askForRecord(server, chatbotId, follow)
  const host = document.createElement(hostName)
  const shadow = host.attachShadow({ mode: 'open' })
  const frame = document.createElement('div')
  dress?.(host)
  host.nonce = nonce
  // The widget finds it by this id.
  frame.id = 'stand-in'
  // Spares the browser a layout until there is something to see.
  host.style.display = 'none'
  adoptStyles(shadow, styles, nonce)
  shadow.append(frame)
  // The body may be replaced when the page changes by itself.
  document.documentElement.append(host)
  const draw = makeLauncher(frame, server, launcherName(locale), locale, load)
  if (record) follow(record)
  return host

  /** Is there a conversation that goes on? A browser that blocks storage throws as soon as it is named. */
  function hasKept() {
    const key = slotName(server, chatbotId)
    try {
      return sessionStorage[key] || localStorage[key]
    } catch {}
  }

  function follow(record?: Partial<LauncherRecord> | null) {
    // An incomplete record may lack the addresses that hide the launcher, or its picture.
    if (!record?.complete) return whenIdle(load)
    const looks = { disabledUrls: [], ...record.customizations, ...own }
    const stop = looks.disabledUrls[0] ? watchAddress(look) : undefined
    let isDrawn = false
    look()

    function look() {
      // The widget has taken over, or the host element is gone.
      if (!frame.isConnected) return stop?.()
      frame.hidden = isDisabledPage(location.href, looks)
      if (frame.hidden || isDrawn) return
      // The whole widget knows how launchers stand beside one another.
      if (document.querySelectorAll(hostName)[1]) return whenIdle(load)
      isDrawn = true
      protectHost(host, 'over-page')
      draw(looks)
      liftToTopLayer(host)
      if (looks.botAutoOpen) load()
      else whenIdle(looks.chatIconCta || hasKept() ? load : prepare)
    }
  }
}
