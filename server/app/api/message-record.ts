import { messageStatuses } from '@talkgraph/wire/channels'
import * as v from 'valibot'
import {
  contentRecord,
  doors,
  nothingSaid,
  promptRecord,
  type Said,
  textContent,
} from '../../channels/index.js'
import type { MessageAuthor, MessageEntry } from '../../store/index.js'
import { date, list } from './text.js'

const said = v.nullable(v.strictObject({ text: v.string(), timestamp: date }))

const option = v.strictObject({
  id: v.string(),
  title: v.string(),
  description: v.nullable(v.string()),
})

const types = {
  visitor: 'USER_MESSAGE',
  bot: 'BOT_MESSAGE',
  agent: 'AGENT_MESSAGE',
  note: 'NOTE',
} as const satisfies Record<MessageAuthor, string>

/** A message as the API answers it (decision 303). */
export const messageRecord = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  threadId: v.string(),
  question: v.pipe(said, v.description('What the visitor said.')),
  answer: v.pipe(said, v.description('What the bot or an agent said.')),
  sources: v.pipe(
    list(v.strictObject({ title: v.string(), address: v.nullable(v.string()) })),
    v.description('Where the answer was found, of a bot without a flow that answers from sources.'),
  ),
  gptModel: v.pipe(v.nullable(v.string()), v.description('The AI model that wrote the answer.')),
  reaction: v.pipe(v.string(), v.description('`NEUTRAL` until somebody reacts.')),
  messageType: v.picklist(Object.values(types)),
  iconUrl: v.nullable(v.string()),
  agentName: v.nullable(v.string()),
  prompts: v.pipe(
    list(option),
    v.description(
      'What can be picked as an answer. The next message names it by its title or by its id.',
    ),
  ),
  contents: v.pipe(
    list(contentRecord),
    v.description(
      'What the bot or an agent said, thing by thing: all that `answer.text` is made of.',
    ),
  ),
  prompt: v.pipe(
    v.nullable(promptRecord),
    v.description(
      'What the bot asks behind it, with all that can be told of the answer; null where it asks nothing.',
    ),
  ),
  status: v.pipe(
    v.nullable(v.picklist(messageStatuses)),
    v.description(
      'What became of it, where it went out over a provider’s channel; it never goes back. Null for all else, and while it waits.',
    ),
  ),
  statusReason: v.pipe(v.nullable(v.string()), v.description('Why it failed.')),
  file: v.pipe(
    v.nullable(
      v.strictObject({
        name: v.string(),
        url: v.string(),
        size: v.optional(v.number()),
        type: v.optional(v.string()),
      }),
    ),
    v.description('A file that came with it.'),
  ),
})

/** A message of a thread as the API answers it. */
export type MessageRecord = v.InferOutput<typeof messageRecord>

/** What a message looks like, for the reference. */
export const exampleMessage: MessageRecord = {
  id: '42',
  chatbotId: 'shop',
  threadId: '9f86d081884c7d659a2feaa0c55ad015',
  question: { text: 'Hello', timestamp: '2026-11-20T09:00:00.000Z' },
  answer: { text: 'What would you like?', timestamp: '2026-11-20T09:00:00.000Z' },
  sources: [],
  gptModel: null,
  reaction: 'NEUTRAL',
  messageType: 'BOT_MESSAGE',
  iconUrl: null,
  agentName: null,
  prompts: [
    { id: 'bread', title: 'Bread', description: null },
    { id: 'cake', title: 'Cake', description: null },
  ],
  contents: [{ kind: 'text', text: 'What would you like?', html: 'What would you <b>like</b>?' }],
  prompt: {
    kind: 'choices',
    options: [
      { id: 'bread', label: 'Bread' },
      { id: 'cake', label: 'Cake' },
    ],
  },
  status: null,
  statusReason: null,
  file: null,
}

/** The record of a message; `asked` is the visitor's that it answers, `said` what the bot said beside its words. */
export function recordOf(
  chatbotId: string,
  message: MessageEntry,
  asked?: MessageEntry,
  said: Said = saidIn(message),
): MessageRecord {
  const { number, threadId, who, text, at, agentName, iconUrl, prompts, file, model, reaction } =
    message
  const words = { text, timestamp: new Date(at).toISOString() }
  const [{ contents, prompt }] = doors.program.render(said.contents, said.prompt)
  return {
    id: String(number),
    chatbotId,
    threadId,
    question:
      who === 'visitor'
        ? words
        : asked
          ? { text: asked.text, timestamp: new Date(asked.at).toISOString() }
          : null,
    answer: who === 'visitor' ? null : words,
    sources: said.sources?.map(source => ({ ...source })) ?? [],
    gptModel: model,
    reaction,
    messageType: types[who],
    iconUrl,
    agentName,
    prompts: prompts.map(({ id, title, description = null }) => ({ id, title, description })),
    contents: [...contents],
    prompt,
    status: message.status,
    statusReason: message.statusReason,
    file: file && { ...file },
  }
}

/** What a message says; people and AIs, and bots of before, say words. */
function saidIn({ who, said, text, prompts }: MessageEntry): Said {
  if (said || who === 'visitor') return said ?? nothingSaid
  const options = prompts.map(({ id, title }) => ({ id, label: title }))
  return {
    contents: [textContent(text)],
    prompt: options.length > 0 ? { kind: 'choices', options } : null,
  }
}
