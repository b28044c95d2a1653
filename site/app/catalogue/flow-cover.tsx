import { classes } from '@talkgraph/ui'
import type { FlowSketch } from '@talkgraph/wire/site-data'
import styles from './flow-cover.module.css'
import { toneOf } from './tone-of.js'

const width = 400
const height = 225
const margin = 28
const mostColumns = 7
const mostRows = 4

/** A picture of a flow: its nodes as bubbles, its edges between them. The name decides the colour, so that it stays. */
export function FlowCover({
  sketch,
  name,
  className,
}: {
  readonly sketch: FlowSketch
  readonly name: string
  readonly className?: string | undefined
}) {
  const places = placesOf(sketch)
  return (
    <svg
      className={classes(styles.cover, toneOf(name), className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width={width} height={height} />
      {sketch.edges.map(([from, to]) => {
        const [start, end] = [places[from], places[to]]
        // What leads back would cross all the others.
        if (!start || !end || end.x <= start.x) return null
        return <path key={`${from}-${to}`} className={styles.edge} d={wayOf(start, end)} />
      })}
      {places.map((place, index) => {
        const kind = sketch.nodes[index]?.kind
        if (!place || !kind) return null
        return (
          <g
            key={`${sketch.nodes[index]?.x}-${sketch.nodes[index]?.y}`}
            className={styles[kind]}
            transform={`translate(${round(place.x)} ${round(place.y)})`}
          >
            <path className={styles.bubble} d={bubbleOf(place.width, place.height)} />
            <path
              className={styles.words}
              d={`M ${round(place.width * 0.2)} ${round(place.height * 0.5)} h ${round(place.width * (0.35 + (index % 3) * 0.12))}`}
            />
          </g>
        )
      })}
    </svg>
  )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As much of a flow as is legible: its first columns, each in the middle. */
function placesOf({ nodes }: FlowSketch): readonly (Place | undefined)[] {
  const isShown = ({ x, y }: { x: number; y: number }) => x < mostColumns && y < mostRows
  const shown = nodes.filter(isShown)
  const columns = Math.max(2, ...shown.map(({ x }) => x + 1))
  const stepX = (width - 2 * margin) / columns
  const rowsOf = (column: number) => shown.filter(({ x }) => x === column).length
  const most = Math.max(1, ...shown.map(({ x }) => rowsOf(x)))
  const stepY = Math.min(58, (height - 2 * margin) / most)
  const bubble = { width: stepX * 0.68, height: Math.min(30, stepY * 0.62) }
  return nodes.map(node =>
    isShown(node)
      ? {
          x: margin + node.x * stepX + stepX * 0.16,
          y:
            height / 2 +
            (node.y - (rowsOf(node.x) - 1) / 2) * stepY -
            bubble.height / 2 +
            (node.x % 2 ? 7 : -7),
          ...bubble,
        }
      : undefined,
  )
}

function wayOf(from: Place, to: Place): string {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const bend = Math.max(12, Math.abs(x2 - x1) / 2)
  return `M ${round(x1)} ${round(y1)} C ${round(x1 + bend)} ${round(y1)} ${round(x2 - bend)} ${round(y2)} ${round(x2)} ${round(y2)}`
}

/** Round at three corners. */
function bubbleOf(width: number, height: number): string {
  const r = Math.min(10, height / 2)
  return `M ${round(r)} 0 H ${round(width - r)} A ${r} ${r} 0 0 1 ${round(width)} ${round(r)} V ${round(height - r)} A ${r} ${r} 0 0 1 ${round(width - r)} ${round(height)} H 0 V ${round(r)} A ${r} ${r} 0 0 1 ${round(r)} 0 Z`
}

const round = (value: number): number => Math.round(value * 10) / 10
