import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownTypes as registry } from '../../runtime/index.js'
import { playNode, samples } from '../../runtime/testing/index.js'
import { everything } from './capabilities.js'
import { capabilitiesOf, channelNames, channelOf, doors, isPlayedHere } from './index.js'

/** What each node type says and asks first. */
const said = await Promise.all(
  registry.definitions.map(async definition => {
    const node = playNode(definition, samples[definition.type])
    await node.advance(10_000)
    const contents = node.emitted.flatMap(event =>
      event.type === 'node.say' ? [event.content] : [],
    )
    return { type: definition.type, contents, prompt: node.asked }
  }),
)
const saying = said.filter(({ contents, prompt }) => contents.length > 0 || prompt)

describe.each(channelNames)('the channel %s', name => {
  const channel = channelOf(name) ?? expect.fail('no channel')

  test(`${name} has a name that may stand in addresses, a title, and a folder of its own`, () => {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(channel.title).toMatch(/\S/)
    expect(readdirSync(import.meta.dirname)).toContain(name)
  })

  test('describes each field of its settings', () => {
    const { schema, fields } = channel.settings
    expect(Object.keys(fields)).toEqual(
      'entries' in schema ? Object.keys(Object(schema.entries)) : [],
    )
    for (const { title, help } of Object.values(fields))
      expect([title, help].join()).toMatch(/\S,\S/)
  })

  test('renders the same contents as the same messages, and changes neither', () => {
    const contents = [{ kind: 'text', text: 'Hello', html: 'Hello' }] as const
    const prompt = { kind: 'choices', options: [{ id: 'a', label: 'A' }] } as const
    const before = JSON.stringify([contents, prompt])
    const messages = channel.render(contents, prompt, channel.capabilities)
    expect(messages.length).toBeGreaterThan(0)
    expect(channel.render(contents, prompt, channel.capabilities)).toEqual(messages)
    expect(JSON.stringify([contents, prompt])).toBe(before)
  })
  test.each(saying)('shows what the node type $type says and asks', ({ contents, prompt }) => {
    expect(channel.render(contents, prompt, channel.capabilities).length).toBeGreaterThan(0)
  })
})

test('the doors of the server are channels, and only browsers play by themselves', () => {
  expect(channelNames).toEqual(expect.arrayContaining([doors.browser.name, doors.program.name]))
  expect([doors.browser, doors.program].map(({ name }) => isPlayedHere(name))).toEqual([
    false,
    true,
  ])
})

test('a channel that is no longer there is played nowhere, and could show everything', () => {
  expect([isPlayedHere('telegraph'), capabilitiesOf('telegraph')]).toEqual([false, everything])
})
