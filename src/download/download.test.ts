import { expect, it } from 'vitest'
import type { Item, SaidItem } from '../../runtime/index.js'
import { parseBot } from '../../runtime/index.js'
import { createTimeWriter } from '../env/time-writer.js'
import { catalogue } from '../texts/catalogues/de.js'
import { translateBy } from '../texts/fill.js'
import { writeTranscript } from './download.js'

const { file: bot } = parseBot({
  name: 'Mill',
  nodes: [{ id: 'w', type: 'welcome', data: {} }],
  edges: [],
})
const at = Date.UTC(2026, 0, 5, 9, 30)
const said = (id: number, content: SaidItem['content'], rest: Partial<SaidItem> = {}): Item => ({
  kind: 'said',
  id,
  nodeId: 'n',
  at,
  partial: false,
  content,
  ...rest,
})
const text = (html: string) => ({ kind: 'text', text: html, html }) as const

const write = (items: readonly Item[], locale = 'en-GB') =>
  writeTranscript({
    bot,
    items,
    locale,
    t: translateBy(locale === 'de' ? catalogue : {}, locale),
    writeTime: createTimeWriter(locale),
  })

it('writes what was said as people read it, with its day and its times', () => {
  const time = createTimeWriter('en-GB')(at)
  expect(
    write([
      said(1, text('<p>Hi &amp; <b>welcome</b></p><p>Ask.</p>')),
      { kind: 'replied', id: 2, nodeId: 'n', at, text: 'Bread & <rolls>' },
      said(3, { kind: 'link', src: 'https://mill.example', label: 'Shop' }),
      said(4, text('More to c'), { partial: true }),
    ]),
  ).toBe(
    [
      'Mill',
      '',
      '5 January 2026',
      '',
      `${time}  Mill: Hi & welcome`,
      '    Ask.',
      `${time}  You: Bread & <rolls>`,
      `${time}  Mill: Shop https://mill.example`,
      '',
    ].join('\n'),
  )
})

it('says what a changed answer has crossed out, and begins each day anew', () => {
  const lines = write([
    { kind: 'replied', id: 1, nodeId: 'n', at, text: 'Ann', revised: true },
    { kind: 'replied', id: 2, nodeId: 'n', at: at + 86_400_000, text: 'Ben' },
  ])
  expect(lines).toMatch(/You: Ann \(crossed out\)\n\n6 January 2026\n/)
})

it('is in the language of the chat', () => {
  expect(write([{ kind: 'replied', id: 1, nodeId: 'n', at, text: 'Brot' }], 'de')).toMatch(
    /5\. Januar 2026/,
  )
})

it('leaves out pictures that are written into the bot', () => {
  expect(
    write([said(1, { kind: 'image', src: 'data:image/png;base64,AAAA', alt: 'Bread' })]),
  ).not.toContain('AAAA')
})

it('names the agent where an agent wrote, never the bot', () => {
  const agent = { id: 1, name: 'Mia', icon: '', prompts: [] }
  const lines = write([said(1, { kind: 'text', text: 'Hello', html: 'Mia: Hello', agent })])
  expect(lines).toContain('  Mia: Hello')
  expect(lines).not.toContain('Mill: Mia')
})

it('is the name alone while nothing has been said', () => {
  expect(write([])).toBe('Mill\n')
})
