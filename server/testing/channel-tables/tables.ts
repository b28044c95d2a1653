import { ownTypes as registry } from '../../../runtime/index.js'
import { createFakeEnv, playNode, samples, sampleTime } from '../../../runtime/testing/index.js'
import type { Capabilities } from '../../channels/capabilities.js'
import type { ProviderChannel } from '../../channels/channel.js'
import { channelNames, channelOf, lacksOfSaid } from '../../channels/index.js'
import { textContent } from '../../channels/said/said.js'
import { describeMessages } from './describe-message.js'
import { playType } from './play-type.js'
import { contentCases, promptCases } from './prompt-cases.js'

/** A channel of a provider, as far as a table of it needs. */
export type TableChannel = ProviderChannel

/** The channels that belong to providers. */
export const providerChannels: readonly TableChannel[] = channelNames.flatMap(name => {
  const channel = channelOf(name)
  return channel && 'verify' in channel ? [channel] : []
})

/** What stands between the marks of a channel's page in docs/channels, by the name of the mark. */
export async function channelTables(
  channel: TableChannel,
): Promise<Readonly<Record<string, string>>> {
  return {
    limits: limitsTable(channel.capabilities),
    says: saysTable(channel),
    asks: asksTable(channel),
    steps: await stepsTable(channel),
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map(row => `| ${row.join(' | ')} |`),
  ]
    .map(line => line.replace(/\| {2}(?=\|)/g, '| '))
    .join('\n')

async function stepsTable(channel: TableChannel): Promise<string> {
  const types = registry.definitions.map(({ type }) => type).sort()
  const rows = await Promise.all(
    types.map(async type => {
      const turns = await playType(channel, type, Object(samples[type]))
      const came = turns.map(turn => turn.came).join('; then ')
      const answers = [
        ...new Set(turns.map(({ answer }) => answer).filter(answer => answer !== '')),
      ]
      return [
        `[\`${type}\`](../nodes/${type}.md)`,
        came || 'nothing: it works unseen',
        answers.join('; then '),
        (await lacksOf(channel, type)).join(' '),
      ]
    }),
  )
  return table(['step', 'what comes', 'the person', 'what lint says'], rows)
}

async function lacksOf(channel: TableChannel, type: string): Promise<string[]> {
  const definition = registry.definitions.find(each => each.type === type)
  if (!definition) return []
  const node = playNode(definition, samples[definition.type], {
    env: createFakeEnv({ now: sampleTime }),
  })
  await node.advance(10_000)
  const contents = node.emitted.flatMap(event => (event.type === 'node.say' ? [event.content] : []))
  return lacksOfSaid(channel, { contents, prompt: node.asked }).map(({ message }) => message)
}

function asksTable(channel: TableChannel): string {
  const rows = promptCases.map(([what, prompt]) => {
    const messages = channel.render([textContent('Which?')], prompt, channel.capabilities, {
      step: 'n0',
    })
    return [what, describeMessages(channel.name, messages)]
  })
  return table(['the bot asks for', 'what comes'], rows)
}

function saysTable(channel: TableChannel): string {
  const rows = contentCases.map(([what, content]) => [
    what,
    describeMessages(channel.name, channel.render([content], null, channel.capabilities)),
  ])
  return table(['the bot says', 'what comes'], rows)
}

const number = new Intl.NumberFormat('en')
const size = (bytes: number) => `${number.format(bytes / 1e6)} MB`
const media = { image: 'a picture', video: 'a film', audio: 'a sound', file: 'a file' } as const

function limitsTable({ text, buttons, list, links, media: kinds, window }: Capabilities): string {
  const rows: string[][] = [
    ['a text', `${number.format(text.length)} characters; a longer one becomes several`],
  ]
  if (buttons) rows.push(['buttons', formOf(buttons)])
  if (list) rows.push(['a list', formOf(list)])
  if (links) rows.push(['the name of a link', `${links.label} characters`])
  for (const kind of ['image', 'video', 'audio', 'file'] as const) {
    const limits = kinds[kind]
    if (limits)
      rows.push([
        media[kind],
        `${size(limits.bytes)}; ${limits.types.length === 0 ? 'any type' : limits.types.map(shortType).join(', ')}`,
      ])
  }
  rows.push([
    'after the person’s last message',
    window === undefined ? 'no limit' : `${window} hours`,
  ])
  return table(['what', 'how much'], rows)
}

function formOf({ most, label, paged, ticks }: NonNullable<Capabilities['buttons']>): string {
  const pages = paged ? `, more in pages of ${paged.size} up to ${paged.upTo}` : ''
  return `${most} of ${label} characters${pages}${ticks ? `; ticks among up to ${ticks}` : ''}`
}

const shortType = (type: string) =>
  type
    .replace(/^application\/vnd\.openxmlformats-officedocument\.(\w+)\.\w+$/, '$1')
    .replace(/^application\/(?:vnd\.ms-)?|^(?:image|video|audio|text)\//, '')
