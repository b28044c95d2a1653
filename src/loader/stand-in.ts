import { isDisabledPage } from '../env/page-rules.js'
import { watchAddress } from '../env/watch-address.js'
import { hostName } from '../kit/host-name.js'
import { adoptStyles } from '../mount/adopt-styles.js'
import { liftToTopLayer, protectHost } from '../mount/host-element.js'
import { launcherName } from './launcher-name.js'
import { makeLauncher } from './make-launcher.js'
import { readTag } from './read-tag.js'
import { askForRecord, type LauncherRecord } from './record.js'
import { styles } from './styles.js'
import { whenIdle } from './when-idle.js'

/** What a script tag says of its widget by `data-` attributes, and a host element by attributes. */
const passedOn = 'chatbot-id mode locale color-scheme persistence'.split(' ')

/** Has the whole widget come, at once; resolves to false when it did not. */
export type Load = () => Promise<unknown>

/**
 * Puts a host element on the page that becomes the widget when the one file defines the element, and draws the launcher
 * into it until then. `prepare` is called when the page rests and nothing but a click can be waiting for the widget.
 */
export function createStandIn(
  tag: HTMLScriptElement,
  server: string,
  load: Load,
  prepare: () => void,
): Element {
  const read = (name: string) => readTag(tag, name)
  const chatbotId = read('chatbot-id')
  // A record of another bot or another server is not this widget's.
  const isSent = tag.talkgraphRecord?.id === chatbotId && tag.src.startsWith(`${server}/`)
  // Requested first, so that it is on its way while the rest is prepared.
  if (!isSent) askForRecord(server, chatbotId, follow)
  const nonce = read('nonce') || tag.nonce
  const host = document.createElement(hostName)
  const shadow = host.attachShadow({ mode: 'open' })
  const frame = document.createElement('div')
  for (const name of passedOn) host.setAttribute(name, read(name))
  host.setAttribute('server', server)
  host.nonce = nonce
  // The widget finds it by this id.
  frame.id = 'stand-in'
  // Spares the browser a layout until there is something to see.
  host.style.display = 'none'
  adoptStyles(shadow, styles, nonce)
  shadow.append(frame)
  // The body may be replaced when the page changes by itself.
  document.documentElement.append(host)
  const draw = makeLauncher(frame, server, launcherName(tag), load)
  if (isSent) follow(tag.talkgraphRecord)
  return host

  /** Is there a conversation that goes on? A browser that blocks storage throws as soon as it is named. */
  function hasKept() {
    const key = `talkgraph ${server} ${chatbotId}`
    try {
      return sessionStorage[key] || localStorage[key]
    } catch {}
  }

  function follow(record?: Partial<LauncherRecord> | null) {
    // An incomplete record may lack the addresses that hide the launcher, or its picture.
    if (!record?.complete) return whenIdle(load)
    const looks = { disabledUrls: [], ...record.customizations }
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
