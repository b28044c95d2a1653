import { adoptStyles } from '../mount/adopt-styles.js'
import { hostName, liftToTopLayer, protectHost } from '../mount/host-element.js'
import { isDisabledPage } from '../mount/page-rules.js'
import { watchAddress } from '../mount/watch-address.js'
import { drawLauncher } from './draw-launcher.js'
import { fetchRecord, type LauncherRecord } from './record.js'
import { styles } from './styles.js'
import { whenIdle } from './when-idle.js'

/** What a script tag says of its widget by `data-` attributes, and a host element by attributes. */
const passedOn = 'chatbot-id mode locale color-scheme persistence'.split(' ')

/** Has the one file fetched, at once; resolves to false when it did not come. After a failure only `again` tries once more. */
export type Load = (again?: boolean) => Promise<Event | false>

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
  const { chatbotId = '', persistence, nonce = tag.nonce } = tag.dataset
  // On its way while the rest is made ready.
  const record = fetchRecord(server, chatbotId)
  const host = document.createElement(hostName)
  const shadow = host.attachShadow({ mode: 'open' })
  const frame = document.createElement('div')
  for (const name of passedOn) host.setAttribute(name, tag.getAttribute(`data-${name}`) ?? '')
  host.setAttribute('server', server)
  host.nonce = nonce
  frame.className = 'frame'
  // By this the widget finds it.
  frame.id = 'stand-in'
  // Drawn unseen already: the browser works on it while the record is on its way.
  frame.style.visibility = 'hidden'
  protectHost(host, 'over-page')
  adoptStyles(shadow, styles, nonce)
  shadow.append(frame)
  document.body.append(host)
  const dress = drawLauncher(frame, server, load)
  liftToTopLayer(host)
  record.then(follow).catch(() => whenIdle(load))
  return host

  function follow({ complete, customizations }: LauncherRecord) {
    // What the record leaves out may be the very addresses that hide the launcher, or its picture.
    if (!complete) return whenIdle(load)
    const looks = { disabledUrls: [], ...customizations }
    dress(customizations)
    const stop = watchAddress(look)
    let isWanted = false
    look()

    function look() {
      if (isTaken()) return stop()
      const isShown = !isDisabledPage(location.href, looks)
      frame.style.visibility = isShown ? '' : 'hidden'
      if (!isShown || isWanted) return
      isWanted = true
      if (looks.botAutoOpen) load()
      else whenIdle(looks.chatIconCta || persistence ? load : prepare)
    }
  }

  /** Has the widget come, or the host element gone? */
  function isTaken(): boolean {
    return !host.isConnected || customElements.get(hostName) !== undefined
  }
}
