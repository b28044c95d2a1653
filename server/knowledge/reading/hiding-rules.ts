import { type AtRule, type Container, type Document, parse, type Rule } from 'postcss'
import { type Declarations, hides, hidingNames } from './takes-out-of-sight.js'

const mostRules = 5000
const mostHiding = 500
const longestSheets = 500_000

/**
 * The selectors of rules that hide, where they hold on every screen. What another rule shows again, as one that opens an answer
 * does, is not hidden for good.
 */
export function hidingSelectors(sheets: readonly string[]): readonly string[] {
  const hiding: { selector: string; declared: Declarations }[] = []
  const showing = new Map<string, string[]>()
  let count = 0
  let rest = longestSheets
  for (const sheet of sheets) {
    read(sheet.slice(0, rest))
    rest -= Math.min(rest, sheet.length)
  }
  return hiding
    .slice(0, mostHiding)
    .filter(({ selector, declared }) => {
      const wanted = partsOf(selector)
      const others = [...declared.keys()].flatMap(name => showing.get(name) ?? [])
      return wanted.length === 0 || !others.some(other => isOf(other, wanted))
    })
    .map(({ selector }) => selector)

  function read(sheet: string): void {
    try {
      parse(sheet).walkRules(rule => {
        count++
        if (count > mostRules || !holdsAlways(rule.parent)) return
        const declared = declaredIn(rule)
        if (hides(declared)) {
          for (const selector of rule.selectors) hiding.push({ selector, declared })
          return
        }
        for (const name of declared.keys())
          if (hidingNames.has(name))
            showing.set(name, [...(showing.get(name) ?? []), ...rule.selectors.slice(0, 50)])
      })
    } catch {
      // What is no style sheet hides nothing.
    }
  }
}

function declaredIn(rule: Rule): Declarations {
  const declared = new Map<string, string>()
  rule.each(node => {
    if (node.type === 'decl') declared.set(node.prop.toLowerCase(), node.value.toLowerCase())
  })
  return declared
}

function holdsAlways(parent: Container | Document | undefined): boolean {
  if (!parent || parent.type === 'root') return true
  return parent.type === 'atrule' && isEverywhere(parent as AtRule) && holdsAlways(parent.parent)
}

const isEverywhere = ({ name, params }: AtRule): boolean =>
  name === 'media'
    ? /^(?:all|screen|only screen)$/i.test(params.trim())
    : /^(?:layer|supports)$/.test(name)

/** Tag, classes and id of what a selector is about. */
const partsOf = (selector: string): readonly string[] =>
  (selector.split(/[\s>+~]+/).at(-1) ?? '').match(/(?:^|[.#])[\w-]+/g) ?? []

function isOf(selector: string, wanted: readonly string[]): boolean {
  const own = partsOf(selector)
  return wanted.every(part => own.includes(part))
}
