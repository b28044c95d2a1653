import { isRecord } from '../bot/fields.js'
import { type BotText, botTextWriter } from '../node/bot-texts.js'
import type { AgentNote, Content } from '../node/content.js'
import type { NodeEvent, NodeInput } from '../node/contract.js'
import type { DeskEvent, DeskHeard, DeskMessage } from '../node/live-desk.js'
import { escapeHtml } from '../session/html-text.js'
import { readFile } from './read-file.js'

/** The agent has begun or ceased to type. */
export interface DeskTyping {
  readonly type: 'desk.typing'
  readonly on: boolean
}

/** What the chart of a live thread is told. */
export type ChartEvent = NodeEvent | DeskHeard | DeskTyping

/** What was heard of the thread, if anything was. */
function eventIn(event: ChartEvent): DeskEvent | undefined {
  return event.type === 'desk.heard' ? event.event : undefined
}

/** The same for a chart that has found it to be there. */
export function heardIn(event: ChartEvent): DeskEvent {
  return eventIn(event) ?? { type: 'state', state: 'waiting', name: '' }
}

/** Who has the thread now, where the event says so. */
export function stateIn(event: ChartEvent) {
  const heard = eventIn(event)
  return heard?.type === 'state' ? heard : undefined
}

/** Is the chat over: handed back to the flow, or ended? */
export function isOver(event: ChartEvent): boolean {
  const state = stateIn(event)?.state
  return state === 'ended' || state === 'handed-back'
}

/** Under which number what the visitor has said is in the thread, if it was taken. */
export function arrivalIn(event: ChartEvent): { readonly number?: number } {
  const heard = eventIn(event)
  return heard?.type === 'sent' && heard.id !== undefined ? { number: heard.id } : {}
}

/** What an agent says. */
export function agentIn(event: ChartEvent): AgentNote & { readonly text: string } {
  const heard = eventIn(event)
  return heard?.type === 'message' ? heard : { text: '', id: 0, name: '', icon: '', prompts: [] }
}

/** What the visitor says, as a text or a file that was uploaded; undefined where it is neither. */
export function messageIn(event: ChartEvent, { env }: NodeInput): DeskMessage | undefined {
  const value = event.type === 'answer' ? event.value : ''
  if (typeof value === 'string') return value.trim() === '' ? undefined : { text: value.trim() }
  const reading = readFile(value, undefined, botTextWriter(env))
  const file = isRecord(value) && isRecord(value.file) ? value.file : {}
  if (!reading.ok || typeof file.url !== 'string') return undefined
  const name = String(reading.value)
  return { text: name, file: { name, size: Number(file.size), url: file.url } }
}

/** An agent's message as it is shown. */
export function wordsOf({ text, ...agent }: ReturnType<typeof agentIn>): Content {
  const words = text || agent.file?.name || ''
  const html = escapeHtml(agent.name ? `${agent.name}: ${words}` : words)
  const { id, name, icon, prompts, file } = agent
  return {
    kind: 'text',
    text: words,
    html,
    agent: { id, name, icon, prompts, ...(file && { file }) },
  }
}

/** Says that an agent came or went. */
export function announce(text: BotText, agent: string | undefined, { env }: NodeInput) {
  const t = botTextWriter(env)
  const words = t(text).replace('{name}', () => agent || t('An agent'))
  return {
    type: 'node.say',
    content: { kind: 'text', text: words, html: escapeHtml(words) },
  } as const
}
