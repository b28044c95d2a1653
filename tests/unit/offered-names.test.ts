import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offeredNames } from '../../tools/build/offered-names.mjs'

test('what the one file offers to its parts is what it exports, not what it speaks of', () => {
  const text = `
    import { useRef } from 'react'
    /** useMemo is not offered. */
    export const offered = {
      // Nor is useId.
      react: { useState, later: useEffect },
      model: { useModel },
    }
    export const useContext = 1`
  expect([...offeredNames(text)]).toEqual([
    'offered.react.useState',
    'offered.react.later',
    'offered.model.useModel',
  ])
})

test('the one file offers groups of names', () => {
  const names = offeredNames(readFileSync('src/embed/offered.ts', 'utf8'))
  expect(names).toContain('offered.jsx.Fragment')
  expect(names).toContain('offered.model.useConversation')
})
