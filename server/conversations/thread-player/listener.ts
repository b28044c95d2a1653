import * as v from 'valibot'
import { findExitEdge } from '../../../runtime/flow/exit-edge.js'
import {
  type AnswerInput,
  type Bot,
  type Env,
  type Prompt,
  registry,
} from '../../../runtime/index.js'
import { findOption } from '../../../runtime/patterns/choice.js'
import { wordsIn } from '../../channels/index.js'
import { textsIn } from './texts-in.js'

/** What words were understood as, and where the flow goes on if that was meant. */
export interface Meant {
  readonly intent: string
  readonly goTo: string
}

/** Resolves to what words mean that name no option; undefined: that is not known, or leads nowhere. */
type Listen = (words: string) => Promise<Meant | undefined>

/** What hears words that name no option, where a step of the bot wants that; undefined: none does. */
export function listenerOf(
  { flow }: Bot,
  call: Env['call'],
  makeKey: () => string,
): Listen | undefined {
  for (const node of flow.nodes.values()) {
    const definition = registry.find(node.type)
    if (!definition?.hears) continue
    // A definition's own schema makes the data that it takes.
    const data = v.parse(definition.schema, node.data) as never
    const step = definition.hears(data)
    if (step === undefined) continue
    return async words => {
      const transcript = [{ by: 'user', message: words }] as const
      const values = { answers: {}, variables: {}, visitor: {}, values: {} }
      const asked = {
        step,
        nodeId: node.id,
        values,
        transcript,
        isWhole: true,
        key: makeKey(),
      } as const
      const outcome = await call(asked, new AbortController().signal)
      const told = outcome.ok ? v.safeParse(understood, outcome.body) : undefined
      if (!told?.success) return undefined
      const { intent } = told.output
      if (!definition.exits(data).includes(intent)) return undefined
      const edge = findExitEdge(flow.edges.get(node.id) ?? [], definition, data, intent)
      return edge && { intent, goTo: edge.target }
    }
  }
  return undefined
}

const understood = v.object({ intent: v.string() })

/** What was written at a question one of whose options is picked, and names none of them. */
export function wordsBeside(prompt: Prompt, answer: AnswerInput): string | undefined {
  if (prompt.kind !== 'choices' && prompt.kind !== 'image-choices') return undefined
  if (typeof answer !== 'string' || answer.trim() === '') return undefined
  return findOption(prompt.options, answer) ? undefined : answer.trim()
}

/** Says what was understood, in this language. */
export const meantWords = ({ intent }: Meant, language: string): string =>
  wordsIn(language).notes.meant(intent)

/** Asks whether that was meant. */
export function meantPrompt(language: string) {
  const { texts } = textsIn(language)
  return {
    kind: 'choices',
    options: [
      { id: 'yes', label: texts.Yes ?? 'Yes' },
      { id: 'no', label: texts.No ?? 'No' },
    ],
  } as const satisfies Prompt
}

/** Whether it was; undefined: neither was said. */
export function isMeant(answer: AnswerInput, language: string): boolean | undefined {
  const picked = findOption(meantPrompt(language).options, answer)
  return picked && picked.id === 'yes'
}
