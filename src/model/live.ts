import type { Content, NodeMachine, PromptItem } from '../../runtime/index.js'
import type { ChartTools } from '../../runtime/patterns/live-thread.js'
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

/** Makes the part: of XState's tools, the calls to the server, and the visitor's language. */
export type OpenLive = (
  tools: readonly [ChartTools['setup'], ChartTools['assign'], ChartTools['emit'], ChartTools['fromPromise']],
  calls: Pick<ServerCalls, 'send'>,
  locale: string,
) => LivePart

/** Fetches from beside the bundle what makes the part. Rejects when it cannot be fetched. */
export type LoadLive = () => Promise<{ readonly openLive: OpenLive }>
