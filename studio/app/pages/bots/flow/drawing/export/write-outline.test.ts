import { expect, test } from 'vitest'
import { readFlow } from '../../model/graph/read-graph.js'
import { openRoom } from '../../testing/open-room.js'
import { writeOutline } from './write-outline.js'

const bot = {
  name: 'Outline',
  elements: [
    {
      nodes: [
        { id: 'hi', type: 'welcome', data: { text: 'Good day!' } },
        {
          id: 'checks',
          type: 'n-check-options',
          data: {
            options: [
              { id: 'cm1x9f', text: 'Swim' },
              { id: 'cm1x9g', text: 'Walk' },
            ],
          },
        },
        { id: 'again', type: 'jump-to', data: { nodeId: 'hi' } },
      ],
      edges: [
        { id: 'e1', source: 'hi', target: 'checks' },
        { id: 'e2', source: 'checks', target: 'again' },
      ],
    },
  ],
}

test('an outline has all options of a step and where a jump leads, and nobody’s ids', () => {
  const draft = openRoom(bot).draft()
  expect(writeOutline(draft, readFlow(draft), 'Trip_s').split('\n')).toEqual([
    '# Trip\\_s',
    '',
    '1. **Welcome**: Good day!',
    '   - **Next**: goes to step 2',
    '',
    '2. **Check boxes**',
    '   - Options: Swim',
    '   - Options: Walk',
    '   - **Next**: goes to step 3',
    '',
    '3. **Jump to a step**',
    '   - **The chosen step**: goes to step 1',
    '   - Jumps to step 1',
    '',
  ])
})
