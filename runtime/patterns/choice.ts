import { botTextWriter, inEnglish, type WriteBotText } from '../node/bot-texts.js'
import type { Answer, NodeMachine } from '../node/contract.js'
import type { AnswerInput, Option, Prompt } from '../node/prompt.js'
import { inOwnLanguage } from '../session/placeholders.js'
import type { Value } from '../session/values.js'
import { asTyped, isUnseen, plainly } from '../validate/as-typed.js'
import { limits } from '../validate/limits.js'
import { type Accepted, asking, type Refused } from './asking.js'
import { type ListedOptions, listedOptions } from './listed-options.js'
import { fillLabels } from './options.js'
import { sayText } from './say.js'

/** A prompt with buttons. */
export type ChoicesPrompt = Extract<Prompt, { kind: 'choices' }>

/** What a node whose options are picked by a click says about itself. */
export interface ChoiceSpec<Data> {
  readonly text: (data: Data) => string
  /** Labels as plain text, none of them blank; ids as edges name them. */
  readonly options: (data: Data, t: WriteBotText) => readonly Option[]
  readonly variable?: (data: Data) => string
  /** Options that come from a list in a variable; they stand first (decision 68). */
  readonly listed?: (data: Data) => ListedOptions
}

/** Decision 109: every pick (decision 45). */
export const pauseAfterPick = 600

/** Offers options as buttons, records the picked label, and leaves by the picked option's id 600 ms later. */
export function choice<Data>(spec: ChoiceSpec<Data>): NodeMachine {
  return asking<Data, ChoicesPrompt>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt: ({ data, env, variables }) =>
      choicesPrompt([
        ...(spec.listed ? listedOptions(spec.listed(data), variables) : []),
        ...fillLabels(spec.options(data, botTextWriter(env)), variables),
      ]),
    judge: (answer, { data, original, variables }, { options }) =>
      judgePick(
        options,
        answer,
        spec.variable?.(data),
        fillLabels(spec.options(original, inEnglish), inOwnLanguage(variables)),
      ),
    pauseAfterAnswer: pauseAfterPick,
  })
}

/** Asks for one of these options; null where there are none. */
export const choicesPrompt = (options: readonly Option[]): ChoicesPrompt | null =>
  options.length > 0 ? { kind: 'choices', options } : null

/**
 * Accepts an answer that names one of the options: its label is recorded as the visitor saw it, its id is the way out.
 * `originals` are the same options in the bot's own language.
 */
export function judgePick(
  options: readonly Option[],
  answer: AnswerInput,
  variable = '',
  originals: readonly Option[] = options,
): Accepted | Refused {
  const option = findOption(options, answer)
  if (!option) return { ok: false }
  return {
    ok: true,
    message: option.label,
    answer: toAnswer(option.label, variable, originalLabel(option, originals)),
    picked: [option.id],
    handle: option.id,
  }
}

/** An answer under the step's id and, where the node names a variable, under that too (decision 37). */
export function toAnswer(value: Value, variable: string, original = value): Answer {
  const name = variable.trim()
  return { value, ...(name && { variable: name }), ...(original !== value && { original }) }
}

/** An option's label in the bot's own language. */
export function originalLabel({ id, label }: Option, originals: readonly Option[]): string {
  return originals.find(option => option.id === id)?.label ?? label
}

/** Finds options by answers: a table of them is made once, as an answer may name many. */
export function optionFinder<Offered extends Option>(
  options: readonly Offered[],
): (answer: AnswerInput) => Offered | undefined {
  const tables = new Map<string, ReadonlyMap<string, readonly Offered[]>>()
  const named = (name: 'label' | 'id', fold: (text: string) => string, text: string) => {
    const key = `${name} ${fold.name}`
    const table = tables.get(key) ?? groupedBy(options, option => fold(option[name]))
    tables.set(key, table)
    return isUnseen(text) ? [] : (table.get(fold(text)) ?? [])
  }
  return answer => {
    const picked = readPick(answer)
    if (picked !== undefined) return options.find(({ id }) => id === picked)
    if (typeof answer !== 'string' && typeof answer !== 'number') return undefined
    const text = String(answer)
    if (text.length > 2 * limits.label) return undefined
    const [found = named('id', folded, text)[0]] = named('label', folded, text)
    const [only, ...others] = found ? [found] : named('label', plainly, text)
    return others.length === 0 ? only : undefined
  }
}

/** `{ pick }` is an id; a text is a label or an id, letter case aside, or the only label that it is without accents (decisions 38 and 150). */
export const findOption = <Offered extends Option>(
  options: readonly Offered[],
  answer: AnswerInput,
) => optionFinder(options)(answer)

function groupedBy<Offered extends Option>(
  options: readonly Offered[],
  nameOf: (option: Offered) => string,
): Map<string, Offered[]> {
  const groups = new Map<string, Offered[]>()
  for (const option of options) {
    const name = nameOf(option)
    const group = groups.get(name)
    if (group) group.push(option)
    else groups.set(name, [option])
  }
  return groups
}

const folded = (text: string) => asTyped(text).toLowerCase()

function readPick(answer: AnswerInput): Value | undefined {
  return typeof answer === 'object' && answer !== null && 'pick' in answer ? answer.pick : undefined
}
