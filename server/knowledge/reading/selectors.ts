import { isTraversal, parse, type Selector } from 'css-what'

/** What a selector is about, by its last part. */
export interface Subject {
  /** Tag, classes, id and attributes. */
  readonly parts: ReadonlySet<string>
  /** All that a page shows, or the frame of it. */
  readonly isWhole: boolean
  /** It is there until a script has loaded, or has opened it. */
  readonly waits: boolean
}

/** Classes, attributes and ids by which libraries know what they show once they have loaded. */
const waiting = new Set([
  ...['v-cloak', 'x-cloak', 'ng-cloak', 'ng:cloak', 'data-cloak', 'wow', 'no-fouc', 'preFade'],
  ...['elementor-invisible', 'et_animated', 'fl-animation', 'wpb_animate_when_almost_visible'],
])
const wholes = new Set(['html', 'body', 'main', ':root'])
const wholeIds = new Set([
  ...['app', 'root', 'main', 'page', 'wrapper', 'svelte'],
  ...['__next', '__nuxt', '__layout', '___gatsby', 'q-app'],
])

/** Reads one selector; undefined: it is none that is known. */
export function readSelector(selector: string): Subject | undefined {
  const tokens = tokensOf(selector)
  if (!tokens) return undefined
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1)
  const parts = new Set(last.flatMap(partOf))
  return {
    parts,
    isWhole: [...parts].some(part => wholes.has(part)) || last.some(isWholeId),
    waits: last.some(token => namesOf(token).some(name => waiting.has(name)) || isState(token)),
  }
}

function tokensOf(selector: string): readonly Selector[] | undefined {
  try {
    return parse(selector.slice(0, 1000))[0]
  } catch {
    return undefined
  }
}

const isWholeId = (token: Selector) =>
  token.type === 'attribute' && token.name === 'id' && wholeIds.has(token.value)

function partOf(token: Selector): string | readonly string[] {
  if (token.type === 'tag') return token.name
  if (token.type === 'attribute') return `[${token.name} ${token.action} ${token.value}]`
  return token.type === 'pseudo' && token.name === 'root' ? ':root' : []
}

const namesOf = (token: Selector): readonly string[] =>
  token.type === 'attribute' ? [/^(?:class|id)$/.test(token.name) ? token.value : token.name] : []

/** Whether an element is meant as long as it has not got something that a script gives it. */
const isState = (token: Selector): boolean =>
  token.type === 'pseudo' &&
  token.name === 'not' &&
  Array.isArray(token.data) &&
  token.data.some(each => each.some(({ type }) => type === 'attribute'))
