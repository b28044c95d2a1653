import { expect, test } from 'vitest'
import { pressedRow } from '#keys/rows.js'
import { compareKeys } from '../../panels/compare/keys.js'
import { conversationKeys } from '../../panels/results/keys.js'
import { type KeyRow, keyGroups, keysAt, keyTable } from './keys.js'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('a letter is the same key with Caps Lock, and another one while Ctrl is held', () => {
  expect(pressedRow(keysAt('step'), press('A'))?.does).toBe('add')
  expect(pressedRow(keysAt('step'), press('a', { ctrlKey: true }))).toBeUndefined()
  expect(pressedRow(keysAt('room'), press('a', { metaKey: true }))?.does).toBe('all')
  expect(pressedRow(keysAt('room'), press('a', { ctrlKey: true, altKey: true }))).toBeUndefined()
})

test('Shift turns undo into redo, and F6 goes on with whatever is held', () => {
  expect(pressedRow(keysAt('room'), press('z', { ctrlKey: true }))?.does).toBe('undo')
  expect(pressedRow(keysAt('room'), press('Z', { ctrlKey: true, shiftKey: true }))?.does).toBe(
    'redo',
  )
  expect(pressedRow(keysAt('room'), press('F6', { altKey: true, shiftKey: true }))?.does).toBe(
    'part',
  )
})

test('arrows move what is selected only while it is being moved', () => {
  expect(pressedRow(keysAt('canvas'), press('ArrowUp'))?.does).toBe('exits')
  expect(pressedRow(keysAt('canvas'), press('ArrowUp', { altKey: true }))?.does).toBe('nearest')
  expect(pressedRow(keysAt('canvas'), press('ArrowUp', { ctrlKey: true }), true)?.does).toBe('move')
})

test('every key is reached: no row hides behind one before it', () => {
  const places = [...new Set(keyTable.map(({ where }) => where))]
  for (const where of places) {
    const rows: readonly KeyRow[] = keysAt(where)
    for (const row of rows)
      for (const key of row.keys) {
        const held = {
          ...(row.held === 'command' && ({ ctrlKey: true } as const)),
          ...(row.held === 'alt' && ({ altKey: true } as const)),
          ...(row.shift && ({ shiftKey: true } as const)),
        }
        expect(pressedRow(rows, press(key, held), row.isMoving), `${where} ${key}`).toBe(row)
      }
  }
})

test('the list of keys tells these, in this order', () => {
  const rows: readonly KeyRow[] = [...keyTable, ...compareKeys, ...conversationKeys]
  const list = keyGroups.map(group =>
    [
      group,
      ...rows.flatMap(({ help }) => (help?.[0] === group ? `${help[1]} ${help[2]}` : [])),
    ].join('\n'),
  )
  expect(list).toEqual([
    `Go
→ Follow an exit
← Back
↑ ↓ Go through the exits
1 – 9 Follow this exit
Alt + arrows The nearest step
Home The start
F6 The next part of the page
Ctrl F Find and replace
F Fit everything
B Back to where I was
N, P The next change, the one before`,
    `Draw
A Add a step
C Connect to a step
I Put a step into the way
M Move with the arrows; Shift: farther
Enter Change the step
Delete Remove`,
    `Conversations
J The next conversation
K The one before`,
    `Several
Shift + drag Select with a frame
Shift ↑ ↓ Select more in the outline
Ctrl A Select everything
Ctrl C, X, V Copy, cut, paste
Ctrl D Duplicate
S Make a sub-flow
Ctrl Z Undo
Ctrl Shift Z Redo`,
  ])
})
