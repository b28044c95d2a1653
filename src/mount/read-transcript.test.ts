import { expect, it } from 'vitest'
import type { Content, Item } from '../../runtime/index.js'
import { readTranscript } from './read-transcript.js'

const said = (content: Content): Item => ({
  kind: 'said',
  id: 1,
  nodeId: 'n',
  at: 5,
  content,
  partial: false,
})
const messages = (...items: readonly Item[]) => readTranscript(items).map(({ message }) => message)

it('gives what people read: texts without markup, answers as they are shown', () => {
  const html = 'Fresh <b>bread</b> &amp; cake<br>for &lt;Ann&gt;'
  expect(
    messages(
      said({ kind: 'text', text: 'Fresh <b>bread</b> & cake<br>for <Ann>', html }),
      said({ kind: 'html', html: '<h2>Hours</h2><style>b {}</style><p>Nine to five</p>' }),
      { kind: 'replied', id: 2, nodeId: 'n', at: 6, text: 'Thursday, March 12, 2026' },
    ),
  ).toEqual(['Fresh bread & cake\nfor <Ann>', 'Hours\nNine to five', 'Thursday, March 12, 2026'])
})

it('gives the words of what is no text beside its address', () => {
  expect(
    messages(
      said({ kind: 'image', src: '/cake.svg', alt: 'A cake' }),
      said({ kind: 'video', src: '/oven.mp4' }),
      said({ kind: 'file', src: '/prices.pdf', name: 'Price list.pdf' }),
      said({ kind: 'link', src: '/shop', label: 'Open the shop' }),
    ),
  ).toEqual([
    { kind: 'image', src: '/cake.svg', text: 'A cake' },
    { kind: 'video', src: '/oven.mp4', text: '' },
    { kind: 'file', src: '/prices.pdf', text: 'Price list.pdf' },
    { kind: 'link', src: '/shop', text: 'Open the shop' },
  ])
})

it('gives what an agent has typed as it was typed', () => {
  const agent = { id: 1, name: 'Mia', icon: '', prompts: [] }
  expect(
    messages(said({ kind: 'text', text: '1 <b 2', html: '<b>Mia:</b> 1 &lt;b 2', agent })),
  ).toEqual(['1 <b 2'])
})
