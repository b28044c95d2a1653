import { afterEach, expect, test } from 'vitest'
import { airtable } from './airtable/index.js'
import { allConnectors, bringConnectors, connectorOf } from './all.js'

afterEach(() => void bringConnectors([]))

test('a plug-in brings a connector, unless its name is taken or it is none', () => {
  const paper = { ...airtable, name: 'paper' }
  expect(bringConnectors([paper, { ...airtable }, { name: 'ink' }, null])).toEqual([
    'The connector "airtable" of a plug-in is left out: there is one of this name',
    'A plug-in brings a connector that defineConnector has not made',
    'A plug-in brings a connector that defineConnector has not made',
  ])
  expect(connectorOf('paper')).toBe(paper)
  expect(connectorOf('airtable')).toBe(airtable)
})

test('every connector says what each of its fields is for, and what its fields pick is there', () => {
  for (const { loaders, actions } of allConnectors())
    for (const { inputs, title, help } of Object.values(actions)) {
      expect(title && help).toBeTruthy()
      for (const { picks } of inputs)
        if (picks !== undefined) expect(Object.keys(loaders)).toContain(picks)
    }
})
