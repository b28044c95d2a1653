import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { html } from './index.js'

test('says its HTML as written after the typing pause and goes on', async () => {
  const node = playNode(html, { html: '<h3 class="x">Hello</h3>' })
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual([{ kind: 'html', html: '<h3 class="x">Hello</h3>' }])
  expect(node.output).toEqual({ handle: null })
})

test('escapes the values of placeholders', async () => {
  const node = playNode(
    html,
    { html: '<a title="{who}">{{ who }} {unknown}</a>' },
    { variables: { who: '"><script>' } },
  )
  await node.advance(700)
  expect(node.said).toEqual([
    {
      kind: 'html',
      html: '<a title="&quot;&gt;&lt;script&gt;">&quot;&gt;&lt;script&gt; {unknown}</a>',
    },
  ])
})

test.each([[{}], [{ html: ' \n' }]])('passes on at once with %j', data => {
  expect(playNode(html, data)).toMatchObject({ emitted: [], output: { handle: null } })
})
