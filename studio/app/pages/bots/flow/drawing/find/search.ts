import {
  type Change,
  type Draft,
  formOfField,
  looksId,
  lookTitles,
  nameOfField,
  type PathStep,
} from 'talkgraph/builder'
import { readFlow } from '../../model/graph/read-graph.js'

/** A text of the bot in which something was found. */
export interface Found {
  readonly key: string
  /** `customizations` for what stands in the looks. */
  readonly nodeId: string
  /** What the step is called. */
  readonly step: string
  /** What the field is called, with its language where it is a translation. */
  readonly field: string
  readonly path: readonly PathStep[]
  readonly language: string | null
  readonly text: string
  /** Where in the text, from 0. */
  readonly at: number
}

/** What nobody looks for: secrets, and what only programs read. */
const passed = new Set(['secret', 'id', 'node', 'json'])

/** Every text that holds the words, in the order of the steps. Capitals do not count. */
export function search(draft: Draft, words: string): Found[] {
  if (words.trim() === '') return []
  const { steps } = readFlow(draft)
  const wanted = words.toLowerCase()
  const found: Found[] = []
  const look = (place: Omit<Found, 'key' | 'at'>) => {
    const at = place.text.toLowerCase().indexOf(wanted)
    if (at >= 0)
      found.push({
        ...place,
        at,
        key: [place.nodeId, place.language ?? '', ...place.path].join(' '),
      })
  }
  for (const { id, data } of draft.elements[0].nodes) {
    const step = steps.get(id)
    if (!step) continue
    for (const { path, text } of textsIn(data)) {
      const dotted = path.join('.')
      const form = formOfField(step.type, dotted)
      if (form && !passed.has(form.kind))
        look({
          nodeId: id,
          step: step.name,
          field: nameOfField(step.type, dotted),
          path,
          language: null,
          text,
        })
    }
    for (const [language, path, text] of translationsOf(draft, id))
      look({
        nodeId: id,
        step: step.name,
        field: `${nameOfField(step.type, path)} (${language})`,
        path: [path],
        language,
        text,
      })
  }
  for (const { field, language, text } of lookTexts(draft)) {
    const title = lookTitles[field]
    look({
      nodeId: looksId,
      step: 'Looks',
      field: language === null ? title : `${title} (${language})`,
      path: [field],
      language,
      text,
    })
  }
  return found
}

type LookText = keyof typeof lookTitles

const lookNames = Object.keys(lookTitles).filter((name): name is LookText =>
  Object.hasOwn(lookTitles, name),
)

/** What the header, the launcher and the foot say, in each language. */
function* lookTexts(draft: Draft): Generator<{
  readonly field: LookText
  readonly language: string | null
  readonly text: string
}> {
  const looks = Object(draft.customizations) as Record<string, unknown>
  for (const field of lookNames) {
    const text = looks[field]
    if (typeof text === 'string') yield { field, language: null, text }
  }
  for (const [language, path, text] of translationsOf(draft, looksId)) {
    const field = lookNames.find(name => name === path)
    if (field) yield { field, language, text }
  }
}

function* textsIn(
  value: unknown,
  path: readonly PathStep[] = [],
): Generator<{ path: readonly PathStep[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* textsIn(entry, [...path, idOf(entry) ?? index])
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name])
}

const idOf = (entry: unknown): string | undefined => {
  const { id } = Object(entry) as { id?: unknown }
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Language, path and text of what a step says in other languages. */
function* translationsOf(
  { translations }: Draft,
  nodeId: string,
): Generator<readonly [string, string, string]> {
  for (const [language, nodes] of Object.entries(Object(translations) as Record<string, unknown>)) {
    const texts = Object(Object(nodes)[nodeId]) as Record<string, unknown>
    for (const [path, text] of Object.entries(texts))
      if (typeof text === 'string') yield [language, path, text]
  }
}

/** What puts other words in the place of all that was found in these texts. */
export function replaceIn(places: readonly Found[], words: string, by: string): Change[] {
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu')
  return places.map(({ nodeId, path, language, text }): Change => {
    const value = text.replace(pattern, () => by)
    if (language === null && nodeId === looksId)
      return { op: 'bot', path: [looksId, ...path], value }
    return language === null
      ? { op: 'set', nodeId, path: [...path], value }
      : { op: 'bot', path: ['translations', language, nodeId, ...path], value }
  })
}
