import type { LiveCall } from '@talkgraph/wire/live'
import type { Content, Prompt } from '../../../runtime/index.js'
import { everything } from '../capabilities.js'
import type { Channel } from '../channel.js'
import type { Heard, Incoming } from '../incoming.js'
import type { Said } from '../said/said.js'
import { noSettings } from '../settings.js'

/** What a visitor says to an agent, over the line of the widget. */
type Given = Extract<LiveCall, { type: 'message' }>

/** The widget on an owner's pages: the browser plays the flow and draws what it says. */
export const widget = {
  name: 'widget',
  title: 'Website',
  playedBy: 'browser',
  settings: noSettings,
  capabilities: everything,
  parse: ({ thread, text, file }: Given): readonly [Incoming] => {
    const heard: Heard = file ? { kind: 'file', file, caption: text } : { kind: 'text', text }
    return [{ type: 'message', from: { ids: [thread] }, heard }]
  },
  render: (contents: readonly Content[], prompt: Prompt | null): readonly [Said] => [
    { contents, prompt },
  ],
} as const satisfies Channel<object, Said, Given>
