import { expect, test } from 'vitest'
import { readMessage } from './refuse-message.js'

// What Meta's own examples look like, from facebook/openapi (MIT).
const to = '+16505551234'
const frame = { messaging_product: 'whatsapp', recipient_type: 'individual', to }
const button = (id: string, title: string) => ({ type: 'reply', reply: { id, title } })
const buttons = (...all: object[]) => ({
  ...frame,
  type: 'interactive',
  interactive: { type: 'button', body: { text: 'Well?' }, action: { buttons: all } },
})
const list = (rows: object[], more: object = {}) => ({
  ...frame,
  type: 'interactive',
  interactive: {
    type: 'list',
    body: { text: 'Well?' },
    action: { button: 'Choose', sections: [{ rows }], ...more },
  },
})
const row = (index: number, more: object = {}) => ({
  id: `r${index}`,
  title: `Row ${index}`,
  ...more,
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))

test.each([
  [
    'a text',
    { ...frame, type: 'text', text: { body: 'text-message-content', preview_url: false } },
  ],
  ['buttons', buttons(button('<UNIQUE_BUTTON_ID_1>', '<BUTTON_TITLE_1>'))],
  ['a list', list(rows(10))],
  [
    'a film',
    { ...frame, type: 'video', video: { caption: 'words', link: 'https://a.example/a.mp4' } },
  ],
  [
    'a template',
    { ...frame, type: 'template', template: { name: 'hello_world', language: { code: 'en_US' } } },
  ],
])('takes %s', (_, message) => {
  expect(readMessage(message)).toMatchObject({ message: {} })
})

test.each([
  ['no receiver', { messaging_product: 'whatsapp', type: 'text', text: { body: 'Hi' } }],
  ['an empty text', { ...frame, type: 'text', text: { body: '' } }],
  ['a text that is too long', { ...frame, type: 'text', text: { body: 'x'.repeat(4097) } }],
  ['four buttons', buttons(...[1, 2, 3, 4].map(index => button(`b${index}`, `B${index}`)))],
  ['a title of 21 letters', buttons(button('a', 'x'.repeat(21)))],
  ['two buttons of one name', buttons(button('a', 'Yes'), button('b', 'Yes'))],
  ['eleven rows', list(rows(11))],
  ['a row of 25 letters', list([row(1, { title: 'x'.repeat(25) })])],
  ['an empty description', list([row(1, { description: '' })])],
  ['two rows of one id', list([row(1), row(1)])],
  ['a GIF', { ...frame, type: 'image', image: { link: 'https://a.example/a.gif' } }],
  [
    'a caption of a sound',
    { ...frame, type: 'audio', audio: { link: 'https://a.example/a.mp3', caption: 'x' } },
  ],
  ['a file without an address', { ...frame, type: 'document', document: { link: '/a.pdf' } }],
])('refuses %s', (_, message) => {
  expect(readMessage(message)).toMatchObject({ details: expect.stringMatching(/\S/) })
})
