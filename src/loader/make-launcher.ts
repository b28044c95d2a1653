import { chooseSide } from '../env/locale.js'
import { chatIconPath } from '../kit/chat-icon-path.js'
import type { LauncherLooks } from './record.js'
import type { Load } from './stand-in.js'

const vectors = 'http://www.w3.org/2000/svg'

/**
 * Makes a launcher that has the one file fetched when a visitor comes near. Returns what draws it with the bot's own
 * looks, as the widget does.
 */
export function makeLauncher(
  frame: HTMLElement,
  server: string,
  name: string,
  locale: string | undefined,
  load: Load,
): (looks: LauncherLooks) => void {
  const launcher = document.createElement('button')
  Object.assign(launcher, {
    type: 'button',
    className: 'launcher',
    part: 'launcher',
    ariaLabel: name,
    ariaExpanded: 'false',
  })
  launcher.append(icon())
  launcher.onpointerover = launcher.onfocus = load
  launcher.onclick = async ({ timeStamp }) => {
    // Read by the widget when it takes over.
    frame.setAttribute('data-open', `${timeStamp}`)
    launcher.ariaBusy = 'true'
    if (await load()) return
    frame.removeAttribute('data-open')
    launcher.ariaBusy = null
  }

  return looks => {
    const { widgetPosition = chooseSide(locale), widgetIconThemeType, widgetIconImage } = looks
    launcher.setAttribute('data-position', widgetPosition)
    launcher.setAttribute('data-theme', widgetIconThemeType ?? '')
    for (const [name, value] of Object.entries(looks)) {
      const variable = `--tg-${name.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`
      frame.style.setProperty(variable, typeof value === 'number' ? `${value}px` : `${value}`)
    }
    if (widgetIconImage)
      launcher.replaceChildren(picture(new URL(widgetIconImage, `${server}/`).href))
    frame.append(launcher)
  }
}

function picture(src: string): Element {
  return Object.assign(document.createElement('img'), { className: 'launcher-image', alt: '', src })
}

function icon(): Element {
  const svg = document.createElementNS(vectors, 'svg')
  const path = document.createElementNS(vectors, 'path')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', chatIconPath)
  svg.append(path)
  return svg
}
