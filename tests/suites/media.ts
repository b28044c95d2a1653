import { expect, test } from 'vitest'
import type { NodeDefinition } from '../../runtime/index.js'
import { playNode } from '../../runtime/testing/index.js'

/** Tests a node that plays the file which its data names under the node's own type. */
export function testMedia(
  definition: NodeDefinition,
  { file, mime }: { file: string; mime: string },
): void {
  const kind = definition.type
  const whole = `https://example.org${file}`

  test('says its file after the typing pause and goes on', async () => {
    const node = playNode(definition, { [kind]: whole })
    await node.advance(699)
    expect(node.said).toEqual([])
    await node.advance(1)
    expect(node.said).toEqual([{ kind, src: whole }])
    expect(node.output).toEqual({ handle: null })
  })

  test.each([
    [{ captions: ' /a.vtt ' }, '/a.vtt'],
    [{ captionsUrl: 'https://example.org/a.vtt' }, 'https://example.org/a.vtt'],
    [{ captions: ' ' }, undefined],
  ])('with %j it has the captions %j', async (data, captions) => {
    const node = playNode(definition, { [kind]: file, ...data })
    await node.advance(700)
    expect(node.emitted.at(-1)).toEqual({
      type: 'node.say',
      content: { kind, src: file, ...(captions && { captions }) },
    })
  })

  test('is shown without captions that may not be loaded', async () => {
    const node = playNode(definition, { [kind]: file, captions: 'data:text/vtt,x' })
    await node.advance(700)
    expect(node.emitted[0]).toMatchObject({
      code: 'BLOCKED_CONTENT',
      message: expect.stringContaining('captions'),
    })
    expect(node.emitted.at(-1)).toEqual({ type: 'node.say', content: { kind, src: file } })
  })

  test.each(['javascript:alert(1)', `data:${mime};base64,AA==`])(
    'does not play %j, says so and goes on',
    src => {
      const node = playNode(definition, { [kind]: src })
      expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'BLOCKED_CONTENT' }])
      expect(node.output).toEqual({ handle: null })
    },
  )

  test('passes on at once without an address', () => {
    expect(playNode(definition, {})).toMatchObject({ emitted: [], output: { handle: null } })
  })
}
