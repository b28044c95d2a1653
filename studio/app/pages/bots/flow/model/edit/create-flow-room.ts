import { toast } from '@talkgraph/ui'
import type { DraftRoom } from '../draft/draft-room.js'
import { createPlaces } from '../graph/places.js'
import { createAnnouncer } from '../view/announcer.js'
import type { View } from '../view/view.js'
import { createActions } from './actions.js'
import type { Camera, FlowRoom } from './flow-context.js'
import type { NextId } from './ids.js'

/** Puts together what every part of the room has at hand. */
export function createFlowRoom({
  botId,
  room,
  view,
  nextId,
  prefix = '',
}: {
  readonly botId: string
  readonly room: DraftRoom
  readonly view: View
  readonly nextId: NextId
  readonly prefix?: string
}): FlowRoom {
  const announcer = createAnnouncer()
  const places = createPlaces()
  const camera: Camera = {
    reveal: () => {},
    fit: () => {},
    open: () => {},
    leave: () => {},
    back: () => {},
    glide: act => act(),
    middle: () => ({ x: 0, y: 0 }),
    room: () => undefined,
    toScreen: () => undefined,
    focus: () => {},
  }
  const actions = createActions({
    room,
    view,
    places,
    announcer,
    nextId,
    middle: () => camera.middle(),
    tell: text => toast({ text }),
    offer: (text, undo) => toast({ text, undo }),
  })
  return { botId, prefix, room, view, actions, announcer, places, camera }
}
