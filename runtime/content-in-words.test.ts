import { expect, test } from 'vitest'
import type { Content } from './index.js'
import { contentInWords } from './index.js'

test.each<[string, Content, string]>([
  [
    'a text without its HTML',
    { kind: 'text', text: '<p>Caf&eacute;</p>', html: '<p>Caf&eacute;</p>' },
    'Café',
  ],
  [
    'what a visitor typed as they typed it',
    {
      kind: 'text',
      text: 'Hi Bo <bo@b.example> &eacute;',
      html: 'Hi Bo &lt;bo@b.example&gt; &amp;eacute;',
    },
    'Hi Bo <bo@b.example> &eacute;',
  ],
  [
    'a reply of an AI as it is written',
    {
      kind: 'text',
      text: '**Rye** and\n\n- oat',
      html: '<p><strong>Rye</strong> and</p><ul><li>oat</li></ul>',
    },
    '**Rye** and\n\n- oat',
  ],
  [
    'a link by its name and address',
    { kind: 'link', src: 'https://a.example', label: 'For Bo <bo@b.example>' },
    'For Bo <bo@b.example>: https://a.example',
  ],
])('a content in words is %s', (_, content, words) => {
  expect(contentInWords(content)).toBe(words)
})
