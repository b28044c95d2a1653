import type { Content, Prompt } from '../../../runtime/index.js'
import { everything } from '../capabilities.js'
import type { Channel } from '../channel.js'
import type { Heard, Person } from '../incoming.js'
import { noSettings } from '../settings.js'
import { type OpenContent, openContent } from './open-content.js'

/** What an owner's program passes on. */
interface Given {
  readonly message: string
  /** Absent: a thread begins. */
  readonly threadId?: string | undefined
}

interface HeardText {
  readonly type: 'message'
  readonly from: Person
  readonly heard: Extract<Heard, { kind: 'text' }>
}

/** What an owner's program draws. The flat form beside it is the words that every thread keeps. */
interface Drawn {
  readonly contents: readonly OpenContent[]
  readonly prompt: Prompt | null
}

/** Owners' programs, which carry a bot to people of their own through the REST API. */
export const api = {
  name: 'api',
  title: 'API',
  playedBy: 'server',
  settings: noSettings,
  capabilities: everything,
  parse: ({ message, threadId }: Given): readonly [HeardText] => [
    {
      type: 'message',
      from: { ids: threadId === undefined ? [] : [threadId] },
      heard: { kind: 'text', text: message },
    },
  ],
  render: (contents: readonly Content[], prompt: Prompt | null): readonly [Drawn] => [
    { contents: contents.map(openContent), prompt },
  ],
} as const satisfies Channel<object, Drawn, Given>
