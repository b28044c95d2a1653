import { expect, test } from 'vitest'
import { cakes, openRoom } from '../../testing/open-room.js'
import { replaceIn, search } from './search.js'

const bot = {
  ...cakes,
  translations: {
    de: { bye: { text: 'Tschüss, Apple!' }, customizations: { tagline: 'Birne' } },
  },
}

test('words are found in texts, options and other languages, whatever their capitals', () => {
  const { draft } = openRoom(bot)
  expect(search(draft(), 'apple').map(({ nodeId, field, path }) => [nodeId, field, path])).toEqual([
    ['which', 'Choices, a: Text', ['choices', 'a', 'choiceText']],
    ['bye', 'Text (de)', ['text']],
  ])
  expect(search(draft(), ' ')).toEqual([])
})

test('other words take their place everywhere, as one thing to undo', () => {
  const { draft, actions, room } = openRoom(bot)
  const before = draft()
  actions.run(replaceIn(search(draft(), 'apple'), 'apple', '$& Pear'), 'Replaced “apple”')
  expect(search(draft(), '$& Pear').map(({ text }) => text)).toEqual([
    '$& Pear',
    'Tschüss, $& Pear!',
  ])
  room.undo()
  expect(draft().elements[0].nodes.map(({ data }) => data)).toEqual(
    before.elements[0].nodes.map(({ data }) => data),
  )
})

test('looks are found, too, in each language, and so is what mails and AI are told', () => {
  const { draft, actions } = openRoom({
    ...bot,
    customizations: { tagline: 'Birne and more', logoText: 'Birne', headerBgColor: '#fff' },
    elements: [
      {
        nodes: [
          { id: 'mail', type: 'email', data: { to: ['a@shop.org'], subject: 'Birne', body: 'B' } },
          { id: 'ai', type: 'gpt', data: { context: 'You sell Birne.' } },
        ],
        edges: [],
      },
    ],
  })
  const found = search(draft(), 'birne')
  expect(found.map(({ nodeId, field }) => [nodeId, field])).toEqual([
    ['mail', 'Subject'],
    ['ai', expect.any(String)],
    ['customizations', 'Title'],
    ['customizations', 'Line below the title'],
    ['customizations', 'Line below the title (de)'],
  ])
  actions.run(replaceIn(found, 'Birne', 'Pear'), 'Replaced')
  expect(JSON.stringify(draft())).not.toMatch(/birne/i)
  expect(draft().customizations).toMatchObject({ tagline: 'Pear and more', logoText: 'Pear' })
})
