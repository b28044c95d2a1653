import { selectAll } from 'css-select'
import { type Document, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { parse } from 'postcss'

const mostRules = 2000
const longestSheet = 200_000
/** Classes that pages give to what is only for screen readers. */
const readersOnly = new Set(['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text'])

/**
 * What of a page a visitor does not see: by attributes, by styles of the element and by style sheets in the page. Sheets at
 * addresses of their own are not read.
 */
export function hiddenIn(tree: Document): ReadonlySet<unknown> {
  const hidden = new Set<unknown>()
  for (const node of DomUtils.filter(isTag, tree.children))
    if (isTag(node) && isHidden(node)) hidden.add(node)
  for (const selector of hidingSelectors(tree))
    try {
      for (const node of selectAll(selector, tree.children)) hidden.add(node)
    } catch {
      // A selector that only browsers know.
    }
  return hidden
}

function isHidden({ attribs }: Element): boolean {
  return (
    attribs.hidden !== undefined ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.class ?? '').split(/\s+/).some(name => readersOnly.has(name)) ||
    hides(declarationsIn(attribs.style ?? ''))
  )
}

type Declarations = ReadonlyMap<string, string>

function declarationsIn(style: string): Declarations {
  const found = new Map<string, string>()
  for (const part of style.slice(0, 5000).split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const value = part.slice(colon + 1).replace('!important', '')
    found.set(part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase())
  }
  return found
}

/** The selectors of rules that hide, where they hold on a screen. */
function hidingSelectors(tree: Document): readonly string[] {
  const sheets = DomUtils.getElementsByTagName('style', tree.children, true)
  const text = sheets.map(sheet => DomUtils.textContent(sheet)).join('\n')
  const found: string[] = []
  let count = 0
  try {
    parse(text.slice(0, longestSheet)).walkRules(rule => {
      count++
      if (count > mostRules || rule.parent?.type !== 'root') return
      const declared = new Map<string, string>()
      rule.each(node => {
        if (node.type === 'decl') declared.set(node.prop.toLowerCase(), node.value.toLowerCase())
      })
      if (hides(declared)) found.push(rule.selector)
    })
  } catch {
    // What is no style sheet hides nothing.
  }
  return found
}

/** Farther away, in pixels, nothing is on the screen. */
const faraway = -500
const sides = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top']

/** Whether declarations take an element out of sight. */
function hides(style: Declarations): boolean {
  const of = (name: string) => style.get(name) ?? ''
  const size = (name: string) => Number.parseFloat(of(name))
  const isTiny = (name: string) => size(name) <= 1 && !/em|%|vw|vh/.test(of(name))
  return (
    of('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(of('visibility')) ||
    of('content-visibility') === 'hidden' ||
    size('opacity') <= 0.05 ||
    size('font-size') <= 0.1 ||
    (isTiny('font-size') && of('font-size').endsWith('px')) ||
    sides.some(
      name =>
        size(name) <= faraway || (/^-\d+(?:em|rem|vw|vh)/.test(of(name)) && size(name) <= -50),
    ) ||
    (/hidden|clip/.test(of('overflow')) &&
      ['width', 'height', 'max-width', 'max-height'].some(isTiny)) ||
    /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(
      of('clip'),
    ) ||
    /^inset\(\s*(?:50|100)%/.test(of('clip-path')) ||
    /^scale\(\s*0(?:\.0+)?\s*\)/.test(of('transform')) ||
    /^translate[xy]?\(\s*-\d{4,}/.test(of('transform')) ||
    of('color') === 'transparent' ||
    (of('color') !== '' &&
      (of('color') === of('background-color') || of('color') === of('background')))
  )
}
