import type { Content, NodeMachine, PromptItem } from '../../runtime/index.js'
import type { ChartTools } from '../../runtime/patterns/live-thread.js'
import type { StepServer } from '../env/browser-env.js'
import type { ServerCalls } from '../env/server-calls.js'
import type { WidgetModel } from './widget-model.js'

/** A text of the bot's, or of an agent's. */
export type AgentText = Extract<Content, { kind: 'text' }>

/** What chats with agents need beside the widget. */
export interface LivePart {
  /** What goes on when a visitor is handed over. */
  readonly chart: NodeMachine
  /** Draws an agent's message in place of its plain words. */
  drawMessage(box: HTMLElement, text: AgentText, model: WidgetModel): void
  /** Draws what belongs to the open line: how it stands, and the field for files. */
  drawLine(box: HTMLElement, item: PromptItem, model: WidgetModel): void
}

/** What the part is made of. */
export interface LiveTools extends ChartTools {
  readonly calls: ServerCalls
  readonly server: StepServer
  readonly locale: string
}

/** Fetches from beside the bundle what makes the part. Rejects when it cannot be fetched. */
export type LoadLive = () => Promise<{ readonly openLive: (tools: LiveTools) => LivePart }>
