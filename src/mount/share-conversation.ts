import type { ConversationView, Item } from '../../runtime/index.js'
import type { Kept } from '../env/saved-slot.js'
import type { Begun, Conversing, Sharing } from './sharing.js'
import { carryOut, type Message, type Wish } from './tab-messages.js'

const empty: ConversationView = {
  status: 'ready',
  ended: null,
  items: [],
  typing: false,
  prompt: null,
}

/** Milliseconds for another tab's last words to arrive in the storage. */
const settling = 100

/**
 * A conversation that the tabs of a browser have together (decision 85). One of them leads: it plays the flow, and holds
 * a lock where the browser has locks. The others show what it shows. A tab in which the visitor does something is handed
 * the lead, or has it done by the leader while that is busy. When the leader goes, another goes on.
 */
export function shareConversation({ name, version, read, begin, signal }: Sharing): Conversing {
  const me = Math.random()
  const { locks } = navigator
  const viewers = new Set<() => void>()
  let life = new AbortController()
  let channel: BroadcastChannel | undefined
  let own: (Begun & { readonly end: AbortController }) | undefined
  let view = empty
  /** What the followers have been told of. */
  let known: readonly Item[] = []
  let hasFollowers = false
  let isFollowing = false
  let isQueued = false
  let wishes: readonly Wish[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  wake()
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  // Whoever was frozen or has lost its leader meanwhile finds out.
  addEventListener('visibilitychange', () => !own && !document.hidden && call({}), { signal })

  return {
    keep: () => own?.keep(),
    conversation: {
      start: () => want(['start']),
      answer: value => want(['answer', value, look().prompt?.id]),
      answerAhead: text => want(['answerAhead', text]),
      edit: id => want(['edit', id]),
      restart: () => want(['restart']),
      setVariables: values => want(['setVariables', values]),
      stop: sleep,
      subscribe(viewer) {
        viewers.add(viewer)
        return () => void viewers.delete(viewer)
      },
      getView: look,
    },
  }

  function look() {
    return own ? own.conversation.getView() : view
  }

  function wake() {
    life = new AbortController()
    channel = new BroadcastChannel(name)
    channel.onmessage = hear
    claim()
    call({})
  }

  /** The conversation goes on in another tab, also while this page is kept for the way back. */
  function leave() {
    own?.keep()
    sleep()
  }

  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted && !own) wake()
  }

  function sleep() {
    clearTimeout(timer)
    if (own) post({ isBye: true })
    rest()
    life.abort()
    channel?.close()
    channel = undefined
    isQueued = false
  }

  function want(wish: Wish) {
    if (own) return carryOut(own.conversation, wish)
    wishes = [...wishes, wish]
    if (isFollowing) ask()
  }

  function ask() {
    wishes = wishes.filter(([method]) => method !== 'start' || view.status === 'ready')
    for (const wish of wishes) call({ wish, version })
  }

  function post(message: Omit<Message, 'from'>) {
    channel?.postMessage({ ...message, from: me })
  }

  /** Says something that a leader answers; if none does, there is none, or it is frozen, and this tab leads. */
  function call(message: Omit<Message, 'from'>) {
    post(message)
    clearTimeout(timer)
    // A lock tells by itself that its holder is gone.
    timer = setTimeout(claim, locks ? 2000 : 200 + Math.random() * 100, true)
  }

  /** Queues for the lead, or takes it at once: as its heir, or from a leader that does not answer. */
  function claim(isNow?: boolean, heir?: Message) {
    const { signal } = life
    const take = () => signal.aborted || own || lead(heir ? heir.kept : read())
    const enter = () => void (isFollowing && !heir ? setTimeout(take, settling) : take())
    if (!locks) return isNow ? enter() : undefined
    if (!isNow && isQueued) return
    isQueued ||= !isNow
    locks
      .request(name, isNow ? { steal: true } : { signal }, () => {
        if (!isNow) isQueued = false
        if (signal.aborted) return
        enter()
        return new Promise(resolve => signal.addEventListener('abort', resolve))
      })
      .catch(() => {
        if (signal.aborted) return
        rest()
        claim()
        // Whoever leads now need not have heard of this tab.
        call({})
      })
  }

  function lead(from: Kept | undefined) {
    clearTimeout(timer)
    const end = new AbortController()
    const begun = begin(from, isFollowing, end.signal)
    const { conversation } = begun
    own = { ...begun, end }
    known = []
    conversation.subscribe(change)
    if (isFollowing && view.status !== 'ready') conversation.start()
    hasFollowers ||= isFollowing || !locks
    isFollowing = false
    change()
  }

  /** Leads no longer. */
  function rest() {
    if (!own) return
    const { conversation, end } = own
    view = look()
    own = undefined
    isFollowing = true
    end.abort()
    conversation.stop()
  }

  function change() {
    if (own && hasFollowers) share({})
    for (const viewer of viewers) viewer()
    const [wish, ...others] = wishes
    if (!own || !wish) return
    const { status, prompt } = look()
    // The place where it stood is entered again.
    if (wish[0] === 'answer' && status === 'going') return
    wishes = others
    if (wish[0] !== 'answer' || wish[2] === undefined || wish[2] === prompt?.id)
      carryOut(own.conversation, wish)
    own?.keep()
    change()
  }

  function share(message: Omit<Message, 'from'>) {
    const { items, ...rest } = look()
    let unchanged = 0
    while (unchanged < known.length && known[unchanged] === items[unchanged]) unchanged++
    known = items
    post({ ...message, view: { ...rest, items: items.slice(unchanged) }, unchanged })
  }

  function hear({ data }: MessageEvent<Message>) {
    const { from, to, view: seen, unchanged = 0 } = data
    if (own) {
      if (!seen) return data.isBye ? undefined : reply(own, data)
      // A lock tells by itself that it is lost.
      if (locks) return
      // Without locks two may have begun to lead at once.
      if (from > me) return share({})
      rest()
    }
    if (data.isBye) return call({})
    if (seen && unchanged <= view.items.length) {
      clearTimeout(timer)
      view = { ...seen, items: [...view.items.slice(0, unchanged), ...seen.items] }
      if (!isFollowing) {
        isFollowing = true
        ask()
      }
      change()
    }
    if (to !== me) return
    clearTimeout(timer)
    if (data.isHanded) claim(true, data)
    else if (data.isDone) wishes = []
  }

  function reply(mine: Begun, { from, wish, version: theirs }: Message) {
    hasFollowers = true
    if (!wish) {
      known = []
      return share({ to: from })
    }
    const { status, prompt } = look()
    const isMeant = wish[0] !== 'answer' || wish[2] === prompt?.id
    const isAtRest = status !== 'going' && status !== 'restarting' && mine.conversation.isSettled
    if (isMeant && isAtRest && wish[0] !== 'setVariables' && theirs === version) {
      post({ to: from, isHanded: true, kept: mine.keep() })
      return rest()
    }
    if (isMeant) carryOut(mine.conversation, wish)
    share({ to: from, isDone: true })
  }
}
