import { type Point, snap, stepWidth } from './sizes.js'
import { apart, type LaidOut } from './tree-layout.js'

/** The room that a drawing is to fill, in pixels of the screen. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** What most windows have beside outline and fields. */
export const usualRoom: Room = { width: 760, height: 640 }

/** What is drawn so large in one row can be read there. */
const wellRead = 0.5
/** How much larger a drawing must become for one more row. */
const worthARow = 1.12
const betweenRows = 2 * apart.y

/**
 * Breaks a drawing that reads from left to right into rows, as lines of a text are broken, where it becomes larger by that in
 * its room: eleven steps one after the other are three rows and no thin line.
 */
export function wrapRows(
  steps: readonly LaidOut[],
  places: ReadonlyMap<string, Point>,
  room: Room = usualRoom,
): ReadonlyMap<string, Point> {
  const columns = columnsOf(steps, places)
  let best: { readonly rows: readonly Row[]; readonly zoom: number } | undefined
  for (let most = columns.length; most > 0; most--) {
    const rows = rowsOf(columns, most)
    const zoom = zoomOf(rows, room)
    if (!best || zoom > best.zoom * worthARow) best = { rows, zoom }
    if (best.rows.length === 1 && best.zoom >= wellRead) return places
  }
  if (!best || best.rows.length < 2) return places
  const wrapped = new Map<string, Point>()
  let top = 0
  for (const row of best.rows) {
    for (const { ids, x } of row.columns)
      for (const id of ids)
        wrapped.set(id, snap({ x: x - row.left, y: (places.get(id)?.y ?? 0) - row.top + top }))
    top += row.bottom - row.top + betweenRows
  }
  return wrapped
}

interface Column {
  readonly x: number
  readonly ids: readonly string[]
  readonly top: number
  readonly bottom: number
}

interface Row {
  readonly columns: readonly Column[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function columnsOf(
  steps: readonly LaidOut[],
  places: ReadonlyMap<string, Point>,
): readonly Column[] {
  const columns = new Map<number, { ids: string[]; top: number; bottom: number }>()
  for (const { id, height } of steps) {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 }
    const column = columns.get(x) ?? { ids: [], top: y, bottom: y }
    columns.set(x, {
      ids: [...column.ids, id],
      top: Math.min(column.top, y),
      bottom: Math.max(column.bottom, y + height),
    })
  }
  return [...columns].map(([x, column]) => ({ x, ...column })).sort((one, other) => one.x - other.x)
}

function rowsOf(columns: readonly Column[], most: number): readonly Row[] {
  const rows: Row[] = []
  for (let from = 0; from < columns.length; from += most) {
    const some = columns.slice(from, from + most)
    rows.push({
      columns: some,
      left: some[0]?.x ?? 0,
      right: (some.at(-1)?.x ?? 0) + stepWidth,
      top: Math.min(...some.map(({ top }) => top)),
      bottom: Math.max(...some.map(({ bottom }) => bottom)),
    })
  }
  return rows
}

function zoomOf(rows: readonly Row[], room: Room): number {
  const width = Math.max(...rows.map(({ left, right }) => right - left))
  const height =
    rows.reduce((sum, { top, bottom }) => sum + bottom - top, 0) + (rows.length - 1) * betweenRows
  return Math.min(1, room.width / width, room.height / height)
}
