import type { FunctionComponent } from 'react'
import type { Content, NodeMachine } from '../../runtime/index.js'
import type { ServerCalls } from '../env/server-calls.js'
import { createObservable, type Observable } from './observable.js'
import type { PromptProps } from './prompt-props.js'

type TextContent = Extract<Content, { kind: 'text' }>

/** A text that an agent has written. */
export type AgentText = TextContent & { readonly agent: NonNullable<TextContent['agent']> }

/** What an agent's message is drawn of. */
export interface AgentMessageProps {
  readonly content: AgentText
}

/** What the open line is drawn of. */
export type LiveLineProps = PromptProps<'text'>

/** What chats with agents need beside the widget. */
export interface LivePart {
  /** What goes on when a visitor is handed over. */
  readonly chart: NodeMachine
  /** An agent's message, in place of its plain words. */
  readonly AgentMessage: FunctionComponent<AgentMessageProps>
  /** What belongs to the open line: how it stands, and the field for files. */
  readonly LiveLine: FunctionComponent<LiveLineProps>
}

/** Makes the part: of the calls to the server, and the visitor's language. */
export type OpenLive = (calls: Pick<ServerCalls, 'send'>, locale: string) => LivePart

/** Fetches from beside the bundle what makes the part. Rejects when it cannot be fetched. */
export type LoadLive = () => Promise<{ readonly openLive: OpenLive }>

/** What chats with agents need, once somebody has fetched it. */
export interface Live extends Pick<Observable<LivePart | undefined>, 'get' | 'subscribe'> {
  /** Resolves to it; rejects when it cannot be fetched, and the next call tries again. */
  fetch(): Promise<LivePart>
}

/** Makes the fetching of what chats with agents need. */
export function createLive(open: () => Promise<LivePart>): Live {
  const { get, set, subscribe } = createObservable<LivePart | undefined>(undefined)
  return {
    get,
    subscribe,
    async fetch() {
      const part = get() ?? (await open())
      if (get() !== part) set(part)
      return part
    },
  }
}
