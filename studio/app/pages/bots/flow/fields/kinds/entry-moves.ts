import {
  applyOperations,
  asOperations,
  type Change,
  type Draft,
  type PathStep,
  type ReadData,
  type Step,
  setChange,
} from 'talkgraph/builder'

/** How a path names an entry: by its id where it has one, else by its place. */
export function nameOfEntry(list: readonly unknown[], place: number): PathStep {
  const id = idOf(list[place])
  return id !== '' && list.findIndex(entry => idOf(entry) === id) === place ? id : place
}

/**
 * The changes that put an entry in another place of its list. An entry with an id goes alone and keeps its ways on, so
 * that what others write in its neighbours meanwhile stays; other lists are written anew.
 */
export function movedEntry(
  draft: Draft,
  step: Step & { readonly id: string },
  path: readonly PathStep[],
  list: readonly unknown[],
  { from, to }: { readonly from: number; readonly to: number },
): Change[] {
  const rest = list.toSpliced(from, 1)
  const moved = rest.toSpliced(to, 0, list[from])
  const name = nameOfEntry(list, from)
  const whole = [setChange(step, path, moved)]
  if (typeof name !== 'string' || setChange(step, [...path, name], list[from]).op !== 'set')
    return whole
  const before = rest[to] === undefined ? undefined : nameOfEntry(rest, to)
  const changes: Change[] = [
    { op: 'take', nodeId: step.id, path: [...path, name] },
    {
      op: 'insert',
      nodeId: step.id,
      path: [...path],
      entry: list[from],
      before,
    },
  ]
  const edges = draft.elements[0].edges
  const tried = tryOut(draft, changes)
  if (tried.refused.length > 0) return whole
  const left = new Set(tried.draft.elements[0].edges)
  const back = edges.flatMap((edge, place): Change[] => {
    const next = edges[place + 1]?.id
    return left.has(edge) ? [] : [{ op: 'connect', edge, before: next }]
  })
  return [...changes, ...back.reverse()]
}

/**
 * The changes that give an entry another id: its ways on and its translations go with it. Where it is refused, as an id
 * is that another entry has, nothing else is changed.
 */
export function renamedEntry(
  draft: Draft,
  step: Step & { readonly id: string },
  path: readonly PathStep[],
  id: string,
): Change[] {
  const renamed: Change = { op: 'set', nodeId: step.id, path: [...path], value: id }
  if (tryOut(draft, [renamed]).refused.length > 0) return [renamed]
  const list = path.slice(0, -2)
  const old = String(path.at(-2))
  const prefix = `${list.join('.')}.${old}.`
  const edges = draft.elements[0].edges
    .filter(edge => edge.source === step.id)
    .flatMap((edge): Change[] => {
      const handle = [old, `source-${old}`].find(name => name === edge.sourceHandle)
      return handle === undefined
        ? []
        : [
            { op: 'disconnect', edgeId: edge.id },
            { op: 'connect', edge: { ...edge, sourceHandle: handle.slice(0, -old.length) + id } },
          ]
    })
  const texts = entriesOf(draft.translations).flatMap(([locale, steps]) =>
    entriesOf(entriesOf(steps).find(([nodeId]) => nodeId === step.id)?.[1]).flatMap(
      ([field, text]): Change[] =>
        field.startsWith(prefix)
          ? [
              { op: 'bot', path: ['translations', locale, step.id, field] },
              {
                op: 'bot',
                path: [
                  'translations',
                  locale,
                  step.id,
                  `${list.join('.')}.${id}.${field.slice(prefix.length)}`,
                ],
                value: text,
              },
            ]
          : [],
    ),
  )
  return [renamed, ...edges, ...texts]
}

function tryOut(draft: Draft, changes: readonly Change[]) {
  let count = 0
  return applyOperations(
    draft,
    asOperations(changes, () => `try-${++count}`),
  )
}

const idOf = (entry: unknown): string => {
  const { id } = asRecord(entry)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

const asRecord = (value: unknown): ReadData =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const entriesOf = (value: unknown) => Object.entries(asRecord(value))
