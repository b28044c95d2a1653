import { toCssVariables } from '../../themes/index.js'
import { resolveImage } from '../kit/resolve-image.js'
import type { WidgetModel } from '../model/widget-model.js'

/** Paints a widget's looks on its frame, as CSS variables, and again as they change. */
export function followLooks(
  frame: HTMLElement,
  model: Pick<WidgetModel, 'looks' | 'server'>,
): void {
  const paint = () => {
    const looks = model.looks.get()
    const chatBgImg = looks.chatBgImg && resolveImage(looks.chatBgImg, model.server)
    applyVariables(frame, toCssVariables({ ...looks, chatBgImg }))
    frame.toggleAttribute('data-dark', isDark(getComputedStyle(frame).columnRuleColor))
  }
  paint()
  model.looks.subscribe(paint)
}

/** Does light text read better on a colour, given as `rgb()`? */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue < 118
}

function applyVariables(frame: HTMLElement, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) frame.style.setProperty(name, value)
}
