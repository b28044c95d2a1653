import { expect, test } from 'vitest'
import { show } from '#testing/show.js'
import { MarkSign } from '../../drawing/signs/mark-sign.js'
import { openRoom, scratch } from '../../testing/open-room.js'
import { exitKey, type Layer } from '../layer/layer.js'
import { FlowContext } from './flow-context.js'
import { useExitMark, useLayer } from './use-layer.js'

const layer: Layer = {
  steps: new Map(),
  exits: new Map([
    [exitKey('a', 'yes'), { tone: 'bad', short: '0 %', words: 'Nobody went on here' }],
  ]),
}

function Drawn({ isOpen }: { readonly isOpen: boolean }) {
  useLayer(isOpen ? layer : null)
  const mark = useExitMark('a', 'yes')
  return mark ? <MarkSign mark={mark} /> : <p>No mark</p>
}

test('a layer is drawn while its panel is there, and says in words what it shows', async () => {
  const { flowRoom } = openRoom(scratch)
  const opened = await show(
    <FlowContext value={flowRoom}>
      <Drawn isOpen />
    </FlowContext>,
  )
  expect(opened.home.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
    'Nobody went on here',
  )
  expect(opened.home.textContent).toBe('0 %')
  await opened.close()
  expect(flowRoom.view.get().layer).toBeNull()
})

test('without a layer there is no mark', async () => {
  const { flowRoom } = openRoom(scratch)
  const { home, close } = await show(
    <FlowContext value={flowRoom}>
      <Drawn isOpen={false} />
    </FlowContext>,
  )
  expect(home.textContent).toBe('No mark')
  await close()
})
