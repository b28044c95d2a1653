import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseDirection } from '../env/locale.js'
import { arrangeLaunchers } from '../kit/arrange-launchers.js'
import { App } from '../widget/app.js'
import { styles } from '../widget/styles.js'
import { lockScroll } from '../widget/window/lock-scroll.js'
import { adoptStyles } from './adopt-styles.js'
import type { Beside } from './beside.js'
import { createController } from './controller.js'
import { liftToTopLayer, placementOf, protectHost, releaseHost } from './host-element.js'
import { keepTyping } from './keep-typing.js'
import type { MountOptions, Widget } from './options.js'
import { ownLauncher } from './own-launcher.js'
import { followLooks } from './paint-looks.js'
import { clickedAt, takeOver, whenReleased } from './take-over.js'

/** What a widget is made of, once its host element is on the page. */
export interface HostedWidget {
  readonly host: HTMLElement
  readonly options: MountOptions
  readonly beside: Beside
  /** Does the host element go when the widget goes? */
  readonly removesHost: boolean
}

/** Builds a widget inside its host element: shadow root, styles, controls, and the view as soon as the bot is there. */
export function createHostedWidget({ host, options, beside, removesHost }: HostedWidget): Widget {
  const placement = placementOf(options.mode ?? 'live-chat', options.target !== undefined)
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  let predecessor = shadow.getElementById('stand-in')
  const isLoaders = predecessor !== null
  const frame = document.createElement('div')
  frame.className = 'frame'
  frame.setAttribute('data-placement', placement)
  protectHost(host, placement)
  arrangeLaunchers()
  adoptStyles(shadow, styles, options.nonce)
  shadow.append(frame)
  const letGo = keepTyping(shadow)
  let unlock: (() => void) | undefined
  let giveBack: (() => void) | undefined
  const root = createRoot(frame)
  let firstClick: number | undefined
  let click: Event | undefined
  frame.addEventListener('click', event => (click = event), true)

  const controller = createController(options, {
    whenFree: () => (predecessor ? whenReleased(predecessor) : undefined),
    draw(model, asked) {
      frame.lang = model.locale
      frame.dir = chooseDirection(asked)
      if (!frame.firstChild) followLooks(frame, model)
      if (placement === 'over-page') liftToTopLayer(host)
      if (placement === 'whole-page') unlock ??= lockScroll()
      root.render(createElement(App, { model }))
      if (!predecessor) return
      takeOver(predecessor, frame)
      firstClick = clickedAt(predecessor)
      // Releases the element and everything that it holds in memory.
      predecessor = null
      if (firstClick) model.chat.send({ type: 'open', byVisitor: true })
    },
    show(isShown) {
      host.style.setProperty('display', isShown ? 'block' : 'none', 'important')
      arrangeLaunchers()
    },
    showLauncher(isShown) {
      frame.toggleAttribute('data-bare', !isShown)
      arrangeLaunchers()
    },
    remove,
    // An event with a phase is being dispatched right now.
    clickedAt: () => firstClick ?? (click?.eventPhase ? click.timeStamp : undefined),
    beside,
  })
  giveBack = ownLauncher(options.launcher, controller, host)
  return controller

  function remove() {
    giveBack?.()
    unlock?.()
    letGo()
    shadow.adoptedStyleSheets = []
    if (removesHost || isLoaders) host.remove()
    else releaseHost(host)
    // React refuses to unmount a root from within another root's effects, where React hosts call destroy().
    queueMicrotask(() => {
      root.unmount()
      frame.remove()
    })
  }
}
