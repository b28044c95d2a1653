import { classes } from '@talkgraph/ui'
import bot from '../../../content/home-bot.json'
import styles from './home-graph.module.css'

interface Place {
  readonly x: number
  readonly y: number
}

/** Where the nodes stand: beside one another where there is room, else one below the other. */
const layouts: Readonly<
  Record<
    'wide' | 'tall',
    { readonly box: string; readonly places: Readonly<Record<string, Place>> }
  >
> = {
  wide: {
    box: '0 0 1120 208',
    places: {
      welcome: { x: 0, y: 32 },
      menu: { x: 236, y: 32 },
      hours: { x: 236, y: 144 },
      which: { x: 472, y: 32 },
      name: { x: 708, y: 32 },
      done: { x: 944, y: 32 },
    },
  },
  tall: {
    box: '0 0 358 424',
    places: {
      welcome: { x: 0, y: 4 },
      menu: { x: 0, y: 92 },
      hours: { x: 186, y: 92 },
      which: { x: 0, y: 180 },
      name: { x: 0, y: 268 },
      done: { x: 0, y: 356 },
    },
  },
}
const width = 172
const height = 60

const words: Readonly<Record<string, { readonly kind: string; readonly name: string }>> = {
  welcome: { kind: 'Says', name: 'Good morning' },
  menu: { kind: 'Asks for a choice', name: 'What can I do?' },
  hours: { kind: 'Says', name: 'Opening hours' },
  which: { kind: 'Asks for a choice', name: 'Which cake?' },
  name: { kind: 'Asks for a name', name: 'Whose name?' },
  done: { kind: 'Says', name: 'It is ordered' },
}

const [{ nodes, edges }] = bot.elements as [(typeof bot.elements)[number]]

/** The flow of the demo as a graph; `walked` are the nodes that the conversation has come through, in order. */
export function HomeGraph({ walked }: { readonly walked: readonly string[] }) {
  return (
    <figure className={styles.figure}>
      <Drawing layout="wide" walked={walked} />
      <Drawing layout="tall" walked={walked} />
      <figcaption className={styles.caption}>
        The same conversation as a graph. It lights up where the chat is.
      </figcaption>
    </figure>
  )
}

function Drawing({
  layout,
  walked,
}: {
  readonly layout: keyof typeof layouts
  readonly walked: readonly string[]
}) {
  const { box, places } = layouts[layout]
  const here = walked.at(-1)
  const isWalked = (from: string, to: string) =>
    walked.some((node, at) => node === from && walked[at + 1] === to)
  return (
    <svg
      className={classes(styles.drawing, styles[layout])}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
    >
      {edges.map(({ id, source, target }) => {
        const from = places[source]
        const to = places[target]
        if (!from || !to) return null
        return (
          <path
            key={id}
            className={classes(styles.edge, isWalked(source, target) && styles.walked)}
            d={way(from, to)}
          />
        )
      })}
      {nodes.map(({ id }) => {
        const place = places[id]
        const word = words[id]
        if (!place || !word) return null
        return (
          <g
            key={id}
            className={classes(
              styles.node,
              walked.includes(id) && styles.seen,
              id === here && styles.here,
            )}
            transform={`translate(${place.x} ${place.y})`}
          >
            <rect width={width} height={height} rx="10" />
            <circle cx="20" cy="30" r="5" />
            <text className={styles.kind} fontSize="12" x="36" y="25">
              {word.kind}
            </text>
            <text className={styles.name} fontSize="14" x="36" y="44">
              {word.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** An edge from the side of a node to the next; what goes back takes the outside. */
function way(from: Place, to: Place): string {
  if (from.x === to.x && to.y > from.y) {
    const x = from.x + width / 2
    return `M${x} ${from.y + height}V${to.y}`
  }
  if (from.x === to.x) {
    const x = from.x + width / 2 + 40
    return `M${x} ${from.y}V${to.y + height}`
  }
  if (to.x < from.x) return `M${from.x} ${from.y + 44}H${to.x + width}`
  const [x1, y1, x2, y2] = [from.x + width, from.y + height / 2, to.x, to.y + height / 2]
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
