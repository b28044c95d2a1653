import { expect, test } from 'vitest'
import { entitiesIn } from './entities.js'

const at = { today: '2026-11-27', locale: 'en' }
const wanted = [
  { variable: 'persons', kind: 'number', values: [] },
  { variable: 'day', kind: 'date', values: [] },
  { variable: 'mail', kind: 'email', values: [] },
  { variable: 'call', kind: 'phone', values: [] },
  { variable: 'bread', kind: 'list', values: ['Rye', 'crème brûlée'] },
  { variable: ' ', kind: 'number', values: [] },
] as const

test('from what was typed each part is taken as a question of its kind reads it, and no word twice', () => {
  const text = 'On 5 December 2026, for 4: RYE! (ann@shop.example or +44 20 7946 0958)'
  expect(entitiesIn(text, wanted, at)).toEqual({
    day: '2026-12-05',
    persons: 4,
    bread: 'Rye',
    mail: 'ann@shop.example',
    call: '+442079460958',
  })
  expect(entitiesIn('Creme brulee for tomorrow', wanted, at)).toEqual({
    bread: 'crème brûlée',
    day: '2026-11-28',
  })
  expect(entitiesIn('Hello', wanted, at)).toEqual({})
})

test('two of a kind take one word each, in their order', () => {
  const two = ['from', 'to'].map(variable => ({ variable, kind: 'number', values: [] }) as const)
  expect(entitiesIn('between 1,5 and ١٢', two, { ...at, locale: 'de' })).toEqual({
    from: 1.5,
    to: 12,
  })
})

test.each([
  ['5/12/2026 4 people', { persons: 4 }],
  ['email:ann@shop.example, 2 persons', { mail: 'ann@shop.example', persons: 2 }],
  ['<mailto:ann@shop.example> 3x', { mail: 'ann@shop.example', persons: 3 }],
  ['パン 3個', { persons: 3 }],
  ['1.5kg', { persons: 1.5 }],
  ['A4', {}],
])('what stands beside a part in %j is not of it', (text, found) => {
  expect(entitiesIn(text, wanted, at)).toMatchObject(found)
  expect(entitiesIn(text, wanted, at)).not.toHaveProperty('call')
})
