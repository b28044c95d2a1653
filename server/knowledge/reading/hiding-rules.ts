import { type AtRule, type Container, type Document, parse, type Rule } from 'postcss'
import { readSelector, type Subject } from './selectors.js'
import { type Declarations, hides, hidingNames } from './takes-out-of-sight.js'

const mostRules = 5000
const mostHiding = 500
/** Selectors that declare a property by which something could be shown again. */
const mostShowing = 2000
const longestSheets = 500_000
/** Nobody points at anything of a page that is read. */
const untouched = /:not\(:(?:active|focus|focus-visible|focus-within|hover)\)/gi

interface Declaring {
  readonly subject: Subject
  readonly declared: Declarations
}

/**
 * The selectors of rules that hide, where they hold on every screen. What another rule shows again, as one that opens an answer
 * does, is not hidden for good, nor is what a script brings in once it has loaded.
 */
export function hidingSelectors(sheets: readonly string[]): readonly string[] {
  const hiding: (Declaring & { readonly selector: string })[] = []
  const showing = new Map<string, Declaring[]>()
  let count = 0
  let rest = longestSheets
  for (const sheet of sheets) {
    read(sheet.length > rest ? shortened(sheet, rest) : sheet)
    rest -= Math.min(rest, sheet.length)
  }
  return hiding.filter(isForGood).map(({ selector }) => selector)

  function read(sheet: string): void {
    try {
      parse(sheet).walkRules(rule => {
        count++
        if (count > mostRules || !holdsAlways(rule.parent)) return
        const declared = declaredIn(rule)
        if (hides(declared)) hide(rule, declared)
        else show(rule, declared)
      })
    } catch {
      // What is no style sheet hides nothing.
    }
  }

  function hide({ selectors }: Rule, declared: Declarations): void {
    for (const each of selectors) {
      if (hiding.length === mostHiding) return
      const selector = each.replaceAll(untouched, '')
      const subject = readSelector(selector)
      if (subject && !isBroughtIn(subject, declared)) hiding.push({ selector, subject, declared })
    }
  }

  function show({ selectors }: Rule, declared: Declarations): void {
    const names = [...declared.keys()].filter(name => hidingNames.has(name))
    if (names.length === 0) return
    const subjects = selectors.slice(0, 50).flatMap(selector => readSelector(selector) ?? [])
    for (const name of names) {
      const those = showing.get(name) ?? []
      showing.set(name, those)
      for (const subject of subjects)
        if (those.length < mostShowing) those.push({ subject, declared })
    }
  }

  /** By what hides it alone, whatever of it another rule takes back. */
  function isForGood({ subject, declared }: Declaring): boolean {
    const wanted = [...subject.parts]
    if (wanted.length === 0) return true
    const left = new Map(declared)
    for (const [name, value] of declared)
      for (const other of showing.get(name) ?? [])
        if (
          value !== other.declared.get(name) &&
          wanted.every(part => other.subject.parts.has(part))
        )
          left.set(name, other.declared.get(name) ?? '')
    return hides(left)
  }
}

/**
 * What waits for a script: the whole of a page, what says so by its name, and what has lost a class or an attribute that brings
 * it back.
 */
function isBroughtIn({ parts, isWhole, waits }: Subject, declared: Declarations): boolean {
  if (isWhole || waits) return true
  const isAnimated = declared.get('display') !== 'none'
  return isAnimated && [...parts].some(part => part.startsWith('[data-'))
}

/** The rules of a sheet that end within so many characters. */
function shortened(sheet: string, most: number): string {
  const whole = sheet.slice(0, sheet.lastIndexOf('}', most - 1) + 1)
  const open = countOf(whole, '{') - countOf(whole, '}')
  return whole + '}'.repeat(Math.max(0, open))
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

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
