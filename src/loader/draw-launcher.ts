import { chatIconPath } from '../widget/chat-icon-path.js'
import type { LauncherLooks } from './launcher-looks.js'
import type { Load } from './stand-in.js'

const vectors = 'http://www.w3.org/2000/svg'

/**
 * Draws the launcher as the widget does, and has the one file fetched when a visitor comes near. Throws when the address
 * of its picture is none.
 */
export function drawLauncher(frame: HTMLElement, looks: LauncherLooks, server: string, load: Load): void {
  const { widgetPosition = 'right', widgetIconThemeType, widgetIconImage } = looks
  const launcher = document.createElement('button')
  for (const [name, value] of Object.entries(looks)) {
    const variable = `--tg-${name.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`
    frame.style.setProperty(variable, typeof value === 'number' ? `${value}px` : `${value}`)
  }
  Object.assign(launcher, { type: 'button', className: 'launcher', part: 'launcher' })
  Object.assign(launcher.dataset, { position: widgetPosition, theme: widgetIconThemeType })
  launcher.ariaLabel = 'Open chat'
  launcher.ariaExpanded = 'false'
  launcher.append(widgetIconImage ? picture(new URL(widgetIconImage, `${server}/`).href) : icon())
  launcher.onpointerover = launcher.onfocus = () => load()
  launcher.onclick = async () => {
    // Read by the widget when it takes over.
    frame.dataset.open = `${Date.now()}`
    launcher.ariaBusy = 'true'
    if (await load(true)) return
    delete frame.dataset.open
    launcher.ariaBusy = null
  }
  frame.append(launcher)
}

function picture(src: string): Element {
  return Object.assign(document.createElement('img'), { className: 'launcher-image', alt: '', src })
}

function icon(): Element {
  const svg = document.createElementNS(vectors, 'svg')
  const path = document.createElementNS(vectors, 'path')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.ariaHidden = 'true'
  path.setAttribute('d', chatIconPath)
  svg.append(path)
  return svg
}
