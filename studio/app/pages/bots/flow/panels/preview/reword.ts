import type { Draft } from 'talkgraph/builder'
import type { SavedSession } from 'talkgraph/runtime'

/** A conversation with the texts that a step has now in the bubbles that stand there; what cannot be matched stays as it was said. */
export function reword(session: SavedSession, before: Draft, after: Draft): SavedSession {
  const changed = changedTexts(before, after)
  if (changed.size === 0) return session
  return {
    ...session,
    items: session.items.map(item => {
      const texts =
        item.kind === 'said' && item.content.kind === 'text' ? changed.get(item.nodeId) : undefined
      if (!texts || item.kind !== 'said' || item.content.kind !== 'text') return item
      const { content } = item
      for (const [old, now] of texts) {
        const text = refill(content.text, old, now)
        const html = refill(content.html, old, now)
        if (text !== undefined && html !== undefined)
          return { ...item, content: { ...content, text, html } }
      }
      return item
    }),
  }
}

type Texts = readonly (readonly [string, string])[]

/** By step, the texts that were others before. */
function changedTexts(before: Draft, after: Draft): ReadonlyMap<string, Texts> {
  const old = new Map(before.elements[0].nodes.map(node => [node.id, node]))
  const changed = new Map<string, Texts>()
  for (const node of after.elements[0].nodes) {
    const was = old.get(node.id)
    if (!was || was === node) continue
    const texts = [...pairs(was.data, node.data)]
    if (texts.length > 0) changed.set(node.id, texts)
  }
  return changed
}

function* pairs(old: unknown, now: unknown): Generator<readonly [string, string]> {
  if (typeof old === 'string' && typeof now === 'string') {
    if (old !== now && old.trim() !== '' && now.trim() !== '') yield [old, now]
  } else if (typeof old === 'object' && typeof now === 'object' && old && now) {
    for (const [name, value] of Object.entries(old)) yield* pairs(value, Reflect.get(now, name))
  }
}

const placeholder = /\$\{[^{}]+\}|\{\{[^{}]+\}\}|\{[^{}]+\}/g
const nameIn = (typed: string) => typed.replace(/\|[^{}]*|[${}\s]/g, '')

/** What was said with one text, as it would have been said with another; undefined where it was not said with that text. */
function refill(said: string, old: string, now: string): string | undefined {
  const names = [...old.matchAll(placeholder)].map(([typed]) => nameIn(typed))
  const found = between(said, old.split(placeholder))
  if (!found) return undefined
  const values = new Map(names.map((name, place) => [name, found[place] ?? '']))
  return now.replace(placeholder, typed => values.get(nameIn(typed)) ?? typed)
}

/** What stands in a text between the parts that it is made of; undefined where it is not made of them. */
function between(text: string, parts: readonly string[]): string[] | undefined {
  const [first = '', ...others] = parts
  if (!text.startsWith(first)) return undefined
  let from = first.length
  const found: string[] = []
  for (const [place, part] of others.entries()) {
    const isLast = place === others.length - 1
    const at = isLast ? text.length - part.length : text.indexOf(part, from)
    if (at < from || !text.startsWith(part, at)) return undefined
    found.push(text.slice(from, at))
    from = at + part.length
  }
  return from === text.length ? found : undefined
}
