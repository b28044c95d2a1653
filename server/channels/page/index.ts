import type { LiveCall } from '@talkgraph/wire/live'
import type { Content, Prompt } from '../../../runtime/index.js'
import { everything } from '../capabilities.js'
import type { Channel } from '../channel.js'
import type { Heard, Incoming } from '../incoming.js'
import type { Said } from '../said/said.js'
import { type PageSettings, pageSettings } from './page.settings.js'

/** What a visitor says to an agent, over the line of the page's chat. */
type Given = Extract<LiveCall, { type: 'message' }>

/** A bot's own page: the browser plays the flow and draws what it says. */
export const page = {
  name: 'page',
  title: 'Page',
  playedBy: 'browser',
  settings: pageSettings,
  capabilities: everything,
  identity: ({ name }: PageSettings): string => name,
  place: ({ name }: PageSettings, origin: string) => {
    const address = `${origin}/c/${name}`
    return { address, qr: { svg: `${address}/qr.svg`, png: `${address}/qr.png` } }
  },
  parse: ({ thread, text, file }: Given): readonly [Incoming] => {
    const heard: Heard = file ? { kind: 'file', file, caption: text } : { kind: 'text', text }
    return [{ type: 'message', from: { ids: [thread] }, heard }]
  },
  render: (contents: readonly Content[], prompt: Prompt | null): readonly [Said] => [
    { contents, prompt },
  ],
} as const satisfies Channel<PageSettings, Said, Given>
