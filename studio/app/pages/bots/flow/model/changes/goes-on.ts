import { type Draft, formOfField, typeOfStep } from 'talkgraph/builder'

/**
 * Whether a conversation that has come by these steps, in this order, can go on where it stands after a change: the steps
 * are there, decide as before, and lead on as they did. What a step says may be another text.
 */
export function goesOn(before: Draft, after: Draft, way: readonly string[]): boolean {
  const [old, now] = [before.elements[0], after.elements[0]]
  if (old.nodes === now.nodes && old.edges === now.edges) return true
  const [was, is] = [
    new Map(old.nodes.map(each => [each.id, each])),
    new Map(now.nodes.map(each => [each.id, each])),
  ]
  const last = way.at(-1)
  return way.every((id, place) => {
    const [one, other] = [was.get(id), is.get(id)]
    if (!one || !other || one.type !== other.type) return false
    // Where it stands the step is entered again, as it is now.
    if (id !== last && !isReworded(typeOfStep(one), one.data, other.data)) return false
    const next = way[place + 1]
    return next === undefined || leads(before, id, next) === leads(after, id, next)
  })
}

/** By which exits a step leads to another one. */
function leads({ elements: [{ edges }] }: Draft, source: string, target: string): string {
  const handles = edges
    .filter(edge => edge.source === source && edge.target === target)
    .map(({ sourceHandle }) => sourceHandle ?? '')
  return JSON.stringify(handles.sort())
}

/** Whether two drafts are played alike: they differ at most in where their steps stand, in what is drawn around them, and in their tests. */
export function isPlayedAlike(before: Draft, after: Draft): boolean {
  const {
    elements: [old],
    ...of
  } = before
  const {
    elements: [now],
    ...is
  } = after
  const names = new Set([...Object.keys(of), ...Object.keys(is)].filter(name => !drawn.has(name)))
  return (
    [...names].every(name => isSame(of[name], is[name])) &&
    isSame(old.edges, now.edges) &&
    old.nodes.length === now.nodes.length &&
    old.nodes.every(({ id, type, data }, place) => {
      const other = now.nodes[place]
      return other?.id === id && other.type === type && isSame(other.data, data)
    })
  )
}

/** What the server has taken is as it was, and another object. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const drawn = new Set(['groups', 'notes', 'tests'])

/** Whether nothing but what people read is another. */
function isReworded(
  type: string,
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): boolean {
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string')
    return formOfField(type, path.join('.'))?.kind === 'words'
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      name =>
        Object.hasOwn(other, name) &&
        isReworded(type, Reflect.get(one, name), Reflect.get(other, name), [...path, name]),
    )
  )
}
