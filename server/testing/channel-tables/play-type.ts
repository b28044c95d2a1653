import { type Content, type Prompt, parseBot } from '../../../runtime/index.js'
import { sampleTime } from '../../../runtime/testing/index.js'
import type { ProviderChannel } from '../../channels/channel.js'
import type { Heard } from '../../channels/incoming.js'
import { apart, approvedIn, readAnswer, type Said } from '../../channels/index.js'
import { type Press, pickOf, readPick, writePick } from '../../channels/pick-id.js'
import type { Shown } from '../../channels/render/piece.js'
import { toPieces } from '../../channels/render/to-pieces.js'
import { chanceOf } from '../../conversations/thread-player/chance.js'
import { playPart, type SavedPart } from '../../conversations/thread-player/play-part.js'
import { describeMessages } from './describe-message.js'
import { answeredInWords } from './prompt-cases.js'

/** One turn over a channel: what came, and how the person answers. */
export interface PlayedTurn {
  readonly came: string
  readonly messages: readonly unknown[]
  readonly answer: string
}

/** Where the server lies that plays. */
const base = 'https://chat.example'
const step = 'n0'

/** Plays one node over a channel to its end, each question answered as the channel has shown it. */
export async function playType(
  channel: ProviderChannel,
  type: string,
  data: object,
): Promise<readonly PlayedTurn[]> {
  const { capabilities } = channel
  const sendsApproved = channel.templates !== undefined
  const end = { id: 'n1', type: 'ask-name', data: { questionText: 'The end?' } }
  const bot = parseBot({
    nodes: [{ id: step, type, data }, end],
    edges: [{ source: step, target: 'n1' }],
  })
  const turns: PlayedTurn[] = []
  let saved: SavedPart | undefined
  let heard: Heard | undefined
  for (let turn = 0; turn < 12; turn++) {
    const said = heard
    const part = await playPart({
      bot,
      saved,
      sendsApproved,
      now: () => sampleTime,
      answer: said && (prompt => readAnswer(prompt, said, capabilities)),
      call: async () => ({ ok: true, status: 200, body: 'Fresh bread' }),
      ...chanceOf(String(turn)),
    })
    const isOver = part.nodeId !== step
    const own = isOver ? part.contents.slice(0, -1) : part.contents
    const prompt = isOver ? null : part.prompt
    const messages = apart({ contents: own, prompt }).flatMap(said => messagesOf(channel, said))
    const shown = showing(channel, own, prompt)
    const reply = prompt ? replyTo(prompt, shown) : undefined
    if (messages.length > 0)
      turns.push({
        came: describeMessages(channel.name, messages),
        messages,
        answer: reply?.answer ?? '',
      })
    if (isOver) return turns
    saved = part.saved
    heard = reply?.heard
  }
  throw new Error(`${type} asks again and again over ${channel.name}`)
}

function messagesOf(channel: ProviderChannel, said: Said): readonly unknown[] {
  const approved = approvedIn(said)
  if (!approved)
    return channel.render(said.contents, said.prompt, channel.capabilities, { base, step })
  const names = Object.keys(approved.values)
  // Nobody has told a name here.
  const values = Object.fromEntries(names.map(name => [name, approved.values[name] || 'Ann']))
  return [channel.renderTemplate?.({ ...approved, text: '', values: names }, values)]
}

/** What can be pressed where a prompt is shown so. */
const showing =
  ({ capabilities }: ProviderChannel, contents: readonly Content[], prompt: Prompt | null) =>
  (shown: Shown): readonly Press[] =>
    toPieces(contents, prompt, capabilities, { base, step, ...shown }).flatMap(piece =>
      'choices' in piece ? piece.choices.map(({ pick }) => pick) : [],
    )

function replyTo(
  prompt: Prompt,
  shown: (shown: Shown) => readonly Press[],
): { readonly heard: Heard; readonly answer: string } {
  const [first] = shown({})
  if (first && 'page' in first) {
    const done = shown({ ticks: first.ticks }).find(press => 'done' in press)
    return { heard: pressed(done), answer: 'presses one after the other, then Done' }
  }
  if (first) return { heard: pressed(first), answer: 'presses' }
  const { does, words } = answeredInWords(prompt)
  return { heard: { kind: 'text', text: words }, answer: does }
}

/** A press as it comes back from the provider. */
function pressed(press: Press | undefined): Heard {
  const picked = press && readPick(writePick(press, step, 200))
  if (!picked || 'page' in picked) throw new Error('Nothing can be pressed')
  return pickOf(picked, 'Label')
}
