import type { Brought } from 'talkgraph/builder'
import { createStore, type Store } from '#store/store.js'
import type { Point } from '../graph/sizes.js'
import type { Layer } from '../layer/layer.js'

/** An exit of a step, as an edge names it. */
export interface ExitPlace {
  readonly nodeId: string
  readonly sourceHandle: string | null
}

/** What "Add a step" was opened for: an exit, a way, a place, or just the flow. */
export interface Adding {
  readonly from?: ExitPlace
  readonly edgeId?: string
  readonly at?: Point
}

/** Where somebody asks what can be done. */
interface PressedMenu {
  /** On the screen. */
  readonly at: Point
  readonly nodeId?: string
  readonly edgeId?: string
  /** In the flow. */
  readonly place?: Point
}

/** A place in a step that somebody wants to see: a field by its path, too. */
interface Revealed {
  readonly nodeId: string
  readonly path?: readonly (string | number)[]
  /** The keyboard goes to the step's first field. */
  readonly isEntered?: boolean
}

/** What is to be drafted from words: a change of what is selected, or translations. */
export type Proposing =
  | { readonly kind: 'change' }
  | { readonly kind: 'translate'; readonly locale: string; readonly nodeIds?: readonly string[] }

/** The parts in which the keyboard walks along the flow. */
type Region = 'outline' | 'canvas'

/** What a person looks at in the room, which is nobody else's business. */
export interface ViewState {
  readonly selected: ReadonlySet<string>
  /** The way that is selected. */
  readonly edge: string | null
  /** The step that the keyboard stands at, and which of its exits. */
  readonly focus: string | null
  readonly focusedExit: number | null
  /** What stands at the start of the canvas: the outline, the palette, or a panel by its id. */
  readonly left: string | null
  readonly isStepOpen: boolean
  /** The panel that lies over the end of the canvas, by its id. */
  readonly drawer: string | null
  /** What the flow is compared with: `live`, `draft`, a version by its number, or a named draft by its id. */
  readonly comparedWith: string
  /** The test that is open in the panel Tests. */
  readonly testName: string | null
  /** What the panel of proposals was opened for. */
  readonly proposing: Proposing | null
  readonly isFinding: boolean
  readonly areKeysShown: boolean
  /** The groups that are folded. */
  readonly folded: ReadonlySet<string>
  /** The panel that asks something above the page, by its id. */
  readonly dialog: string | null
  /** What is asked about a bot that somebody brings to the flow. */
  readonly bringing: Bringing | null
  /** Something was jumped to, and there is a way back. */
  readonly canGoBack: boolean
  readonly adding: Adding | null
  readonly connecting: ExitPlace | null
  /** The step that a way is to lead to, whose beginning is asked. */
  readonly connectingFrom: string | null
  /** The words that are written on a card: those of a step, or of one of its exits by the path of their field. */
  readonly writing: { readonly nodeId: string; readonly exitField: string | null } | null
  /** What a right press has asked for: at a step, a way, or a place of the flow. */
  readonly menu: PressedMenu | null
  /** The steps that the preview has come by, the one that it is at last. */
  readonly way: readonly string[]
  /** What a panel says of steps and exits on the canvas. */
  readonly layer: Layer | null
  /** Arrows move what is selected. */
  readonly isMoving: boolean
  /** Where the keyboard was last: what is added is gone on with there. */
  readonly region: Region
  /** The keyboard is to go to a step; whichever part takes it there sets this to null. */
  readonly wish: { readonly region: Region; readonly nodeId: string | null } | null
  /** Each reveal is another object, so that the same place can be revealed again. */
  readonly revealed: Revealed | null
}

/** The view of one visit of the room. */
export interface View extends Store<ViewState> {
  /** Selects steps; the keyboard stands at the last of them. */
  readonly select: (ids: Iterable<string>) => void
  readonly selectEdge: (id: string | null) => void
  /** Takes the keyboard to a step, or where it was, in the part that it was in last. */
  readonly goTo: (nodeId: string | null, region?: Region) => void
  /** Brings a step into sight, with its inspector at a field. */
  readonly reveal: (place: Revealed) => void
  /** The same, with the field as findings name it: `items.2.label`. */
  readonly revealField: (nodeId: string, field?: string) => void
}

/** So much room the canvas wants beside the outline, and beside both outline and fields, in pixels. */
const besideOutline = 900
const besideBoth = 1100

/** A view as the room opens in a window of this width, with what there is room for. */
export function createView(start: string | undefined, width = besideBoth): View {
  const isWide = width >= 768
  const store = createStore<ViewState>({
    selected: new Set(),
    edge: null,
    focus: start ?? null,
    focusedExit: null,
    left: width >= besideOutline ? 'outline' : null,
    isStepOpen: width >= besideBoth,
    drawer: null,
    comparedWith: 'live',
    testName: null,
    proposing: null,
    isFinding: false,
    areKeysShown: false,
    folded: new Set(),
    dialog: null,
    bringing: null,
    canGoBack: false,
    adding: null,
    connecting: null,
    connectingFrom: null,
    writing: null,
    menu: null,
    way: [],
    layer: null,
    isMoving: false,
    region: isWide ? 'canvas' : 'outline',
    wish: null,
    revealed: null,
  })
  const reveal = (place: Revealed) =>
    store.set({
      selected: new Set([place.nodeId]),
      edge: null,
      focus: place.nodeId,
      focusedExit: null,
      isStepOpen: true,
      revealed: { ...place },
    })
  return {
    ...store,
    select: ids => {
      const selected = new Set(ids)
      const { focus, selected: before } = store.get()
      const last = [...selected].at(-1) ?? focus
      const isSame = selected.size === before.size && [...selected].every(id => before.has(id))
      store.set({
        selected: isSame ? before : selected,
        edge: null,
        focus: last,
        ...(last !== focus && { focusedExit: null }),
      })
    },
    selectEdge: edge => store.set({ edge, ...(edge !== null && { selected: new Set<string>() }) }),
    goTo: (nodeId, region = store.get().region) =>
      store.set({
        region,
        wish: { region, nodeId: nodeId ?? store.get().focus },
        ...(nodeId !== null && {
          focus: nodeId,
          focusedExit: null,
          selected: new Set([nodeId]),
          edge: null,
        }),
      }),
    reveal,
    revealField: (nodeId, field) => reveal({ nodeId, path: field?.split('.') }),
  }
}

/** What is asked about what somebody brings: for a bot at all, with why one cannot be read, or what is to be done with a whole one. */
type Bringing =
  | { readonly is: 'asked'; readonly fault?: string; readonly text?: string }
  | { readonly is: 'read'; readonly brought: Brought; readonly name: string; readonly at?: Point }
