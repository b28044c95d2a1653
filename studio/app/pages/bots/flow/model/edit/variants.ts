import {
  type Change,
  type Draft,
  describeType,
  exitsOf,
  kindOfStep,
  readStep,
  typeOfStep,
} from 'talkgraph/builder'
import { readFlow } from '../graph/read-graph.js'

/** One way of offering options of which one is picked. */
export interface ChoiceVariant {
  readonly type: string
  /** What it is called beside the others. */
  readonly title: string
  readonly question: string
  /** The list that the options stand in, and the field of an entry with its words. */
  readonly list?: { readonly name: string; readonly words: string }
  /** Or the fields with the words of each. */
  readonly slots?: readonly string[]
  /** At most so many options. */
  readonly most: number
}

/** The kinds of steps that offer options of which one is picked: one entry where steps are added, one field where they are changed. */
export const choiceVariants: readonly ChoiceVariant[] = [
  {
    type: 'n-choices',
    title: 'Any number of buttons',
    question: 'choicePrompt',
    list: { name: 'choices', words: 'choiceText' },
    most: Number.POSITIVE_INFINITY,
  },
  {
    type: 'yes-or-no-choice',
    title: 'Yes or no',
    question: 'questionText',
    list: { name: 'options', words: 'label' },
    most: 2,
  },
  {
    type: 'two-choices',
    title: 'Two buttons',
    question: 'choicePrompt',
    slots: ['choiceText1', 'choiceText2'],
    most: 2,
  },
  {
    type: 'three-choices',
    title: 'Three buttons',
    question: 'choicePrompt',
    slots: ['choiceText1', 'choiceText2', 'choiceText3'],
    most: 3,
  },
  {
    type: 'select-option',
    title: 'Up to five options',
    question: 'selectPrompt',
    slots: ['option1', 'option2', 'option3', 'option4', 'option5'],
    most: 5,
  },
  {
    type: 'n-select-option',
    title: 'A list of options',
    question: 'selectPrompt',
    list: { name: 'options', words: 'optionText' },
    most: Number.POSITIVE_INFINITY,
  },
]

/** The variant that a type is; undefined where it is none. */
export const variantOf = (type: string): ChoiceVariant | undefined =>
  choiceVariants.find(each => each.type === type)

/** Why a step cannot be offered in another way without losing something, in a sentence; undefined where it can. */
export function lackOf(draft: Draft, nodeId: string, to: ChoiceVariant): string | undefined {
  const from = readChoice(draft, nodeId)
  if (!from || from.variant === to) return undefined
  if (from.options.length > to.most)
    return `It has room for ${to.most} options, and there are ${from.options.length}.`
  if (from.isFromList && !(to.list && takesLists(to)))
    return 'Its options come from a list, which this kind does not take.'
  if (from.isLeftOut) return 'An option is left out for now. Offer it again first.'
  return undefined
}

/** What has a step offer its options in another way: its texts, their translations and its ways stay. */
export function changeVariant(draft: Draft, nodeId: string, to: ChoiceVariant): readonly Change[] {
  const from = readChoice(draft, nodeId)
  if (!from || from.variant === to || lackOf(draft, nodeId, to) !== undefined) return []
  const { node, variant, read, options } = from
  const ids = freeIds(options.map(({ id }) => id))
  const paths = new Map([[variant.question, to.question]])
  for (const [place, { path }] of options.entries()) paths.set(path, pathOf(to, place, ids))
  const data: Record<string, unknown> = {
    ...kept(from, to),
    [to.question]: read[variant.question],
    ...(to.list
      ? {
          [to.list.name]: options.map(({ words }, place) => ({
            id: ids[place],
            [to.list?.words ?? '']: words,
          })),
        }
      : Object.fromEntries(options.map(({ words }, place) => [to.slots?.[place] ?? '', words]))),
  }
  const { nodes, edges } = draft.elements[0]
  const next = nodes[nodes.indexOf(node) + 1]?.id
  return [
    { op: 'remove', nodeId },
    {
      op: 'add',
      node: { ...node, type: to.type, data },
      before: next,
    },
    ...edges
      .filter(({ source, target }) => source === nodeId || target === nodeId)
      .map((edge): Change => ({ op: 'connect', edge: { ...edge, ...handleFor(edge) } })),
    ...translated(draft, nodeId, paths),
  ]

  /** The handle under which an edge of the step begins now. */
  function handleFor({ id, source }: (typeof edges)[number]): { sourceHandle?: string } {
    if (source !== nodeId) return {}
    const exit = readFlow(draft)
      .steps.get(nodeId)
      ?.exits.find(({ edgeId }) => edgeId === id)
    const path = exit?.field === undefined ? undefined : paths.get(exit.field)
    const handle = exitsOf({ type: to.type, data }).find(({ field }) => field === path)
    return path !== undefined && handle?.sourceHandle ? { sourceHandle: handle.sourceHandle } : {}
  }
}

/** What is said of the change. */
export const changedVariant = ({ type }: ChoiceVariant) => `Made it “${kindOfStep(type)}”`

interface OfferedOption {
  readonly id: string
  readonly words: unknown
  /** As exits and translations name the field with its words. */
  readonly path: string
}

type BotNode = Draft['elements'][0]['nodes'][number]

interface ReadChoice {
  readonly node: BotNode
  readonly variant: ChoiceVariant
  readonly read: Readonly<Record<string, unknown>>
  readonly options: readonly OfferedOption[]
  readonly isFromList: boolean
  readonly isLeftOut: boolean
}

function readChoice(draft: Draft, nodeId: string): ReadChoice | undefined {
  const node = draft.elements[0].nodes.find(({ id }) => id === nodeId)
  const variant = node && variantOf(typeOfStep(node))
  if (!node || !variant) return undefined
  const read: Readonly<Record<string, unknown>> = readStep({ type: variant.type, data: node.data })
  const options = optionsIn(variant, read)
  return {
    node,
    variant,
    read,
    options: options.length > 0 ? options : unwritten(variant),
    isFromList: String(read.optionsFrom ?? '').trim() !== '',
    isLeftOut: leavesOut(variant, read),
  }
}

function optionsIn(
  { list, slots = [] }: ChoiceVariant,
  read: Readonly<Record<string, unknown>>,
): readonly OfferedOption[] {
  if (list)
    return [read[list.name]].flat().flatMap((entry, place) => {
      if (typeof entry !== 'object' || entry === null) return []
      const { id, [list.words]: words = '' }: Record<string, unknown> = { ...entry }
      return [{ id: String(id ?? ''), words, path: `${list.name}.${id || place}.${list.words}` }]
    })
  const last = slots.findLastIndex(name => String(read[name] ?? '').trim() !== '')
  return slots
    .slice(0, last + 1)
    .map((name, place) => ({ id: String(place + 1), words: read[name], path: name }))
}

/** Without any of its own, Yes or no offers these (decision 46). */
const unwritten = ({ type, list }: ChoiceVariant): readonly OfferedOption[] =>
  type === 'yes-or-no-choice' && list
    ? [
        { id: 'yes', words: 'Yes', path: `${list.name}.yes.${list.words}` },
        { id: 'no', words: 'No', path: `${list.name}.no.${list.words}` },
      ]
    : []

function leavesOut({ type }: ChoiceVariant, read: Readonly<Record<string, unknown>>): boolean {
  const fields = describeType(type)?.form.fields ?? {}
  return Object.entries(fields).some(
    ([name, form]) =>
      form.kind === 'switch' &&
      form.leavesOut !== undefined &&
      read[name] === true &&
      String(read[form.leavesOut] ?? '').trim() !== '',
  )
}

const listFields = ['optionsFrom', 'labelField', 'idField']

const takesLists = ({ type }: ChoiceVariant) =>
  listFields.every(name => describeType(type)?.form.fields[name] !== undefined)

/** What both kinds have, as it is written, and what neither knows. */
function kept({ node, variant }: ReadChoice, to: ChoiceVariant): Record<string, unknown> {
  const [before, after] = [variant, to].map(({ type }) => describeType(type)?.form.fields ?? {})
  const options = [variant, to].flatMap(({ question, list, slots = [] }) => [
    question,
    ...(list ? [list.name] : slots),
  ])
  return Object.fromEntries(
    Object.entries(node.data).filter(
      ([name]) =>
        !options.includes(name) &&
        !/^choice\d$/.test(name) &&
        (before?.[name] === undefined || after?.[name] !== undefined),
    ),
  )
}

/** Each option has an id of its own. */
function freeIds(ids: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return ids.map((id, place) => {
    const wanted = id !== '' && !taken.has(id) ? id : String(place + 1)
    let free = wanted
    for (let more = 2; taken.has(free); more++) free = `${wanted}-${more}`
    taken.add(free)
    return free
  })
}

const pathOf = ({ list, slots = [] }: ChoiceVariant, place: number, ids: readonly string[]) =>
  list ? `${list.name}.${ids[place]}.${list.words}` : (slots[place] ?? '')

/** The translations of the step's texts go with them. */
function translated(
  { translations }: Draft,
  nodeId: string,
  paths: ReadonlyMap<string, string>,
): readonly Change[] {
  return Object.entries({ ...Object(translations) }).flatMap(([locale, steps]): Change[] => {
    const texts: unknown = Object(steps)[nodeId]
    if (typeof texts !== 'object' || texts === null) return []
    const value = Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [paths.get(path) ?? path, text]),
    )
    return [{ op: 'bot', path: ['translations', locale, nodeId], value }]
  })
}
