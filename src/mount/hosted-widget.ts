import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { toCssVariables } from '../../themes/index.js'
import { chooseDirection, chooseLocale } from '../env/locale.js'
import { styles } from '../styles/index.js'
import { App } from '../widget/app.js'
import { lockScroll } from '../widget/lock-scroll.js'
import { resolveImage } from '../widget/resolve-image.js'
import { adoptStyles } from './adopt-styles.js'
import type { Beside } from './beside.js'
import { createController } from './controller.js'
import { liftToTopLayer, placeOf, protectHost, releaseHost } from './host-element.js'
import type { MountOptions, Widget } from './options.js'
import { takeOver } from './take-over.js'

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
  const place = placeOf(options.mode ?? 'live-chat', options.target !== undefined)
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const predecessor = shadow.getElementById('stand-in')
  const frame = document.createElement('div')
  frame.className = 'frame'
  frame.dataset.place = place
  frame.dir = chooseDirection(options.locale)
  frame.lang = chooseLocale(options.locale)
  protectHost(host, place)
  adoptStyles(shadow, styles, options.nonce)
  shadow.append(frame)
  let unlock: (() => void) | undefined
  const root = createRoot(frame)

  const controller = createController(options, {
    draw(model) {
      const paint = () => {
        const looks = model.looks.get()
        const chatBgImg = looks.chatBgImg && resolveImage(looks.chatBgImg, model.server)
        applyVariables(frame, toCssVariables({ ...looks, chatBgImg }))
        frame.toggleAttribute('data-dark', isDark(getComputedStyle(frame).columnRuleColor))
      }
      paint()
      model.looks.subscribe(paint)
      if (place === 'over-page') liftToTopLayer(host)
      if (place === 'whole-page') unlock = lockScroll()
      root.render(createElement(App, { model }))
      if (predecessor && takeOver(predecessor, frame)) model.chat.send({ type: 'open', byVisitor: true })
    },
    show: isShown => host.style.setProperty('display', isShown ? 'block' : 'none', 'important'),
    remove,
    beside,
  })
  return controller

  function remove() {
    unlock?.()
    if (removesHost || predecessor) host.remove()
    else releaseHost(host)
    // React refuses to unmount a root from within another root's effects, where React hosts call destroy().
    queueMicrotask(() => {
      root.unmount()
      frame.remove()
    })
  }
}

/** Does light text read better on a colour, given as `rgb()`? */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue < 118
}

function applyVariables(frame: HTMLElement, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) frame.style.setProperty(name, value)
}
