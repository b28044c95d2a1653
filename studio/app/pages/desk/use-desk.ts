import { toast } from '@talkgraph/ui'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { forgetWithSession } from '../../api/session-end.js'
import { deskMachine } from './chart/desk.machine.js'
import { loadDesk, loadPage, loadThread, sendOutgoing } from './desk-calls.js'
import { openLine } from './desk-line.js'
import { type DeskActor, holdDesk } from './hold-desk.js'
import { isSoundOn, playTone } from './sound.js'

export type { DeskActor } from './hold-desk.js'

const machine = deskMachine.provide({
  actors: {
    line: fromCallback(({ sendBack }) =>
      openLine({
        opened: () => sendBack({ type: 'line.opened' }),
        lost: () => sendBack({ type: 'line.lost' }),
        told: events => {
          for (const event of events) sendBack({ type: 'desk.told', event })
        },
      }),
    ),
    loadDesk: fromPromise(({ input, signal }) => loadDesk(input, signal)),
    loadPage: fromPromise(({ input, signal }) => loadPage(input, signal)),
    loadThread: fromPromise(({ input, signal }) => loadThread(input, signal)),
    send: fromPromise(({ input, signal }) => {
      if (!input) throw new Error('There is nothing to send.')
      return sendOutgoing(input, signal)
    }),
  },
})

const holder = holdDesk(() => createActor(machine), {
  ring: () => {
    if (isSoundOn()) playTone()
  },
  refused: why => toast({ text: `A message at the desk was not sent. ${why}`, tone: 'bad' }),
})
forgetWithSession(holder.forget)

/**
 * Opens a desk as long as the page is there, and longer where something that was written has not gone yet. It makes itself
 * heard when the agent should look up.
 */
export function useDesk(): DeskActor {
  const [desk, setDesk] = useState(holder.desk)
  useEffect(() => holder.enter(setDesk), [])
  return desk
}

/** Something that the desk knows; draws anew when that changes. */
export const useDeskValue = <Value>(
  desk: DeskActor,
  select: (snapshot: SnapshotFrom<typeof deskMachine>) => Value,
) => useSelector(desk, select)
