import { botTextWriter, type WriteBotText } from '../node/bot-texts.js'
import type { NodeMachine, NodeProblem } from '../node/contract.js'
import type { Env } from '../node/env.js'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import { fillText, type Lookup } from '../session/placeholders.js'
import { toNumber } from '../validate/compare-numbers.js'
import { typedNumber } from '../validate/typed-number.js'
import { asking } from './asking.js'
import { pauseAfterPick, toAnswer } from './choice.js'
import { sayText } from './say.js'

type LevelsPrompt = Extract<Prompt, { kind: 'rating' | 'scale' }>

/** What a node on which one level is picked says about itself. */
export interface LevelsSpec<Data> {
  readonly text: (data: Data) => string
  readonly prompt: (data: Data, t: WriteBotText) => LevelsPrompt
  readonly handle: (level: number) => string | null
  readonly variable: (data: Data) => string
  readonly problems?: (data: Data, nodeId: string) => readonly NodeProblem[]
}

/** Offers levels, records the picked one as a number (decision 36), and leaves 600 ms later. */
export function levels<Data>(spec: LevelsSpec<Data>): NodeMachine {
  return asking<Data, LevelsPrompt>({
    contents: ({ data, variables }) => sayText(spec.text(data), variables),
    prompt: ({ data, env, variables }) =>
      withLabels(spec.prompt(data, botTextWriter(env)), variables),
    problems: ({ data, nodeId }) => spec.problems?.(data, nodeId) ?? [],
    judge(answer, { data, env }, asked) {
      const level = readNumericAnswer(answer, env)
      const [lowest, highest] = boundsOf(asked)
      if (level === undefined || !Number.isInteger(level) || level < lowest || level > highest)
        return { ok: false }
      return {
        ok: true,
        message: String(level),
        ...shownAs(asked, level),
        answer: toAnswer(level, spec.variable(data)),
        picked: [String(level)],
        handle: spec.handle(level),
      }
    },
    pauseAfterAnswer: pauseAfterPick,
  })
}

const faces = ['😞', '🙁', '😐', '🙂', '😀']

/** A rating by stars or smileys is read as such; the record is the number. */
function shownAs(asked: LevelsPrompt, level: number): { shown?: string } {
  if (asked.kind !== 'rating' || asked.look === 'number') return {}
  if (asked.look === 'star') return { shown: '★'.repeat(level) + '☆'.repeat(asked.max - level) }
  const shown = faces[level - 1]
  return shown === undefined ? {} : { shown }
}

/** The number that an answer is, or that a text stands for (decision 149). */
export function readNumericAnswer(
  answer: AnswerInput,
  { locale }: Pick<Env, 'locale'>,
): number | undefined {
  if (typeof answer === 'string') return typedNumber(answer, locale)
  return typeof answer === 'number' && Number.isFinite(answer) ? answer + 0 : undefined // + 0 makes 0 of -0
}

/** How many levels a text asks for: 1 to 100, 5 when it says nothing usable (decision 46). */
export function readLevelCount(text: string): number {
  const count = Math.floor(toNumber(text) ?? 0)
  return count >= 1 ? Math.min(count, 100) : 5
}

/** The labels at a scale's ends may hold placeholders (decision 66). */
function withLabels(prompt: LevelsPrompt, variables: Lookup): LevelsPrompt {
  if (prompt.kind === 'rating') return prompt
  const [fromLabel, toLabel] = [
    fillText(prompt.fromLabel, variables),
    fillText(prompt.toLabel, variables),
  ]
  return { ...prompt, fromLabel, toLabel }
}

function boundsOf(prompt: LevelsPrompt): [number, number] {
  return prompt.kind === 'rating' ? [1, prompt.max] : [prompt.from, prompt.to]
}
