import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { returnNode } from './index.js'

test('goes back at once and says nothing', () => {
  const played = playNode(returnNode)
  expect(played.output).toEqual({ handle: null, goBack: true })
  expect(played.emitted).toEqual([])
})
