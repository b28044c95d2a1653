import { selectAll } from 'css-select'
import { type Document, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { hidingSelectors } from './hiding-rules.js'
import { declarationsIn, hides } from './takes-out-of-sight.js'

/** Classes that pages give to what is only for screen readers. */
const readersOnly = new Set(['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text'])

/**
 * What of a page a visitor does not see: by attributes, by styles of the element, and by style sheets, those in the page and
 * those that stand at addresses of their own.
 */
export function hiddenIn(tree: Document, sheets: readonly string[]): ReadonlySet<unknown> {
  const hidden = new Set<unknown>()
  for (const node of DomUtils.filter(isTag, tree.children))
    if (isTag(node) && isHidden(node)) hidden.add(node)
  const own = DomUtils.getElementsByTagName('style', tree.children, true).filter(isForAll)
  const all = [...sheets, ...own.map(sheet => DomUtils.textContent(sheet))]
  for (const selector of hidingSelectors(all))
    try {
      for (const node of selectAll(selector, tree.children)) hidden.add(node)
    } catch {
      // A selector that only browsers know.
    }
  return hidden
}

/** The addresses of style sheets that hold on a screen, as the page names them. */
export const sheetsIn = (tree: Document): readonly string[] =>
  DomUtils.getElementsByTagName('link', tree.children, true)
    .filter(
      sheet =>
        /(?:^|\s)stylesheet(?:\s|$)/i.test(sheet.attribs.rel ?? '') &&
        !/(?:^|\s)alternate(?:\s|$)/i.test(sheet.attribs.rel ?? '') &&
        isForAll(sheet),
    )
    .flatMap(({ attribs }) => (attribs.href ?? '').trim() || [])

/** Not for print alone, nor for those without scripts. */
function isForAll(sheet: Element): boolean {
  // What is for print until it has loaded is for all then.
  const isLate = /\bmedia\b/.test(sheet.attribs.onload ?? '')
  if (!isLate && !/^(?:|all|screen|only screen)$/i.test((sheet.attribs.media ?? '').trim()))
    return false
  return !isWithoutScripts(sheet)
}

/** Whether an element is there for those without scripts alone. */
export function isWithoutScripts({ parent }: Element): boolean {
  for (let at = parent; at; at = at.parent) if (isTag(at) && at.name === 'noscript') return true
  return false
}

function isHidden({ attribs }: Element): boolean {
  return (
    attribs.hidden !== undefined ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.class ?? '').split(/\s+/).some(name => readersOnly.has(name)) ||
    hides(declarationsIn(attribs.style ?? ''))
  )
}
