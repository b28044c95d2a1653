import { expect, test } from 'vitest'
import type { AnswerInput, NodeDefinition } from '../../runtime/index.js'
import { playNode } from '../../runtime/testing/index.js'
import { type Pick, testPicks } from './picks.js'

/** Tests a node that says `Well, {name}?` and offers options, blank ones skipped, each with an exit of its own. */
export function testOptions(
  definition: NodeDefinition,
  data: object,
  cases: {
    readonly asks: object
    readonly picks: readonly [Pick, Pick, ...Pick[]]
    /** Data in which every option is blank. */
    readonly blank: readonly object[]
    /** What other data offers, by the options' ids. */
    readonly offers?: readonly (readonly [change: object, ids: readonly string[]])[]
  },
): void {
  const [[, label], [late]] = cases.picks
  const wrong: readonly AnswerInput[] = [
    'nothing of the kind',
    '',
    77,
    [label],
    { pick: 'other' },
    null,
  ]

  test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
    const node = playNode(definition, data)
    await node.advance(699)
    expect(node.said).toEqual([])
    await node.advance(1)
    expect(node.said).toEqual(['Well, {name}?'])
    expect(node.asked).toEqual(cases.asks)
  })

  testPicks(definition, data, { picks: cases.picks, late, wrong, pickedBy: 'handle' })

  test.each(cases.blank)('reports that %j offers nothing, and goes the plain way', async blank => {
    const node = playNode(definition, { ...data, ...blank })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  })

  test.each(cases.offers ?? [])('with %j it offers %j', async (change, ids) => {
    const node = playNode(definition, { ...data, ...change })
    await node.advance(700)
    expect(node.asked).toMatchObject({ options: ids.map(id => ({ id })) })
  })
}
