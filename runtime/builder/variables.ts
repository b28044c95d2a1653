import * as v from 'valibot'
import type { BotNode } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { typeOf } from '../bot/flow.js'
import { applyOperation, isRefusal } from '../draft/apply.js'
import type { Draft } from '../draft/draft.js'
import type { Change } from '../draft/operation.schema.js'
import { fieldsIn, type LintedField } from '../lint/fields-in.js'
import { isNameLike } from '../lint/names-set.js'
import { registry } from '../nodes/index.js'
import { describeType } from './describe-type.js'
import { formOfField } from './names.js'
import { readStep, setChange } from './read-step.js'
import { looksId, lookTitles } from './texts-of.js'
import { namesUsedIn, usesName, withOtherName } from './variable-uses.js'

/** Where a variable stands. */
export interface VariablePlace {
  /** `customizations` for what stands in the looks. */
  readonly nodeId: string
  /** The field's path as findings name it; undefined where the step sets the variable by itself. */
  readonly field: string | undefined
  /** Of a translated text: its language. */
  readonly locale?: string
}

/** A variable of a flow, and all the places where it stands. */
export interface FlowVariable {
  readonly name: string
  readonly setAt: readonly VariablePlace[]
  readonly usedAt: readonly VariablePlace[]
  /** The page, its address or whoever plays a sub-flow can set it: it stands in `variables`, `prefill` or `inputs`. */
  readonly isFromPage: boolean
  /** Some step sets it by itself, such as `email` where an e-mail address is asked for, so it cannot have another name. */
  readonly isFixed: boolean
}

const pageLists = ['variables', 'prefill', 'inputs'] as const
/** What a sub-flow gives back is called the same. */
const ownLists = [...pageLists, 'outputs'] as const

/** Every variable of a draft in the order of the alphabet, those included that are used and that nothing sets. */
export function variablesOf(draft: Draft): FlowVariable[] {
  const found = new Map<
    string,
    { setAt: VariablePlace[]; usedAt: VariablePlace[]; isFixed: boolean }
  >()
  const at = (name: string) => {
    const before = found.get(name)
    if (before) return before
    const made = { setAt: [], usedAt: [], isFixed: false }
    found.set(name, made)
    return made
  }
  // A name of several words is known by who sets it alone.
  const spoken = [...namesSetBySteps(draft)].filter(name => !isNameLike(name))
  const usedIn = (value: unknown, form: AnyForm) =>
    new Set([...namesUsedIn(value, form), ...spoken.filter(name => usesName(value, form, name))])
  const fromPage = new Set(pageLists.flatMap(list => namesInList(draft, list)))
  for (const name of fromPage) at(name)
  for (const node of draft.elements[0].nodes) {
    for (const field of fieldsOf(node)) {
      const place = { nodeId: node.id, field: field.path }
      for (const name of namesSetIn(field)) at(name).setAt.push(place)
      for (const name of usedIn(field.value, field.form)) at(name).usedAt.push(place)
    }
    for (const name of setByItself(node)) {
      const variable = at(name)
      variable.setAt.push({ nodeId: node.id, field: undefined })
      variable.isFixed = true
    }
  }
  for (const { field, text } of lookTexts(draft))
    for (const name of usedIn(text, lookForm)) at(name).usedAt.push({ nodeId: looksId, field })
  for (const { nodeId, field, locale, text, form } of translatedTexts(draft))
    for (const name of usedIn(text, form)) at(name).usedAt.push({ nodeId, field, locale })
  return [...found]
    .map(([name, places]) => ({ name, ...places, isFromPage: fromPage.has(name) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The changes that give a variable another name wherever it stands; none where some step sets it by itself. */
export function renameVariable(draft: Draft, from: string, to: string): Change[] {
  const { nodes } = draft.elements[0]
  if (nodes.some(node => setByItself(node).includes(from))) return []
  const inSteps = nodes.flatMap(node => renamedInStep(draft, node, from, to))
  const inTranslations = translatedTexts(draft)
    .filter(({ text, form }) => usesName(text, form, from))
    .map(({ nodeId, field, locale, text, form }): Change => {
      const value = withOtherName(text, form, from, to)
      return { op: 'bot', path: ['translations', locale, nodeId, field], value }
    })
  const inLists = ownLists
    .filter(list => namesInList(draft, list).includes(from))
    .map((list): Change => {
      const names = namesInList(draft, list).map(name => (name === from ? to : name))
      return { op: 'bot', path: [list], value: [...new Set(names)] }
    })
  const inLooks = lookTexts(draft)
    .filter(({ text }) => usesName(text, lookForm, from))
    .map(({ field, text }): Change => {
      const value = withOtherName(text, lookForm, from, to)
      return { op: 'bot', path: [looksId, field], value }
    })
  return [...inSteps, ...inLooks, ...inTranslations, ...inLists]
}

type AnyForm = Parameters<typeof usesName>[1]

/** How looks that visitors read are read: as texts that may hold placeholders. */
const lookForm: AnyForm = { kind: 'text', title: '', help: '' }

function lookTexts({ customizations }: Draft) {
  return Object.keys(lookTitles).flatMap(field => {
    const text = isRecord(customizations) ? customizations[field] : undefined
    return typeof text === 'string' ? [{ field, text }] : []
  })
}

const namesSetBySteps = (draft: Draft) =>
  new Set([
    ...ownLists.flatMap(list => namesInList(draft, list)),
    ...draft.elements[0].nodes.flatMap(node => [
      ...fieldsOf(node).flatMap(namesSetIn),
      ...setByItself(node),
    ]),
  ])

/** One change after the other: where a list is written anew, the next one has to know. */
function renamedInStep(draft: Draft, node: BotNode, from: string, to: string): Change[] {
  const changes: Change[] = []
  let now = draft
  let step: BotNode | undefined = node
  for (const { steps, path } of fieldsOf(node)) {
    const field = step && fieldsOf(step).find(other => other.path === path)
    if (!step || !field) continue
    const isSetHere = namesSetIn(field).includes(from)
    if (!isSetHere && !usesName(field.value, field.form, from)) continue
    const value = isSetHere ? to : withOtherName(field.value, field.form, from, to)
    const change = setChange({ ...step, type: typeOfNode(step) }, steps, value)
    const after = applyOperation(now, { ...change, id: 'rename' })
    if (isRefusal(after)) continue
    changes.push(change)
    now = after
    step = now.elements[0].nodes.find(({ id }) => id === node.id)
  }
  return changes
}

const typeOfNode = (node: BotNode) => typeOf(node, registry.find)

function fieldsOf(node: BotNode): LintedField[] {
  const type = typeOfNode(node)
  const described = describeType(type)
  if (!described) return []
  return fieldsIn(readStep({ type, data: node.data }), {
    ...described.form.fields,
    ...described.serverFields,
  })
}

function namesSetIn({ form, value }: LintedField): string[] {
  const name = form.kind === 'variable' ? String(value).trim() : ''
  return name === '' ? [] : [name]
}

/** Names that no field of the step tells. */
function setByItself(node: BotNode): string[] {
  const definition = registry.find(typeOfNode(node))
  if (!definition) return []
  const named = new Set(fieldsOf(node).flatMap(namesSetIn))
  // A definition's own schema makes the data that its own function takes.
  const sets = definition.sets(v.parse(definition.schema, node.data) as never, node.id)
  return sets.map(name => name.trim()).filter(name => name !== '' && !named.has(name))
}

function translatedTexts({ translations, elements: [{ nodes }] }: Draft) {
  const types = new Map(nodes.map(node => [node.id, typeOfNode(node)]))
  return entriesOf(translations).flatMap(([locale, steps]) =>
    entriesOf(steps).flatMap(([nodeId, texts]) =>
      entriesOf(texts).flatMap(([field, text]) => {
        const form =
          nodeId === looksId && Object.hasOwn(lookTitles, field)
            ? lookForm
            : formOfField(types.get(nodeId) ?? '', field)
        return form ? [{ locale, nodeId, field, text, form }] : []
      }),
    ),
  )
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

const namesInList = (draft: Draft, list: string) => {
  const names = draft[list]
  return Array.isArray(names)
    ? names.map(name => String(name).trim()).filter(name => name !== '')
    : []
}
