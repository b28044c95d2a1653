import { type ActorRefFrom, assign, createActor } from 'xstate'
import type { ConversationView, Item } from '../../runtime/index.js'
import { createParent } from '../../runtime/node/parent.js'
import type { Begun, Conversing, Sharing } from './sharing.js'
import { type SharingEvent, sharingMachine, unseen } from './sharing.machine.js'
import { carryOut, type Message, type Wish } from './tab-messages.js'

/**
 * A conversation that the tabs of a browser have together (decision 85). One of them leads: it plays the flow, and holds
 * a lock where the browser has locks. The others show what it shows. A tab in which the visitor does something is handed
 * the lead, or has it done by the leader while that is busy. When the leader goes, another goes on.
 */
export function shareConversation({ name, version, read, begin, signal }: Sharing): Conversing {
  const me = Math.random()
  const { locks } = navigator
  let life = new AbortController()
  let channel: BroadcastChannel | undefined
  let own: (Begun & { readonly end: AbortController }) | undefined
  let isQueued = false
  /** What the followers have been told of. */
  let known: readonly Item[] = []
  /** What the chart wants done, which is done once it has come to rest: conversations have charts of their own. */
  const todo: (() => void)[] = []
  const machine = sharingMachine.provide({
    actions: {
      open: () => todo.push(open),
      close: () => todo.push(close),
      queue: () => todo.push(queue),
      seize({ event }) {
        const heir = event.type === 'lead.inherited' ? event.message : undefined
        todo.push(() => hold({ steal: true }, heir))
      },
      call: () => todo.push(() => post({})),
      ask: ({ context: { wishes } }) =>
        todo.push(() => {
          for (const wish of wishes) post({ wish, version })
        }),
      sayBye: () => todo.push(() => post({ isBye: true })),
      lead({ context: { view }, event }) {
        const heir = event.type === 'lead.got' ? event.heir : undefined
        todo.push(() => lead(heir, view))
      },
      rest: () => todo.push(rest),
      carryOut: ({ event }) => event.type === 'tab.wants' && todo.push(() => serve(event.wish)),
      catchUp: ({ context: { wishes } }) =>
        todo.push(() => {
          serve(wishes[0])
          own?.keep()
          tell()
        }),
      share: () => todo.push(() => share()),
      greet: ({ event }) =>
        todo.push(() => {
          known = []
          share(answerTo(event))
        }),
      hand: ({ event }) =>
        todo.push(() => post({ ...answerTo(event), isHanded: true, kept: own?.keep() })),
      serve: ({ event }) =>
        todo.push(() => {
          if ('message' in event) serve(event.message.wish)
          share({ ...answerTo(event), isDone: true })
        }),
      keepView: assign({ view: look }),
    },
    guards: {
      isUnsure: () => !locks,
      canHand({ event }) {
        if (!('message' in event) || !own) return false
        const { wish, version: theirs } = event.message
        const { status } = look()
        const isAtRest = status !== 'going' && status !== 'restarting' && own.conversation.isSettled
        return (
          !!wish && isMeant(wish) && isAtRest && wish[0] !== 'setVariables' && theirs === version
        )
      },
      yields: ({ event }) => !locks && 'message' in event && event.message.from <= me,
      // The place where it stood is entered again.
      isDue: ({
        context: {
          wishes: [wish],
        },
      }) => !!wish && (wish[0] !== 'answer' || look().status !== 'going'),
    },
    delays: { patience: () => (locks ? 2000 : 200 + Math.random() * 100) },
  })
  const tab: ActorRefFrom<typeof sharingMachine> = createActor(machine, {
    parent: createParent().parent,
  })
  tab.subscribe(() => {
    while (todo[0]) todo.shift()?.()
  })
  tab.start()
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  // Whoever was frozen or has lost its leader meanwhile finds out.
  addEventListener('visibilitychange', () => !document.hidden && tab.send({ type: 'tab.seen' }), {
    signal,
  })

  return {
    keep: () => own?.keep(),
    conversation: {
      start: () => want(['start']),
      answer: value => want(['answer', value, look().prompt?.id]),
      answerAhead: text => want(['answerAhead', text]),
      edit: id => want(['edit', id]),
      restart: () => want(['restart']),
      setVariables: values => want(['setVariables', values]),
      stop: () => tab.send({ type: 'tab.leaves' }),
      subscribe(viewer) {
        const { unsubscribe } = tab.subscribe(viewer)
        return unsubscribe
      },
      getView: look,
    },
  }

  function look(): ConversationView {
    return own ? own.conversation.getView() : tab.getSnapshot().context.view
  }

  function open() {
    life = new AbortController()
    channel = new BroadcastChannel(name)
    channel.onmessage = hear
  }

  function close() {
    life.abort()
    channel?.close()
    channel = undefined
    isQueued = false
  }

  function queue() {
    if (!isQueued) hold()
    isQueued = true
  }

  function lead(heir: Message | undefined, view: ConversationView) {
    const end = new AbortController()
    const isShown = view !== unseen
    own = { ...begin(heir ? heir.kept : read(), isShown, end.signal), end }
    known = []
    own.conversation.subscribe(tell)
    if (isShown && view.status !== 'ready') own.conversation.start()
    tell()
  }

  function rest() {
    own?.end.abort()
    own?.conversation.stop()
    own = undefined
  }

  function tell() {
    tab.send({ type: 'played.changed' })
  }

  function want(wish: Wish) {
    tab.send({ type: 'tab.wants', wish })
  }

  /** The conversation goes on in another tab, also while this page is kept for the way back. */
  function leave() {
    own?.keep()
    tab.send({ type: 'tab.leaves' })
  }

  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted) tab.send({ type: 'tab.returns' })
  }

  function post(message: Omit<Message, 'from'>) {
    channel?.postMessage({ ...message, from: me })
  }

  /** Holds the lock for as long as the line is open, once it is free or taken away from whoever holds it. */
  function hold(how?: LockOptions, heir?: Message) {
    const { signal } = life
    if (!locks) return how && tab.send({ type: 'lead.got', heir })
    locks
      .request(name, how ?? { signal }, () => {
        if (signal.aborted) return
        if (!how) isQueued = false
        tab.send({ type: 'lead.got', heir })
        return new Promise(resolve => signal.addEventListener('abort', resolve))
      })
      .catch(() => signal.aborted || tab.send({ type: 'lead.lost' }))
  }

  function serve(wish: Wish | undefined) {
    if (own && wish && isMeant(wish)) carryOut(own.conversation, wish)
  }

  function isMeant(wish: Wish) {
    return wish[0] !== 'answer' || wish[2] === undefined || wish[2] === look().prompt?.id
  }

  function answerTo(event: SharingEvent) {
    return 'message' in event ? { to: event.message.from } : {}
  }

  function share(message?: Omit<Message, 'from'>) {
    const { items, ...rest } = look()
    let unchanged = 0
    while (unchanged < known.length && known[unchanged] === items[unchanged]) unchanged++
    known = items
    post({ ...message, view: { ...rest, items: items.slice(unchanged) }, unchanged })
  }

  function hear({ data }: MessageEvent<Message>) {
    if (data.isBye) return tab.send({ type: 'leader.leaves' })
    tab.send({ type: data.view ? 'leader.shows' : 'other.asks', message: data })
    if (data.to !== me) return
    if (data.isHanded) tab.send({ type: 'lead.inherited', message: data })
    else if (data.isDone) tab.send({ type: 'wish.done' })
  }
}
