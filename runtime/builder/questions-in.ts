import { isRecord } from '../bot/fields.js'
import { stripHtml } from '../session/html-text.js'
import { firstWords, kindOfStep } from './names.js'

/** Lists of questions inside a step, and what their answers are kept under behind the step's id (decision 21). */
const inside: Readonly<Record<string, string>> = {
  questions: '_q',
  preChatQuestions: '_q',
  postChatSurveyQuestions: '_s',
}

/** What a flow asks, in words of at most 200 characters, by what an answer is kept under: the step's id, or its and the question's place. */
export function questionsIn(flow: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id, type, data } of stepsIn(flow)) {
    found.set(id, firstWords({ type, data }) || kindOfStep(type))
    for (const [name, mark] of Object.entries(inside)) {
      const list = data[name]
      if (!Array.isArray(list)) continue
      for (const [place, question] of list.entries()) {
        const words = isRecord(question) ? plain(question.questionText) : ''
        if (words !== '') found.set(`${id}${mark}${place}`, words)
      }
    }
    // The whole question, where the step has one.
    const whole = plain(data.questionText)
    if (whole !== '') found.set(id, whole)
  }
  return found
}

const longest = 200

function plain(value: unknown): string {
  if (typeof value !== 'string') return ''
  const words = stripHtml(value).replace(/\s+/g, ' ').trim()
  const letters = [...words]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : words
}

function stepsIn(flow: unknown) {
  const elements = isRecord(flow) ? flow.elements : undefined
  const first: unknown = Array.isArray(elements) ? elements[0] : undefined
  const nodes = isRecord(first) ? first.nodes : isRecord(flow) ? flow.nodes : undefined
  return (Array.isArray(nodes) ? nodes : []).flatMap((node: unknown) => {
    if (!isRecord(node)) return []
    const { id, type, data } = node
    return typeof id === 'string' && typeof type === 'string' && isRecord(data)
      ? [{ id, type, data }]
      : []
  })
}
