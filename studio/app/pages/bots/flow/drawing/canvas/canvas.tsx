import {
  Background,
  type NodeChange,
  type OnConnectEnd,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
  useStore,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useCallback, useMemo, useRef, useState } from 'react'
import { cardWords } from '../../model/edit/card-words.js'
import { useFlow, useFlowRoom, usePlaces, useView } from '../../model/edit/flow-context.js'
import { grid, type Point } from '../../model/graph/sizes.js'
import { Frame } from '../groups/frame.js'
import { writeNote } from '../groups/groups.js'
import { NoteCard } from '../groups/note-card.js'
import styles from './canvas.module.css'
import { FarDrawing } from './far-drawing.js'
import { farModel, stepAtPlace } from './far-model.js'
import { createNodes, createWays, exitOfHandle, type WayEdge } from './flow-nodes.js'
import { GhostCard, GhostWay } from './ghost-card.js'
import { type GhostWayEdge, ghostNodes, ghostWays } from './ghosts.js'
import { Minimap } from './minimap.js'
import { Pointers } from './peers.js'
import { StepCard } from './step-card.js'
import { useCamera } from './use-camera.js'
import { useCanvasKeys } from './use-canvas-keys.js'
import { useDrop } from './use-drop.js'
import { around, type Drawn, useFrames } from './use-frames.js'
import { useGlide } from './use-glide.js'
import { usePresence } from './use-presence.js'
import { WayLine } from './way.js'
import { ZoomButtons } from './zoom-buttons.js'

const nodeTypes = { step: StepCard, frame: Frame, note: NoteCard, ghost: GhostCard }
const edgeTypes = { way: WayLine, ghost: GhostWay }
/** Below this zoom no words can be read. */
const readable = 0.5
/** So many steps can be elements at any zoom. */
const fewest = 120
const noNodes: Drawn[] = []
const noWays: WayEdge[] = []
const snapGrid: [number, number] = [grid, grid]
const several = ['Shift', 'Meta', 'Control']

/** The flow as a drawing. */
export const Canvas = () => (
  <ReactFlowProvider>
    <Drawing />
  </ReactFlowProvider>
)

function Drawing() {
  const { actions, view, camera, room } = useFlowRoom()
  const flow = useFlow()
  const places = usePlaces()
  const selected = useView(state => state.selected)
  const edge = useView(state => state.edge)
  const [dragged, setDragged] = useState<ReadonlyMap<string, Point> | null>(null)
  const [toNodes] = useState(createNodes)
  const [toWays] = useState(createWays)
  const nodes = useMemo(
    () => toNodes(flow, places, selected, dragged),
    [toNodes, flow, places, selected, dragged],
  )
  const ways = useMemo(() => toWays(flow, edge), [toWays, flow, edge])
  const { frames, hidden } = useFrames(flow, places, dragged)
  const gone = useView(({ layer }) => layer?.gone)
  const ghosts = useMemo(() => (gone ? ghostNodes(gone, selected) : []), [gone, selected])
  const shown = useMemo<Drawn[]>(
    () => [
      ...frames,
      ...ghosts,
      ...(hidden.size > 0 ? nodes.filter(({ id }) => !hidden.has(id)) : nodes),
    ],
    [frames, ghosts, hidden, nodes],
  )
  const shownWays = useMemo(
    () => [...around(ways, hidden), ...(gone ? ghostWays(gone, flow, hidden) : [])],
    [ways, hidden, gone, flow],
  )
  const model = useMemo(() => farModel(flow, places, gone), [flow, places, gone])
  const isFar = useStore(({ transform }) => transform[2] < readable) && flow.steps.size > fewest
  const isAfar = useStore(({ transform }) => transform[2] < readable)
  const home = useRef<HTMLElement>(null)
  const { toFlow } = useCamera(home)
  const { setCenter } = useReactFlow()
  const keys = useCanvasKeys(home)
  const drop = useDrop(toFlow)
  const presence = usePresence(toFlow)
  useGlide(setDragged)
  const reconnected = useRef<string | null>(null)

  const onNodesChange = useCallback(
    (changes: NodeChange<Drawn>[]) => {
      const moved = changes.flatMap(change =>
        change.type === 'position' && change.position && change.dragging
          ? [[change.id, change.position] as const]
          : [],
      )
      if (moved.length > 0) setDragged(before => new Map([...(before ?? []), ...moved]))
      const picks = changes.filter(change => change.type === 'select')
      if (picks.length === 0) return
      const next = new Set(view.get().selected)
      for (const { id, selected: isSelected } of picks) isSelected ? next.add(id) : next.delete(id)
      view.select(next)
    },
    [view],
  )
  const onDragEnd = useCallback(
    (_: unknown, _node: unknown, moved: Drawn[]) => {
      const [note] = moved.flatMap(each => (each.type === 'note' ? each : []))
      if (note)
        actions.run(
          [writeNote(note.data.note.id, { ...note.data.note, ...note.position })],
          'Moved a note',
        )
      actions.move(
        new Map(
          moved.flatMap(({ id, type, position }) => (type === 'step' ? [[id, position]] : [])),
        ),
      )
      setDragged(null)
    },
    [actions],
  )
  const onConnectEnd: OnConnectEnd = (event, { fromNode, fromHandle, toNode }) => {
    home.current?.removeAttribute('data-connecting')
    const edgeId = reconnected.current
    reconnected.current = null
    if (!fromNode || fromHandle?.type !== 'source') return
    const point = 'changedTouches' in event ? event.changedTouches[0] : event
    if (!point) return
    const from = { nodeId: fromNode.id, sourceHandle: exitOfHandle(fromHandle.id) }
    const target = toNode?.id ?? stepAt(point)
    if (target !== undefined) actions.connect(from, target)
    else if (edgeId === null && isOver(home.current, point))
      view.set({
        adding: { from, at: toFlow({ x: point.clientX, y: point.clientY }) },
        region: 'canvas',
      })
  }

  /** Writes on the card where that can be, and else in the step's fields. */
  function write(nodeId: string, target: EventTarget) {
    const row = target instanceof Element ? target.closest('[data-exit]') : null
    const handle = exitOfHandle(row?.getAttribute('data-exit'))
    const exit = flow.steps.get(nodeId)?.exits.find(({ sourceHandle }) => sourceHandle === handle)
    const exitField = row ? (exit?.field ?? null) : null
    const node = room.state().draft.elements[0].nodes.find(({ id }) => id === nodeId)
    const isHere = !actions.isFixed && node && cardWords(node, exitField)
    if (isHere) view.set({ writing: { nodeId, exitField }, region: 'canvas' })
    else view.reveal({ nodeId, isEntered: true })
  }

  /** Asks what can be done; the keyboard's own key for it comes without a place of the mouse. */
  function ask(
    event: { clientX: number; clientY: number; target: EventTarget | null; preventDefault(): void },
    what: Omit<NonNullable<ReturnType<typeof view.get>['menu']>, 'at'>,
  ) {
    if (actions.isFixed) return
    event.preventDefault()
    const box = event.target instanceof Element ? event.target.getBoundingClientRect() : undefined
    const isByKey = event.clientX === 0 && event.clientY === 0 && box !== undefined
    const at = isByKey
      ? { x: box.left + 16, y: box.top + 32 }
      : { x: event.clientX, y: event.clientY }
    if (what.nodeId !== undefined && !view.get().selected.has(what.nodeId))
      view.select([what.nodeId])
    if (what.edgeId !== undefined) view.selectEdge(what.edgeId)
    view.set({ menu: { ...what, at } })
  }

  return (
    <section
      ref={home}
      aria-label="Canvas"
      className={styles.canvas}
      data-afar={isAfar ? '' : undefined}
      // A flow is drawn from left to right whatever the language; words find their own direction.
      dir="ltr"
      {...keys}
      {...drop}
      {...presence}
      onDoubleClick={event => {
        if (
          !(event.target instanceof Element) ||
          !event.target.classList.contains('react-flow__pane')
        )
          return
        const at = toFlow({ x: event.clientX, y: event.clientY })
        const hit = isFar ? stepAtPlace(model, at) : undefined
        if (hit !== undefined) void setCenter(at.x, at.y, { zoom: 1 })
        else if (!actions.isFixed) view.set({ adding: { at }, region: 'canvas' })
      }}
    >
      <ZoomButtons />
      <ReactFlow<Drawn, WayEdge | GhostWayEdge>
        nodes={isFar ? noNodes : shown}
        edges={isFar ? noWays : shownWays}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodesChange={onNodesChange}
        // A frame around steps takes their ways along, too; here a way is selected by a press alone.
        onEdgeClick={(_, { id }) => view.selectEdge(id)}
        onNodeDragStop={onDragEnd}
        onSelectionDragStop={(event, moved) => onDragEnd(event, null, moved)}
        onConnectStart={() => home.current?.setAttribute('data-connecting', '')}
        onConnectEnd={onConnectEnd}
        onReconnectStart={(_, { id }) => {
          reconnected.current = id
        }}
        onReconnect={() => {}}
        onPaneClick={event => {
          const hit = isFar
            ? stepAtPlace(model, toFlow({ x: event.clientX, y: event.clientY }))
            : undefined
          view.selectEdge(null)
          if (hit === undefined) view.select([])
          else view.select(event.ctrlKey || event.metaKey ? [...view.get().selected, hit] : [hit])
        }}
        onNodeDoubleClick={({ target }, { id, type }) => type === 'step' && write(id, target)}
        onNodeContextMenu={(event, { id, type }) => {
          if (type === 'step') ask(event, { nodeId: id })
        }}
        onEdgeContextMenu={(event, { id, type }) => {
          if (type === 'way') ask(event, { edgeId: id })
        }}
        onPaneContextMenu={event =>
          ask(event, { place: toFlow({ x: event.clientX, y: event.clientY }) })
        }
        onSelectionContextMenu={(event, [first]) => first && ask(event, { nodeId: first.id })}
        nodesDraggable={!actions.isFixed}
        nodesConnectable={!actions.isFixed}
        edgesReconnectable={!actions.isFixed}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode="Shift"
        selectionMode={SelectionMode.Partial}
        multiSelectionKeyCode={several}
        zoomOnDoubleClick={false}
        onlyRenderVisibleElements
        elevateNodesOnSelect
        snapToGrid
        snapGrid={snapGrid}
        connectionRadius={12}
        minZoom={0.02}
        maxZoom={2}
        onInit={() => camera.open()}
      >
        <Background gap={24} size={1.5} />
        <Pointers />
      </ReactFlow>
      {isFar && <FarDrawing model={model} />}
      <Minimap model={model} />
    </section>
  )
}

interface OnScreen {
  readonly clientX: number
  readonly clientY: number
}

/** The step under a point of the screen. */
function stepAt({ clientX, clientY }: OnScreen): string | undefined {
  const node = document.elementFromPoint(clientX, clientY)?.closest('.react-flow__node')
  return node?.getAttribute('data-id') ?? undefined
}

function isOver(home: HTMLElement | null, { clientX, clientY }: OnScreen): boolean {
  return home?.contains(document.elementFromPoint(clientX, clientY)) ?? false
}
