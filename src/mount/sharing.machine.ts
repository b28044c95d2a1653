import { assign, raise, setup } from 'xstate'
import type { ConversationView } from '../../runtime/index.js'
import type { Message, Wish } from './tab-messages.js'

/** What happens to a tab that shares a conversation. */
export type SharingEvent =
  | { type: 'tab.leaves' }
  | { type: 'tab.returns' }
  | { type: 'tab.seen' }
  | { type: 'tab.wants'; wish: Wish }
  | { type: 'wish.done' }
  | { type: 'lead.got'; heir: Message | undefined }
  | { type: 'lead.lost' }
  | { type: 'lead.given' }
  | { type: 'lead.inherited'; message: Message }
  | { type: 'leader.shows'; message: Message }
  | { type: 'leader.leaves' }
  | { type: 'other.asks'; message: Message }
  | { type: 'played.changed' }
  | { type: 'played.told' }

interface Context {
  /** What a leader has shown, or was played here last. */
  readonly view: ConversationView
  /** What has been wanted here and not been done yet. */
  readonly wishes: readonly Wish[]
}

/** What a tab shows before anything has been shown. */
export const unseen: ConversationView = {
  status: 'ready',
  ended: null,
  items: [],
  typing: false,
  prompt: null,
}

/** What was begun already is not begun once more. */
const stillWanted = (wishes: readonly Wish[], { status }: ConversationView) =>
  wishes.filter(([method]) => method !== 'start' || status === 'ready')

const fits = ({ items }: ConversationView, { unchanged = 0 }: Message) => unchanged <= items.length

/** Stands for what the tab itself does, and knows (share-conversation.ts). */
const later = () => {}
const no = () => false

/** A tab beside others that show one conversation: nobody is known to lead, another one leads, this one does, or it is away. */
export const sharingMachine = setup({
  types: {} as { context: Context; events: SharingEvent },
  actions: {
    /** Opens the line to the other tabs, and closes it. */
    open: later,
    close: later,
    /** Queues for the lead, or takes it at once: as its heir, or from a leader that does not answer. */
    queue: later,
    seize: later,
    /** Says something that a leader answers. */
    call: later,
    ask: later,
    sayBye: later,
    /** Plays the conversation, and no longer. */
    lead: later,
    rest: later,
    /** Carries out what is wanted, and what was wanted before the tab led. */
    carryOut: later,
    catchUp: later,
    /** Tells the others what is new, a tab that has come all that there is, and one that wants something what came of it. */
    share: later,
    greet: later,
    hand: later,
    serve: later,
    keepView: later,
    see: assign(({ context: { view }, event }) => {
      if (event.type !== 'leader.shows' || !fits(view, event.message)) return {}
      const { view: seen = view, unchanged = 0 } = event.message
      return { view: { ...seen, items: [...view.items.slice(0, unchanged), ...seen.items] } }
    }),
    noteWish: assign(({ context, event }) =>
      event.type === 'tab.wants' ? { wishes: [...context.wishes, event.wish] } : {},
    ),
    forgetWishes: assign({ wishes: [] }),
    forgetNext: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    forgetBegun: assign({
      wishes: ({ context: { wishes, view } }) => stillWanted(wishes, view),
    }),
  },
  guards: {
    isShown: ({ context }) => context.view !== unseen,
    isHeir: ({ event }) => event.type === 'lead.got' && !!event.heir,
    fits: ({ context, event }) => 'message' in event && fits(context.view, event.message),
    fitsAndWants: ({ context: { view, wishes }, event }) =>
      'message' in event &&
      fits(view, event.message) &&
      stillWanted(wishes, event.message.view ?? view).length > 0,
    isBegun: ({ context, event }) =>
      event.type === 'tab.wants' && stillWanted([event.wish], context.view).length === 0,
    isHello: ({ event }) => event.type === 'other.asks' && !event.message.wish,
    canHand: no,
    /** A lock tells by itself that it is lost. Without one two may have begun to lead at once. */
    isUnsure: no,
    /** Of two that lead, does the other one go on? */
    yields: no,
    isDue: no,
  },
  delays: {
    /** For a leader to answer. */
    patience: 2000,
    /** For another tab's last words to arrive in the storage. */
    settling: 100,
  },
}).createMachine({
  context: { view: unseen, wishes: [] },
  initial: 'awake',
  on: {
    'tab.wants': { actions: 'noteWish' },
    'tab.leaves': '.asleep',
  },
  states: {
    awake: {
      entry: ['open', 'queue'],
      initial: 'waking',
      on: { 'lead.lost': { target: '.following.calling', actions: 'queue' } },
      states: {
        waking: { always: [{ guard: 'isShown', target: 'following.calling' }, 'looking'] },
        looking: {
          entry: 'call',
          after: { patience: { actions: 'seize' } },
          on: {
            'lead.got': 'leading',
            'leader.shows': [
              { guard: 'fitsAndWants', target: 'following.asking', actions: 'see' },
              { guard: 'fits', target: 'following', actions: 'see' },
            ],
            'leader.leaves': { target: 'looking', reenter: true },
            'tab.seen': { target: 'looking', reenter: true },
          },
        },
        following: {
          initial: 'calm',
          on: {
            'lead.got': [{ guard: 'isHeir', target: 'leading' }, { target: '.settling' }],
            'lead.inherited': { target: '.calm', actions: 'seize' },
            'leader.shows': { guard: 'fits', target: '.calm', actions: 'see' },
            'leader.leaves': '.calling',
            'tab.seen': '.calling',
            'tab.wants': [{ guard: 'isBegun' }, { target: '.asking', actions: 'noteWish' }],
            'wish.done': { target: '.calm', actions: 'forgetWishes' },
          },
          states: {
            calm: {},
            calling: {
              entry: 'call',
              after: { patience: { target: 'calm', actions: 'seize' } },
            },
            asking: {
              entry: ['forgetBegun', 'ask'],
              after: { patience: { target: 'calm', actions: 'seize' } },
            },
            settling: {
              after: { settling: '#leading' },
              on: {
                'leader.shows': { guard: 'fits', actions: 'see' },
                'leader.leaves': {},
                'tab.seen': {},
                'tab.wants': { actions: 'noteWish' },
                'wish.done': { actions: 'forgetWishes' },
              },
            },
          },
        },
        leading: {
          id: 'leading',
          entry: 'lead',
          exit: ['keepView', 'rest'],
          initial: 'alone',
          on: {
            'tab.wants': { actions: 'carryOut' },
            'other.asks': [
              { guard: 'isHello', target: '.followed', actions: 'greet' },
              { guard: 'canHand', actions: ['hand', raise({ type: 'lead.given' })] },
              { target: '.followed', actions: 'serve' },
            ],
            'lead.given': 'following',
            'leader.shows': [
              { guard: 'yields', target: 'following', actions: 'see' },
              { guard: 'isUnsure', actions: 'share' },
            ],
            'tab.leaves': { target: '#asleep', actions: 'sayBye' },
            'played.told': {
              guard: 'isDue',
              actions: ['catchUp', 'forgetNext'],
            },
          },
          states: {
            alone: {
              always: [
                { guard: 'isShown', target: 'followed' },
                { guard: 'isUnsure', target: 'followed' },
              ],
              on: { 'played.changed': { actions: raise({ type: 'played.told' }) } },
            },
            followed: {
              on: { 'played.changed': { actions: ['share', raise({ type: 'played.told' })] } },
            },
          },
        },
      },
    },
    asleep: {
      id: 'asleep',
      entry: 'close',
      on: { 'tab.returns': 'awake' },
    },
  },
})
