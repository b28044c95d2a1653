import { createMemoryRoom } from '../model/draft/memory-room.js'
import { createActions } from '../model/edit/actions.js'
import type { Camera, FlowRoom } from '../model/edit/flow-context.js'
import { countedIds } from '../model/edit/ids.js'
import { createPlaces } from '../model/graph/places.js'
import { readFlow } from '../model/graph/read-graph.js'
import { createAnnouncer } from '../model/view/announcer.js'
import { createView } from '../model/view/view.js'

/** A room without a page, for tests: its ids are counted, and it keeps what it says. */
export function openRoom(bot: unknown) {
  const room = createMemoryRoom(bot)
  const view = createView(readFlow(room.state().draft).start)
  const places = createPlaces()
  const said: string[] = []
  const offered: { readonly text: string; readonly undo: () => void; isOpen: boolean }[] = []
  const announcer = { ...createAnnouncer(), say: (text: string) => void said.push(text) }
  const camera: Camera = {
    open: () => {},
    leave: () => {},
    back: () => {},
    glide: act => act(),
    fit: () => {},
    reveal: () => {},
    focus: () => {},
    middle: () => ({ x: 0, y: 0 }),
    room: () => undefined,
    toScreen: () => undefined,
  }
  const actions = createActions({
    room,
    view,
    places,
    announcer,
    nextId: countedIds(),
    middle: () => camera.middle(),
    offer(text, undo) {
      const offer = { text, undo, isOpen: true }
      offered.push(offer)
      said.push(text)
      return () => {
        offer.isOpen = false
      }
    },
  })
  const flowRoom: FlowRoom = {
    botId: 'bot',
    prefix: '',
    room,
    view,
    actions,
    announcer,
    places,
    camera,
  }
  return { ...flowRoom, flowRoom, said, offered, draft: () => room.state().draft }
}

/** A bot from scratch. */
export const scratch = {
  name: 'Scratch',
  elements: [
    { nodes: [{ id: 'welcome', type: 'welcome', data: {}, position: { x: 0, y: 0 } }], edges: [] },
  ],
}

/** A shop that offers two cakes; one of its ways comes back, and one step cannot be reached. */
export const cakes = {
  name: 'Cakes',
  elements: [
    {
      nodes: [
        { id: 'hi', type: 'welcome', data: { text: 'Good day!' } },
        {
          id: 'which',
          type: 'n-choices',
          data: {
            choicePrompt: 'Which cake?',
            choices: [
              { id: 'a', choiceText: 'Apple' },
              { id: 'p', choiceText: 'Plum' },
              { id: 'n', choiceText: 'None' },
            ],
          },
        },
        { id: 'apple', type: 'message', data: { text: 'With cream.' } },
        { id: 'bye', type: 'message', data: { text: 'Bye!' } },
        { id: 'lost', type: 'message', data: { text: 'Nobody comes here.' } },
      ],
      edges: [
        { id: 'e1', source: 'hi', target: 'which' },
        { id: 'e2', source: 'which', target: 'apple', sourceHandle: 'a' },
        { id: 'e3', source: 'which', target: 'hi', sourceHandle: 'p' },
        { id: 'e4', source: 'apple', target: 'bye' },
      ],
    },
  ],
}
